import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it, test } from 'vitest';
import { embedImage, openDocument } from './document.ts';
import { toDrawable } from './drawable-image.ts';
import { testFonts } from './testing/test-fonts.ts';

const WIDE = { create: { width: 40, height: 20, channels: 3, background: '#c2541b' } } as const;

/** Green and red on the left, blue on the right. */
function picture() {
  const pixels = Buffer.alloc(40 * 20 * 3);
  for (let at = 0; at < 40 * 20; at += 1) {
    const isLeft = at % 40 < 20;
    pixels[at * 3 + (isLeft ? (at < 400 ? 1 : 0) : 2)] = 255;
  }
  return sharp(pixels, { raw: { width: 40, height: 20, channels: 3 } });
}

const plainJpeg = await picture().jpeg({ quality: 95, chromaSubsampling: '4:4:4' }).toBuffer();
const plainPng = await picture().png().toBuffer();

function segment(marker: number, content: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([head, content]);
}

function exif(orientation: number): Buffer {
  return segment(0xe1, Buffer.concat([Buffer.from('Exif\0\0'), tiff(orientation)]));
}

function tiff(orientation: number, isLittle = true): Buffer {
  const entry = isLittle
    ? [0x49, 0x49, 42, 0, 8, 0, 0, 0, 1, 0, 0x12, 0x01, 3, 0, 1, 0, 0, 0, orientation, 0]
    : [0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation];
  return Buffer.from([...entry, 0, 0, 0, 0, 0, 0]);
}

/** The picture as a JPEG with these segments in place of its own. */
function jpegOf(...segments: readonly Buffer[]): Buffer {
  let at = 2;
  while ((plainJpeg[at + 1] ?? 0) >= 0xe0 && (plainJpeg[at + 1] ?? 0) <= 0xef)
    at += 2 + plainJpeg.readUInt16BE(at + 2);
  return Buffer.concat([Buffer.from([0xff, 0xd8]), ...segments, plainJpeg.subarray(at)]);
}

function pngOf(orientation: number): Buffer {
  const chunk = (name: string, content: Buffer) => {
    const body = Buffer.concat([Buffer.from(name), content]);
    const ends = [Buffer.alloc(4), Buffer.alloc(4)] as const;
    ends[0].writeUInt32BE(content.length);
    ends[1].writeUInt32BE(crc32(body));
    return Buffer.concat([ends[0], body, ends[1]]);
  };
  const at = 33;
  return Buffer.concat([plainPng.subarray(0, at), chunk('eXIf', tiff(orientation)), plainPng.subarray(at)]);
}

function turnedPictures(orientation: number): Record<string, () => Buffer | Promise<Buffer>> {
  const jfif = segment(0xe0, Buffer.from('JFIF\0\x01\x01\0\0\x01\0\x01\0\0', 'latin1'));
  const xmp = segment(0xe1, Buffer.from('http://ns.adobe.com/xap/1.0/\0<x:xmpmeta/>'));
  const motorola = segment(0xe1, Buffer.concat([Buffer.from('Exif\0\0'), tiff(orientation, false)]));
  return {
    'a JPEG that begins with EXIF': () => jpegOf(exif(orientation)),
    'EXIF with the large end first': () => jpegOf(motorola),
    'EXIF behind JFIF': () => jpegOf(jfif, exif(orientation)),
    'EXIF behind XMP': () => jpegOf(jfif, xmp, exif(orientation)),
    'EXIF behind a comment': () => jpegOf(jfif, segment(0xfe, Buffer.from('x')), exif(orientation)),
    'two pictures in one file': () => Buffer.concat([jpegOf(exif(orientation)), plainJpeg]),
    'fill bytes before EXIF': () =>
      Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xff]), exif(orientation), jpegOf().subarray(2)]),
    'a WEBP': () => picture().withMetadata({ orientation }).webp({ lossless: true }).toBuffer(),
    inks: () => picture().toColourspace('cmyk').withMetadata({ orientation }).jpeg().toBuffer(),
    'a PNG': () => pngOf(orientation),
  };
}

