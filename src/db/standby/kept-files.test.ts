import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { givenDataFolder, givenFolder } from '#testing/given-folder.ts';
import { mirrorFiles, packFiles, unpackFiles } from './stored-files.ts';

function givenFiles() {
  const shop = givenDataFolder();
  writeFileSync(join(shop.imagesFolder, 'abc.webp'), 'picture');
  writeFileSync(join(shop.imagesFolder, '.half.tmp'), 'half');
  writeFileSync(join(shop.documentsFolder, 'def.pdf'), 'paper');
  return shop;
}

const read = (folder: string) =>
  ['images', 'documents'].flatMap((name) =>
    readdirSync(join(folder, name)).map((file) => readFileSync(join(folder, name, file), 'utf8')),
  );

test('pictures and papers are copied once, and what is half written is not', () => {
  const shop = givenFiles();
  const target = givenFolder();
  mirrorFiles({ ...shop, target });
  expect(read(target)).toEqual(['picture', 'paper']);
  writeFileSync(join(target, 'images', 'abc.webp'), 'kept as it is');
  writeFileSync(join(shop.documentsFolder, 'ghi.pdf'), 'another');
  mirrorFiles({ ...shop, target });
  expect(read(target).toSorted()).toEqual(['another', 'kept as it is', 'paper']);
});

test('where no folder can be reached they travel in a database, and come out of it as they were', () => {
  const shop = givenFiles();
  const pack = join(givenFolder(), 'standby', 'files.sqlite');
  packFiles({ ...shop, target: pack });
  writeFileSync(join(shop.imagesFolder, 'ghi.webp'), 'another');
  packFiles({ ...shop, target: pack });
  const target = join(givenFolder(), 'copy');
  mkdirSync(target);
  unpackFiles(pack, target);
  expect(read(target).toSorted()).toEqual(['another', 'paper', 'picture']);
});
