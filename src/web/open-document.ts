import { refreshLogin } from './api.ts';
import { fetchWithTimeout } from './fetch-with-timeout.ts';

const DOCUMENT_TIMEOUT_MS = 30_000;

const SMALLEST_PDF_BYTES = 500;

export class DocumentError extends Error {}

export async function openDocument(address: string): Promise<void> {
  const file = await fetchDocument(address);
  if (!window.open(address, '_blank')) saveFile(file);
}

export async function saveDocument(address: string): Promise<void> {
  saveFile(await fetchDocument(address));
}

export type FetchedFile = { readonly blob: Blob; readonly name: string };

export async function fetchDocument(address: string): Promise<FetchedFile> {
  let response = await fetchWithTimeout(address, {}, DOCUMENT_TIMEOUT_MS);
  if (response.status === 401) {
    await refreshLogin();
    response = await fetchWithTimeout(address, {}, DOCUMENT_TIMEOUT_MS);
  }
  if (!response.ok) throw await readFailure(response);
  const blob = await response.blob();
  if (!(await isDocument(blob, response.headers.get('content-type') ?? ''))) {
    throw new DocumentError('Invalid response from server');
  }
  return { blob, name: nameOf(response) };
}

const FIRST_BYTES: Readonly<Record<string, string>> = {
  'application/pdf': '%PDF-',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'PK',
  'text/csv': '',
};

/** A proxy or a login page of the network answers 200 with HTML. */
async function isDocument(blob: Blob, contentType: string): Promise<boolean> {
  const start = FIRST_BYTES[contentType.split(';')[0]?.trim().toLowerCase() ?? ''];
  if (start === undefined || blob.size === 0) return false;
  if (start === '%PDF-' && blob.size < SMALLEST_PDF_BYTES && (await blob.text()).includes('error'))
    return false;
  return (await blob.slice(0, start.length).text()) === start;
}

async function readFailure(response: Response): Promise<Error> {
  const body: unknown = await response.json().catch(() => null);
  if (typeof body === 'object' && body !== null && 'message' in body) {
    return new DocumentError(String(body.message));
  }
  return new Error(`Error: ${response.status}`);
}

function nameOf(response: Response): string {
  const header = response.headers.get('content-disposition') ?? '';
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(header)?.[1];
  if (encoded) return decodeURIComponent(encoded);
  return /filename="?([^";]+)"?/i.exec(header)?.[1] ?? 'dokument.pdf';
}

export function saveFile({ blob, name }: FetchedFile): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
