import { afterEach, expect, test, vi } from 'vitest';
import { DocumentError, fetchDocument } from './open-document.ts';

vi.mock('./api.ts', () => ({ refreshLogin: async () => undefined }));

const PDF = 'application/pdf';
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

function answer(body: string, contentType: string): void {
  vi.stubGlobal('fetch', async () => new Response(body, { headers: { 'content-type': contentType } }));
}

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['a PDF', `%PDF-1.7 ${'x'.repeat(600)}`, PDF],
  ['a small PDF', '%PDF-1.7', PDF],
  ['a workbook', 'PK\u0003\u0004', XLSX],
  ['a list', '\uFEFFKodi;Emri', 'text/csv; charset=utf-8'],
])('%s is taken as it is', async (_name, body, contentType) => {
  answer(body, contentType);
  expect((await fetchDocument('/api/x')).blob.size).toBe(new Blob([body]).size);
});

const PAGE = `<!doctype html><title>Furnizo</title>${'x'.repeat(2000)}`;

test.each([
  ['HTML', PAGE, 'text/html; charset=utf-8'],
  ['HTML that is called a PDF', PAGE, PDF],
  ['HTML that is called a workbook', PAGE, XLSX],
  ['JSON', '{"ok":true}', 'application/json'],
  ['a small body with an error', '%PDF- error', PDF],
  ['nothing', '', PDF],
  ['no type', PAGE, ''],
])('%s with status 200 is told and not saved', async (_name, body, contentType) => {
  answer(body, contentType);
  const fetched = fetchDocument('/api/x');
  await expect(fetched).rejects.toBeInstanceOf(DocumentError);
  await expect(fetched).rejects.toThrow('Invalid response from server');
});
