const FOLDER = '/images/';

/** The file name in a URL of the image store, or null when it is none. */
export function imageFileName(url: string): string | null {
  return url.startsWith(FOLDER) ? url.slice(FOLDER.length) : null;
}

/** The stable URL of a file of the image store, or null without one. */
export function imageUrl(fileName: string): string;
export function imageUrl(fileName: string | null): string | null;
export function imageUrl(fileName: string | null): string | null {
  return fileName === null ? null : `${FOLDER}${fileName}`;
}
