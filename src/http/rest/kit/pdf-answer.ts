import type { RestFile } from './rest-row.ts';

export function pdfAnswer(
  {
    sha256,
    ...document
  }: { readonly fileName: string; readonly bytes: Uint8Array; readonly sha256?: string },
  disposition: RestFile['disposition'],
): RestFile {
  const etag = sha256 === undefined ? {} : { etag: `"${sha256}"` };
  return { ...document, ...etag, disposition, contentType: 'application/pdf' };
}
