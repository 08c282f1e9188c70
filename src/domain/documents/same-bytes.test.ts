import { createHash } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { loadFonts } from '#pdf/document-fonts.ts';
import { loadFontFiles } from '#pdf/load-font-files.ts';
import { testFonts } from '#pdf/testing/test-fonts.ts';
import { composeDocument } from './invoices/compose-document.ts';
import type { PrintedData } from './invoices/document-content.ts';
import { createPdfRenderer } from './pdf-renderer.ts';
import { RED_PIXEL } from './testing/print-document.ts';
import { sampleDocument, sampleNote } from './testing/sample-document.ts';

const renderer = createPdfRenderer({
  workerUrl: new URL('./pdf-worker.ts', import.meta.url),
  loadFontFiles,
  maxWorkers: 2,
  limitMs: 30_000,
});
afterAll(() => renderer.close());

const SAMPLES: readonly PrintedData[] = [
  { content: sampleDocument(1), logo: RED_PIXEL },
  { content: sampleDocument(80, { comment: 'Ђорђе, hyrja nga oborri' }), logo: null },
  { content: sampleNote('credit_note', 12, { language: 'sq-sr' }), logo: RED_PIXEL },
  { content: sampleDocument(12, { kind: 'delivery_note', number: 'FD-2026-000001' }), logo: null },
];

const hash = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

test('the same content gives the same bytes, in whatever order and on whatever thread it is drawn', async () => {
  const first: string[] = [];
  for (const data of SAMPLES) first.push(hash(await composeDocument(testFonts, data)));
  expect(new Set(first).size).toBe(SAMPLES.length);
  // Twice on both threads, the second time in reverse: no document may depend on the ones drawn before it.
  const rounds = [...SAMPLES, ...SAMPLES.toReversed()];
  const drawn = await Promise.all(
    rounds.map(async (data) =>
      hash(await renderer.render({ kind: 'document', data: structuredClone(data) })),
    ),
  );
  expect(drawn).toEqual([...first, ...first.toReversed()]);
});

test('what other documents had to spell changes nothing in a paper', async () => {
  const [document] = SAMPLES;
  const before = hash(await composeDocument(testFonts, document!));
  const fonts = loadFonts(await loadFontFiles());
  // The parsed font caches for a glyph the text it was first requested with, which may be another letter.
  for (const { font } of [fonts.regular, fonts.bold]) font.glyphForCodePoint(0x63).codePoints = [0x31];
  expect(hash(await composeDocument(fonts, document!))).toBe(before);
});

test('a paper carries the time of its issue and no other', async () => {
  const bytes = Buffer.from(await composeDocument(testFonts, { content: sampleDocument(1), logo: null }));
  const later = await composeDocument(testFonts, {
    content: sampleDocument(1, { issuedAt: Date.UTC(2026, 10, 4, 7, 31) }),
    logo: null,
  });
  expect(hash(later)).not.toBe(hash(bytes));
});
