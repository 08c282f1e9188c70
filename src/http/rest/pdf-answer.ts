import type { RestFile } from './rest-row.ts';

/** A printed document as the REST API answers it. */
export function pdfAnswer(
  document: { readonly fileName: string; readonly bytes: Uint8Array },
  disposition: RestFile['disposition'],
): RestFile {
  return { ...document, disposition, contentType: 'application/pdf' };
}