/** `readFileSync` and form data give small files like this: in the middle of a pool with other bytes. */
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

  const uprightMembers = turnedPictures(6);
  test.each(Object.keys(uprightMembers))('is upright: %s', async (what) => {
    const bytes = pooled(Buffer.from(await uprightMembers[what]!()));
    const drawn = await toDrawable(bytes);
    const { data, info } = await sharp(drawn?.bytes)
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const brightest = (x: number, y: number) => {
      const at = (y * info.width + x) * info.channels;
      return ['red', 'green', 'blue'][
        data.subarray(at, at + 3).indexOf(Math.max(...data.subarray(at, at + 3)))
      ];
    };
    // The bottom left corner becomes the top left.
    expect([info.width, info.height, brightest(2, 2), brightest(17, 2)]).toEqual([20, 40, 'red', 'green']);
    expect(await embed(bytes)).toEqual({ width: 20, height: 40 });
  });

  test.each([
    ['without a head of its own', () => jpegOf()],
    ['with comments', () => jpegOf(segment(0xfe, Buffer.from('Viber')))],
    ['with bytes behind its end', () => Buffer.concat([jpegOf(), Buffer.alloc(300)])],
    ['cut at its end', () => jpegOf().subarray(0, -20)],
    ['with an orientation that there is not', () => jpegOf(exif(9))],
    ['with an orientation of nothing', () => jpegOf(exif(0))],
    ['with a cut EXIF', () => jpegOf(segment(0xe1, Buffer.from('Exif\0\0II*')))],
    ['mirrored', () => jpegOf(exif(2))],
    ['optimised', () => picture().jpeg({ mozjpeg: true }).toBuffer()],
    ['a PNG of a palette', () => picture().png({ palette: true }).toBuffer()],
    [
      'a PNG of two colours',
      () => picture().greyscale().threshold().png({ palette: true, colours: 2 }).toBuffer(),
    ],
    ['a grey PNG that shines through', () => picture().greyscale().ensureAlpha(0.5).png().toBuffer()],
    [
      'an interlaced grey PNG of 16 bits',
      () => picture().greyscale().toColourspace('grey16').png({ progressive: true }).toBuffer(),
    ],
    ['a lossless WEBP', () => picture().webp({ lossless: true }).toBuffer()],
  ])('is drawn as wide as it is: %s', async (_what, draw) => {
    expect(await embed(pooled(Buffer.from(await draw())))).toEqual({ width: 40, height: 20 });
  });

  it('stays as it is when it can be, and is in light when it was in inks', async () => {
    const plain = await sharp(WIDE).jpeg().toBuffer();
    expect((await toDrawable(plain))?.bytes).toEqual(Uint8Array.from(plain));
    const inks = await sharp(WIDE).toColourspace('cmyk').jpeg().toBuffer();
    const drawn = await toDrawable(inks);
    expect((await sharp(drawn?.bytes).metadata()).space).toBe('srgb');
  });

  test.each([
    ['in colour', () => picture().png()],
    ['that shines through', () => picture().ensureAlpha(0.5).png()],
    ['in grey', () => picture().greyscale().png()],
    ['of 16 bits', () => picture().toColourspace('rgb16').png()],
    ['that is interlaced', () => picture().png({ progressive: true })],
  ])('is left out when a PNG %s is cut or damaged', async (_what, draw) => {
    const whole = await draw().toBuffer();
    for (const end of [whole.length - 13, Math.floor(whole.length / 2), 40]) {
      expect(await embed(whole.subarray(0, end))).toBeNull();
    }
    const damaged = Buffer.from(whole);
    damaged.fill(0xa5, whole.length - 40, whole.length - 20);
    expect(await embed(damaged)).toBeNull();
  });

  it('is left out when it is none', async () => {
    expect(await embed(Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]))).toBeNull();
    expect(await embed(Uint8Array.from([1, 2, 3]))).toBeNull();
  });
});
