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

const PAPERS: readonly PrintedData[] = [
  { paper: sampleDocument(1), logo: RED_PIXEL },
  { paper: sampleDocument(80, { comment: 'Ђорђе, hyrja nga oborri' }), logo: null },
  { paper: sampleNote('credit_note', 12, { language: 'sq-sr' }), logo: RED_PIXEL },
  { paper: sampleDocument(12, { kind: 'delivery_note', number: 'FD-2026-000001' }), logo: null },
];

const hash = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

test('the same content gives the same bytes, in whatever order and on whatever thread it is drawn', async () => {
  const first: string[] = [];
  for (const data of PAPERS) first.push(hash(await composeDocument(testFonts, data)));
  expect(new Set(first).size).toBe(PAPERS.length);
  // Twice round on both threads, the second time backwards: none depends on what was drawn before it.
  const rounds = [...PAPERS, ...PAPERS.toReversed()];
  const drawn = await Promise.all(
    rounds.map(async (data) => hash(await renderer.render({ kind: 'paper', data: structuredClone(data) }))),
  );
  expect(drawn).toEqual([...first, ...first.toReversed()]);
});

test('what other documents had to spell changes nothing in a paper', async () => {
  const [paper] = PAPERS;
  const before = hash(await composeDocument(testFonts, paper!));
  const fonts = loadFonts(await loadFontFiles());
  // The parsed font remembers of a glyph the text for which it was first asked, which need not have been its letter.
  for (const { font } of [fonts.regular, fonts.bold]) font.glyphForCodePoint(0x63).codePoints = [0x31];
  expect(hash(await composeDocument(fonts, paper!))).toBe(before);
});

test('a paper carries the time of its issue and no other', async () => {
  const bytes = Buffer.from(await composeDocument(testFonts, { paper: sampleDocument(1), logo: null }));
  const later = await composeDocument(testFonts, {
    paper: sampleDocument(1, { issuedAt: Date.UTC(2026, 10, 4, 7, 31) }),
    logo: null,
  });
  expect(hash(later)).not.toBe(hash(bytes));
});
