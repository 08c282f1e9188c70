import { unzipSync } from 'fflate';
import { MAX_ZIP_PICTURES } from '#shared/inputs/picture-inputs.ts';

export const MAX_ZIP_BYTES = 300 * 1024 * 1024;

const MAX_PICTURE_BYTES = 5 * 1024 * 1024;

const TYPES: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
};

/** `path` as in the zip, `name` without folders. */
export type ZipPicture = { readonly path: string; readonly name: string; readonly isTooLarge: boolean };

export class UnreadableZip extends Error {
  readonly reason: 'not-a-zip' | 'no-pictures' | 'too-many' | 'too-large';

  constructor(reason: UnreadableZip['reason'], cause?: unknown) {
    super(reason, { cause });
    this.reason = reason;
  }
}

/** The pictures in the zip's directory; nothing is unpacked. Throws `UnreadableZip`. */
export function listPictures(bytes: Uint8Array): ZipPicture[] {
  const pictures = new Map<string, ZipPicture>();
  const look = (path: string, isTooLarge: boolean) => {
    const name = path.replaceAll('\\', '/').split('/').at(-1) ?? '';
    const isHidden = name.startsWith('.') || path.startsWith('__MACOSX/');
    if (isHidden || typeOf(name) === undefined || name.length > 100 || pictures.has(name)) return;
    pictures.set(name, { path, name, isTooLarge });
    if (pictures.size > MAX_ZIP_PICTURES) throw new UnreadableZip('too-many');
  };
  try {
    unzipSync(bytes, {
      filter: ({ name, size, originalSize }) => {
        // An unpacked size below the packed one is false.
        look(name, originalSize > MAX_PICTURE_BYTES || size > originalSize + 1024);
        return false;
      },
    });
  } catch (error) {
    throw error instanceof UnreadableZip ? error : new UnreadableZip('not-a-zip', error);
  }
  if (pictures.size === 0) throw new UnreadableZip('no-pictures');
  return [...pictures.values()];
}

/**
 * Unpacks one picture, into a buffer of the size that the directory states: more is cut off there. One that can't be
 * unpacked is empty, which is no picture, and doesn't stop the others.
 */
export function takePicture(bytes: Uint8Array, { path, name }: ZipPicture): File {
  const unpacked = unpack(bytes, path);
  return new File([unpacked ? new Uint8Array(unpacked) : ''], name, { type: typeOf(name) ?? '' });
}

function unpack(bytes: Uint8Array, path: string): Uint8Array | undefined {
  let isFirst = true;
  try {
    return unzipSync(bytes, {
      filter: (entry) => {
        const isWanted = isFirst && entry.name === path;
        if (isWanted) isFirst = false;
        return isWanted;
      },
    })[path];
  } catch {
    return undefined;
  }
}

function typeOf(name: string): string | undefined {
  return TYPES[/\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''];
}
