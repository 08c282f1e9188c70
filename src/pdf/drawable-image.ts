import { inflateSync } from 'node:zlib';
import { imageSize } from 'image-size';

export type DrawableImage = { readonly type: 'png' | 'jpg'; readonly bytes: Uint8Array };

/**
 * A picture that a PDF can contain: upright and in RGB or grey. What a PDF supports stays unchanged; rotated photos,
 * CMYK and WEBP are redrawn. Null for a file that is not a picture.
 */
export async function toDrawable(bytes: Uint8Array): Promise<DrawableImage | null> {
  const type = typeOf(bytes);
  if (type === null) return null;
  // The PDF writer reads the whole buffer behind the bytes, which for a small file is a shared pool.
  const own = Uint8Array.from(bytes);
  if (type === 'webp') return redraw(own, 'png');
  if (type === 'png' && !isWhole(own)) return redraw(own, type);
  if (type === 'png' ? !hasExif(own) : !needsRedrawing(own)) return { type, bytes: own };
  // Without sharp, as in the single executable, it is used unchanged.
  return (await redraw(own, type)) ?? { type, bytes: own };
}

/** For a picture that the PDF writer rejected. Null when it can't be read at all. */
export async function redraw(bytes: Uint8Array, type: DrawableImage['type']): Promise<DrawableImage | null> {
  try {
    const { default: sharp } = await import('sharp');
    const upright = sharp(bytes).autoOrient().toColourspace('srgb');
    const drawn = type === 'png' ? upright.png() : upright.jpeg({ quality: 90 });
    return { type, bytes: Uint8Array.from(await drawn.toBuffer()) };
  } catch {
    return null;
  }
}

function typeOf(bytes: Uint8Array): 'png' | 'jpg' | 'webp' | null {
  if (startsWith(bytes, [0x89, 0x50, 0x4e, 0x47])) return 'png';
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return 'jpg';
  const isWebp =
    startsWith(bytes, [0x52, 0x49, 0x46, 0x46]) && startsWith(bytes.subarray(8), [0x57, 0x45, 0x42, 0x50]);
  return isWebp ? 'webp' : null;
}

function startsWith(bytes: Uint8Array, magic: readonly number[]): boolean {
  return magic.every((byte, index) => bytes[index] === byte);
}

/** From the first chunk to `IEND`, or to where the file is cut. */
function* chunksOf(png: Uint8Array): Generator<{ readonly kind: number; readonly content: Uint8Array }> {
  const view = new DataView(png.buffer, png.byteOffset, png.byteLength);
  for (let at = SIGNATURE; at + 12 <= png.length; at += 12 + view.getUint32(at)) {
    const kind = view.getUint32(at + 4);
    yield { kind, content: png.subarray(at + 8, at + 8 + view.getUint32(at)) };
    if (kind === CHUNKS.IEND) return;
  }
}

/** A PNG that is cut or damaged keeps the PDF writer busy for ever. */
function isWhole(png: Uint8Array): boolean {
  const chunks = [...chunksOf(png)];
  const head = chunks[0];
  if (head?.kind !== CHUNKS.IHDR || head.content.length < 8 || chunks.at(-1)?.kind !== CHUNKS.IEND)
    return false;
  const size = new DataView(head.content.buffer, head.content.byteOffset);
  const maxOutputLength = 2 * size.getUint32(4) * (1 + size.getUint32(0) * MAX_PIXEL_BYTES);
  const pixels = chunks.filter(({ kind }) => kind === CHUNKS.IDAT).map(({ content }) => content);
  try {
    return inflateSync(Buffer.concat(pixels), { maxOutputLength }).length > 0;
  } catch {
    return false;
  }
}

/** May be rotated, as in a JPEG. */
function hasExif(png: Uint8Array): boolean {
  return chunksOf(png).some(({ kind }) => kind === CHUNKS.eXIf);
}

const SIGNATURE = 8;
const CHUNKS = { IHDR: 0x49_48_44_52, IDAT: 0x49_44_41_54, IEND: 0x49_45_4e_44, eXIf: 0x65_58_49_66 };
/** Four channels of 16 bits. */
const MAX_PIXEL_BYTES = 8;

const UPRIGHT = 1;
const INKS = 4;

function needsRedrawing(bytes: Uint8Array): boolean {
  try {
    return (imageSize(bytes).orientation ?? UPRIGHT) !== UPRIGHT || countComponents(bytes) === INKS;
  } catch {
    return true;
  }
}

/** From the frame header (ITU T.81, B.2.2); 0 when there is none. */
function countComponents(bytes: Uint8Array): number {
  let at = 2;
  while (at + 9 < bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0;
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return bytes[at + 9] ?? 0;
    at += 2 + ((bytes[at + 2] ?? 0) << 8) + (bytes[at + 3] ?? 0);
  }
  return 0;
}
