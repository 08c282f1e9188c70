import type { RestFile } from './rest-row.ts';

export const PDF = 'application/pdf';
export const CSV = 'text/csv; charset=utf-8';
export const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

type Bytes = { readonly fileName: string; readonly bytes: Uint8Array };

export function pdfAnswer(
  { sha256, ...document }: Bytes & { readonly sha256?: string },
  disposition: RestFile['disposition'] = 'inline',
): RestFile {
  const etag = sha256 === undefined ? {} : { etag: `"${sha256}"` };
  return { ...document, ...etag, disposition, contentType: PDF };
}

export function tableAnswer(file: Bytes): RestFile {
  return { ...file, disposition: 'attachment', contentType: file.fileName.endsWith('.xlsx') ? XLSX : CSV };
}
