import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, describe, expect, it } from 'vitest';
import { DomainError } from '#kernel/domain-error.ts';
import { loadFontFiles } from '#pdf/load-font-files.ts';
import { readPdfText } from '#pdf/testing/read-pdf.ts';
import { givenFolder } from '#testing/given-folder.ts';
import type { PdfRequest } from './compose-pdf.ts';
import { createPdfRenderer, type PdfRenderer, type PdfRendererOptions } from './pdf-renderer.ts';
import { closePdf, renderPdf } from './render-pdf.ts';
import { sampleDocument, sampleProforma } from './testing/sample-document.ts';

const invoice = invoiceNumbered('FAT-2026-000001');
function invoiceNumbered(number: string): PdfRequest {
  return { kind: 'document', data: { content: sampleDocument(1, { number }), logo: null } };
}

const opened: PdfRenderer[] = [];

function rendererWith(changes: Partial<PdfRendererOptions>): PdfRenderer {
  const workerUrl = new URL('./pdf-worker.ts', import.meta.url);
  const renderer = createPdfRenderer({
    workerUrl,
    loadFontFiles,
    maxWorkers: 1,
    limitMs: 30_000,
    ...changes,
  });
  opened.push(renderer);
  return renderer;
}

function threadThat(body: string): URL {
  const file = join(givenFolder(), 'worker.mjs');
  writeFileSync(
    file,
    `export const answer = async (request) => { ${body}; await new Promise(() => undefined); };`,
  );
  return pathToFileURL(file);
}

async function rejectionOf(rendering: Promise<Uint8Array>): Promise<DomainError> {
  const thrown = await rendering.catch((error: unknown) => error);
  if (thrown instanceof DomainError) return thrown;
  throw new Error('The document was made.');
}

afterEach(async () => {
  await closePdf();
  await Promise.all(opened.splice(0).map((renderer) => renderer.close()));
});

describe('documents off the event loop', () => {
  it('are made of plain data, several at once', async () => {
    const pdfs = await Promise.all([
      renderPdf(invoice),
      renderPdf({
        kind: 'documents',
        data: {
          title: 'Fatura (1)',
          parts: [{ kind: 'document', data: { content: sampleProforma(1), logo: null } }],
        },
      }),
      renderPdf({ kind: 'labels', data: { format: 'a4', orders: [] } }),
      renderPdf({ kind: 'picking-list', data: { scope: { kind: 'selected' }, orders: [] } }),
      renderPdf({
        kind: 'driver-agenda',
        data: { date: '2026-11-05', driver: { name: 'Agron', driverNumber: 1, phone: '' }, stops: [] },
      }),
    ]);
    const texts = await Promise.all(pdfs.map(readPdfText));
    expect(texts[0]).toContain('Đorđe Čukić');
    expect(texts[1]).toContain('PROFATURË');
    expect(texts[3]).toContain('Lista e mbledhjes');
    expect(texts[4]).toContain('Agron');
  });

  it('wait their turn on one thread and come back to their callers', async () => {
    const renderer = rendererWith({});
    const numbers = [1, 2, 3, 4, 5];
    const pdfs = await Promise.all(
      numbers.map((number) => renderer.render(invoiceNumbered(`FAT-2026-00000${number}`))),
    );
    const texts = await Promise.all(pdfs.map(readPdfText));
    expect(texts.map((text) => /FAT-2026-00000(\d)/.exec(text)?.[1])).toEqual(numbers.map(String));
  });

  it('are rejected as pdf-failed when they take too long, the waiting ones too', async () => {
    const renderer = rendererWith({ workerUrl: threadThat(''), limitMs: 50 });
    const rejections = await Promise.all([
      rejectionOf(renderer.render(invoice)),
      rejectionOf(renderer.render(invoice)),
    ]);
    expect(rejections.map((rejection) => rejection.code)).toEqual(['pdf-failed', 'pdf-failed']);
  });

  it('are made again after a thread died', async () => {
    const dying = `if (request.request.kind === 'document') process.exit(3);
      return { kind: 'done', bytes: new Uint8Array([1]) };`;
    const renderer = rendererWith({ workerUrl: threadThat(dying) });
    const rejection = await rejectionOf(renderer.render(invoice));
    expect(rejection.code).toBe('pdf-failed');
    expect(String(rejection.cause)).toContain('code: 3');
    expect(await renderer.render({ kind: 'labels', data: { format: 'a4', orders: [] } })).toEqual(
      new Uint8Array([1]),
    );
  });

  it('do not take other requests down when a thread dies', async () => {
    const dying = `if (request.request.kind === 'document') setImmediate(() => { throw new Error('defekt'); });
      else return { kind: 'done', bytes: new Uint8Array([1]) };`;
    const renderer = rendererWith({ workerUrl: threadThat(dying) });
    const [rejection, labels] = await Promise.all([
      rejectionOf(renderer.render(invoice)),
      renderer.render({ kind: 'labels', data: { format: 'a4', orders: [] } }),
    ]);
    expect(String(rejection.cause)).toContain('defekt');
    expect(labels).toEqual(new Uint8Array([1]));
  });

  it('name the reason as cause when the data cannot be set, and the thread goes on', async () => {
    const renderer = rendererWith({});
    const broken = JSON.parse('{"kind":"document","data":null}') as PdfRequest;
    const rejection = await rejectionOf(renderer.render(broken));
    expect(rejection.code).toBe('pdf-failed');
    expect(String(rejection.cause)).toContain('TypeError');
    expect((await renderer.render(invoice)).length).toBeGreaterThan(1000);
  });

  it('are rejected while the fonts cannot be read, and made once they can', async () => {
    const answers = [Promise.reject(new Error('pa fonte')), loadFontFiles()];
    const renderer = rendererWith({ loadFontFiles: () => answers.shift() ?? loadFontFiles() });
    expect(String((await rejectionOf(renderer.render(invoice))).cause)).toContain('pa fonte');
    expect((await renderer.render(invoice)).length).toBeGreaterThan(1000);
  });

  it('fail when the threads are closed meanwhile', async () => {
    const renderer = rendererWith({ workerUrl: threadThat('') });
    const rejection = rejectionOf(renderer.render(invoice));
    await new Promise((resolve) => setImmediate(resolve));
    await renderer.close();
    expect((await rejection).code).toBe('pdf-failed');
  });
});
