import sharp from 'sharp';
import { describe, expect, it, test } from 'vitest';
import { embedImage, openDocument } from './document.ts';
import { toDrawable } from './drawable-image.ts';
import { testFonts } from './testing/test-fonts.ts';

const WIDE = { create: { width: 40, height: 20, channels: 3, background: '#c2541b' } } as const;

/** As `readFileSync` and form data give small files: in the middle of a pool with other bytes. */
function pooled(bytes: Buffer): Uint8Array {
  const pool = Buffer.alloc(bytes.length + 64, 0xff);
  bytes.copy(pool, 33);
  return pool.subarray(33, 33 + bytes.length);
}

async function embed(bytes: Uint8Array) {
  const document = await openDocument(testFonts, 'x');
  const image = await embedImage(document, bytes);
  return image && { width: image.width, height: image.height };
}

describe('a picture on a document', () => {
  test.each([
    ['a small JPEG', () => sharp(WIDE).jpeg().toBuffer()],
    ['a progressive JPEG', () => sharp(WIDE).jpeg({ progressive: true }).toBuffer()],
    ['a grey JPEG', () => sharp(WIDE).greyscale().jpeg().toBuffer()],
    ['a JPEG of inks', () => sharp(WIDE).toColourspace('cmyk').jpeg().toBuffer()],
    ['a PNG', () => sharp(WIDE).png().toBuffer()],
    ['a PNG of 16 bits', () => sharp(WIDE).toColourspace('rgb16').png().toBuffer()],
    ['an interlaced PNG', () => sharp(WIDE).png({ progressive: true }).toBuffer()],
    ['a WEBP', () => sharp(WIDE).webp().toBuffer()],
  ])('is drawn: %s', async (_what, draw) => {
    expect(await embed(pooled(await draw()))).toEqual({ width: 40, height: 20 });
  });

  test.each([3, 5, 6, 7, 8])('is upright, as its orientation %d says', async (orientation) => {
    const bytes = await sharp(WIDE).withMetadata({ orientation }).jpeg().toBuffer();
    const size = orientation >= 5 ? { width: 20, height: 40 } : { width: 40, height: 20 };
    expect(await embed(pooled(bytes))).toEqual(size);
  });

  it('stays as it is when it can be, and is in light when it was in inks', async () => {
    const plain = await sharp(WIDE).jpeg().toBuffer();
    expect((await toDrawable(plain))?.bytes).toEqual(Uint8Array.from(plain));
    const inks = await sharp(WIDE).toColourspace('cmyk').jpeg().toBuffer();
    const drawn = await toDrawable(inks);
    expect((await sharp(drawn?.bytes).metadata()).space).toBe('srgb');
  });

  it('is left out when it is none', async () => {
    expect(await embed(Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]))).toBeNull();
    expect(await embed(Uint8Array.from([1, 2, 3]))).toBeNull();
  });
});
