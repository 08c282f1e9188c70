const FOLDER = '/images/';

/** The stable URL of a file of the image store, or null without one. */
export function imageUrl(fileName: string | null): string | null {
  return fileName === null ? null : `${FOLDER}${fileName}`;
}
