import { createHash, randomUUID } from 'node:crypto';
import {
  closeSync,
  existsSync,
  fsyncSync,
  lstatSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { imageSize } from 'image-size';
import type { Ctx } from '#kernel/ctx.ts';
import { DomainError } from '#kernel/domain-error.ts';

export type ImagesCtx = Ctx & {
  readonly imagesFolder: string;
  readonly wantSmallImage?: ((fileName: string) => void) | undefined;
};

export type ImageLimits = { readonly bytes: number; readonly pixels: number };

const LIMITS: ImageLimits = { bytes: 5 * 1024 * 1024, pixels: 25_000_000 };

const IMAGE_NAME = /^[0-9a-f]{40}\.(jpg|png|webp)$/;

type ImageType = 'jpg' | 'png' | 'webp';

/**
 * Stores the picture of a data URL under its content hash, so that the same picture is stored once, and returns the
 * file name. The type is detected from the bytes, never the label. Rejects with `image-too-large`,
 * `image-too-many-pixels` (5 MB decoded, 25 megapixels) and `unsupported-image-type` (anything but JPG, PNG, WEBP).
 * Call it before the transaction: a file cannot be rolled back, but an unreferenced one is harmless.
 */
export function storeImage(folder: string, dataUrl: string): string {
  return storeImageBytes(folder, decode(dataUrl, LIMITS.bytes));
}

/** Like `storeImage`, with other limits. */
export function storeImageBytes(folder: string, bytes: Buffer, limits: ImageLimits = LIMITS): string {
  if (bytes.length > limits.bytes) throw new DomainError('image-too-large');
  const type = getImageType(bytes);
  assertDrawable(bytes, type, limits.pixels);
  const fileName = `${createHash('sha256').update(bytes).digest('hex').slice(0, 40)}.${type}`;
  const path = join(folder, fileName);
  if (!existsSync(path)) writeDurably(folder, path, bytes);
  return fileName;
}

export function isStoredImage(folder: string, fileName: string): boolean {
  return (
    IMAGE_NAME.test(fileName) &&
    (lstatSync(join(folder, fileName), { throwIfNoEntry: false })?.isFile() ?? false)
  );
}

/** Null when the picture is missing or unreadable. */
export function readStoredImage(folder: string, fileName: string): Buffer | null {
  if (!isStoredImage(folder, fileName)) return null;
  try {
    return readFileSync(join(folder, fileName));
  } catch {
    return null;
  }
}

export function isWithin(bytes: Buffer, limits: ImageLimits): boolean {
  const size = measure(bytes);
  return size !== null && bytes.length <= limits.bytes && size.width * size.height <= limits.pixels;
}

function decode(dataUrl: string, maxBytes: number): Buffer {
  const label = /^data:[^,]*;base64,/i.exec(dataUrl.slice(0, 200))?.[0];
  if (label === undefined) throw new DomainError('unsupported-image-type');
  if (dataUrl.length - label.length > Math.ceil(maxBytes / 3) * 4) throw new DomainError('image-too-large');
  return Buffer.from(dataUrl.slice(label.length), 'base64');
}

/** By the first bytes, so that only these three formats are ever parsed. */
function getImageType(bytes: Buffer): ImageType {
  if (bytes.subarray(0, 3).toString('hex') === 'ffd8ff') return 'jpg';
  if (bytes.subarray(0, 8).toString('hex') === '89504e470d0a1a0a') return 'png';
  const isRiff = bytes.toString('latin1', 0, 4) === 'RIFF';
  if (isRiff && bytes.toString('latin1', 8, 12) === 'WEBP') return 'webp';
  throw new DomainError('unsupported-image-type');
}

function assertDrawable(bytes: Buffer, type: ImageType, maxPixels: number): void {
  const size = measure(bytes);
  if (size?.type !== type || size.width < 1 || size.height < 1) {
    throw new DomainError('unsupported-image-type');
  }
  if (size.width * size.height > maxPixels) {
    throw new DomainError('image-too-many-pixels', { maxPixels });
  }
}

function measure(bytes: Buffer): ReturnType<typeof imageSize> | null {
  try {
    return imageSize(bytes);
  } catch {
    return null;
  }
}

/** Atomic: a power cut leaves at most a temporary file. */
function writeDurably(folder: string, path: string, bytes: Buffer): void {
  mkdirSync(folder, { recursive: true });
  const temporary = join(folder, `.${randomUUID()}.tmp`);
  try {
    writeWhole(temporary, bytes);
    renameSync(temporary, path);
  } catch (error) {
    rmSync(temporary, { force: true });
    throw error;
  }
}

function writeWhole(path: string, bytes: Buffer): void {
  const file = openSync(path, 'wx');
  try {
    writeFileSync(file, bytes);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}
