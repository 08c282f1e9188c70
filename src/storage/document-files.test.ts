import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { givenFolder } from '#testing/given-folder.ts';
import { findDocumentFile, sha256OfBytes, storeDocumentFile } from './document-files.ts';

const PAPER = Buffer.from('%PDF-1.7 një faturë');

test('a paper is kept once, under a name made of its content', async () => {
  const folder = givenFolder();
  const sha256 = await storeDocumentFile(folder, PAPER);
  expect(await storeDocumentFile(folder, Buffer.from(PAPER))).toBe(sha256);
  expect(readdirSync(folder)).toEqual([`${sha256OfBytes(PAPER)}.pdf`]);
  expect(await findDocumentFile(folder, sha256)).toEqual(PAPER);
});

test('a file that is lost, or not what its name says, is as good as none, and can be kept again', async () => {
  const folder = givenFolder();
  const sha256 = await storeDocumentFile(folder, PAPER);
  const file = join(folder, `${sha256}.pdf`);
  for (const harm of [() => rmSync(file), () => writeFileSync(file, 'half of it')]) {
    harm();
    expect(await findDocumentFile(folder, sha256)).toBeNull();
    await storeDocumentFile(folder, PAPER);
    expect(readFileSync(file)).toEqual(PAPER);
  }
  expect(readdirSync(folder)).toHaveLength(1);
});

test('a paper that cannot be written leaves nothing behind, and says so', async () => {
  const missing = join(givenFolder(), 'gone');
  await expect(storeDocumentFile(missing, PAPER)).rejects.toThrow('ENOENT');
});
