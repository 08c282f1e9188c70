import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, onTestFinished, test } from 'vitest';
import { DomainError } from '#kernel/domain-error.ts';
import { propertyRuns } from '#testing/property-runs.ts';
import { storeImage } from './image-store.ts';

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAUAAAAFCAYAAACNbyblAAAAHElEQVQI12P4//8/w38GIAXDIBKE0DHxgljNBAAO9TXL0Y4OHwAAAABJRU5ErkJggg==',
  'base64',
);
const WEBP = Buffer.from('UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD+JaQAA3AAAAAA', 'base64');
const JPG = Buffer.from(
  '/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAP//////////////////////////////////////////////////////////////////////////////////////wAALCAABAAEBAREA/8QAFAABAAAAAAAAAAAAAAAAAAAAA//EABQQAQAAAAAAAAAAAAAAAAAAAAD/2gAIAQEAAD8AN//Z',
  'base64',
);

function openFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'furnizo-store-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

const dataUrl = (bytes: Buffer, label = 'image/png') => `data:${label};base64,${bytes.toString('base64')}`;

function codeOf(store: () => unknown): string {
  try {
    store();
    return 'stored';
  } catch (error) {
    if (error instanceof DomainError) return error.code;
    throw error;
  }
}

test.each([
  ['png', PNG],
  ['webp', WEBP],
  ['jpg', JPG],
])('a %s is stored as what it is, whatever its label says', (extension, bytes) => {
  const folder = openFolder();
  const name = storeImage(folder, dataUrl(bytes, 'text/html'));
  expect(name).toMatch(new RegExp(`^[0-9a-f]{40}\\.${extension}$`));
  expect(readFileSync(join(folder, name))).toEqual(bytes);
});

test('the same picture is stored once, under a name made of its content', () => {
  const folder = openFolder();
  expect(storeImage(folder, dataUrl(PNG))).toBe(storeImage(folder, dataUrl(PNG, 'image/webp')));
  expect(readdirSync(folder)).toHaveLength(1);
});

test.each([
  ['an SVG', 'data:image/svg+xml;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciLz4='],
  ['an SVG in plain text', 'data:image/svg+xml;utf8,<svg xmlns="http://www.w3.org/2000/svg"/>'],
  ['an SVG called a PNG', dataUrl(Buffer.from('<svg width="5" height="5"/>'))],
  ['a GIF', dataUrl(Buffer.from('R0lGODlhAQABAAAAACwAAAAAAQABAAA=', 'base64'))],
  ['nothing', 'data:image/png;base64,'],
  ['text', 'data:text/plain,hello'],
  ['the first bytes of a PNG alone', dataUrl(PNG.subarray(0, 8))],
  ['the first bytes of a JPG alone', dataUrl(JPG.subarray(0, 3))],
  ['a RIFF that is no WEBP', dataUrl(Buffer.from('RIFF0000WAVEfmt '))],
])('%s is rejected', (_what, url) => {
  const folder = openFolder();
  expect(codeOf(() => storeImage(folder, url))).toBe('unsupported-image-type');
  expect(readdirSync(folder)).toEqual([]);
});

test('more than 5 MB is rejected, 5 MB are not too large', () => {
  const folder = openFolder();
  const padded = (size: number) => dataUrl(Buffer.concat([PNG, Buffer.alloc(size - PNG.length)]));
  expect(codeOf(() => storeImage(folder, padded(5 * 1024 * 1024)))).toBe('stored');
  expect(codeOf(() => storeImage(folder, padded(5 * 1024 * 1024 + 1)))).toBe('image-too-large');
  expect(codeOf(() => storeImage(folder, padded(6 * 1024 * 1024)))).toBe('image-too-large');
});

test('a small file that unfolds to more than 25 megapixels is rejected', () => {
  const bomb = Buffer.from(PNG);
  bomb.writeUInt32BE(6000, 16);
  bomb.writeUInt32BE(5000, 20);
  expect(codeOf(() => storeImage(openFolder(), dataUrl(bomb)))).toBe('image-too-many-pixels');
});

test('whatever is sent, it is stored or rejected, never a fault', () => {
  const folder = openFolder();
  const start = fc.constantFrom(PNG, WEBP, JPG, Buffer.alloc(0));
  fc.assert(
    fc.property(start, fc.nat(90), fc.uint8Array({ maxLength: 60 }), (bytes, keep, rest) => {
      const url = dataUrl(Buffer.concat([bytes.subarray(0, keep), rest]));
      expect(['stored', 'unsupported-image-type', 'image-too-large', 'image-too-many-pixels']).toContain(
        codeOf(() => storeImage(folder, url)),
      );
    }),
    { numRuns: propertyRuns(300) },
  );
});

test.skipIf(process.platform === 'win32')(
  'a picture for which there is no room is not stored in part',
  () => {
    const folder = openFolder();
    const large = dataUrl(Buffer.concat([PNG, Buffer.alloc(20_000, 1)]));
    const program = `
    const { storeImage } = await import(${JSON.stringify(join(import.meta.dirname, 'image-store.ts'))});
    storeImage(${JSON.stringify(folder)}, ${JSON.stringify(large)});`;
    // A file size limit ends a write like a full disk: the first part is written, the rest fails.
    const shell = spawnSync('sh', [
      '-c',
      'ulimit -f 8; exec "$0" --input-type=module -e "$1"',
      process.execPath,
      program,
    ]);
    expect(shell.stderr.toString()).toContain('EFBIG');
    expect(readdirSync(folder)).toEqual([]);
  },
);
