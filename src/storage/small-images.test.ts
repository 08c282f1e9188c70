import { execFileSync } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { imageSize } from 'image-size';
import sharp from 'sharp';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createSmallImages, hasPackage } from './small-images.ts';

function givenImages(): string {
  const folder = mkdtempSync(join(tmpdir(), 'furnizo-small-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const images = join(folder, 'images');
  mkdirSync(images);
  return images;
}

async function givenPicture(file: string, width: number, height: number): Promise<void> {
  await sharp({ create: { width, height, channels: 3, background: '#c2541b' } }).toFile(file);
}

test('a small picture fills the frame of a card, whatever its shape and type; none is enlarged', async () => {
  const images = givenImages();
  await givenPicture(join(images, 'flat.webp'), 1260, 945);
  await givenPicture(join(images, 'tall.jpg'), 900, 1200);
  await givenPicture(join(images, 'tiny.png'), 40, 30);
  writeFileSync(join(images, 'torn.webp'), 'RIFF');
  writeFileSync(join(images, '.half.tmp'), 'RIFF');
  const small = createSmallImages(images);
  await small.makeMissing();
  expect(readdirSync(small.folder).sort()).toEqual(['flat.webp', 'tall.jpg', 'tiny.png']);
  expect(small.want('torn.webp')).toBe(false);
  const sizeOf = (name: string) => imageSize(readFileSync(join(small.folder, name)));
  expect(sizeOf('flat.webp')).toMatchObject({ type: 'webp', width: 400, height: 300 });
  expect(sizeOf('tall.jpg')).toMatchObject({ type: 'webp', width: 400, height: 533 });
  expect(sizeOf('tiny.png')).toMatchObject({ type: 'webp', width: 40, height: 30 });
});

test.skipIf(process.platform === 'win32')(
  'a pipe, a link and a folder among the pictures hold nothing up and are no pictures',
  async () => {
    const images = givenImages();
    await givenPicture(join(images, 'flat.webp'), 800, 600);
    execFileSync('mkfifo', [join(images, 'pipe.webp')]);
    symlinkSync(join(images, 'flat.webp'), join(images, 'link.webp'));
    mkdirSync(join(images, 'folder.webp'));
    const small = createSmallImages(images);
    await small.makeMissing();
    expect(readdirSync(small.folder)).toEqual(['flat.webp']);
  },
);

test('one that is asked for is made soon, and goes with its original', async () => {
  const images = givenImages();
  await givenPicture(join(images, 'a.webp'), 800, 600);
  const small = createSmallImages(images);
  small.want('a.webp');
  await vi.waitFor(() => expect(readdirSync(small.folder)).toEqual(['a.webp']), 10_000);
  await small.makeMissing();
  rmSync(join(small.folder, 'a.webp'));
  small.want('a.webp');
  await vi.waitFor(() => expect(readdirSync(small.folder)).toEqual(['a.webp']), 10_000);
  await small.makeMissing();
  rmSync(join(images, 'a.webp'));
  await small.makeMissing();
  expect(readdirSync(small.folder)).toEqual([]);
});

test('a package that is missing is no fault', () => {
  expect([hasPackage('sharp'), hasPackage('no-such-package')]).toEqual([true, false]);
});

test('a shop that ends waits for no picture', async () => {
  const images = givenImages();
  await givenPicture(join(images, 'a.webp'), 800, 600);
  const report = vi.fn();
  const small = createSmallImages(images, report);
  expect(small.want('a.webp')).toBe(true);
  await small.close();
  expect(report).not.toHaveBeenCalled();
});
