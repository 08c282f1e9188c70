const FOLDER = '/images/';

export function imageFileName(url: string): string | null {
  return url.startsWith(FOLDER) ? url.slice(FOLDER.length) : null;
}

export function imageUrl(fileName: string): string;
export function imageUrl(fileName: string | null): string | null;
export function imageUrl(fileName: string | null): string | null {
  return fileName === null ? null : `${FOLDER}${fileName}`;
}
