import { expect, test } from 'vitest';
import { RED_PIXEL } from '#domain/documents/testing/print-document.ts';
import { sampleProof } from '#domain/documents/testing/sample-document.ts';
import { findOverlaps, readPdf } from '#pdf/testing/read-pdf.ts';
import { testFonts } from '#pdf/testing/test-fonts.ts';
import { composeProof } from './compose-document.ts';
import type { ProofData } from './document-content.ts';

async function readProof(
  changes: Parameters<typeof sampleProof>[1],
  count = 2,
  more: Partial<ProofData> = {},
) {
  const proof = sampleProof(count, changes);
  const bytes = await composeProof(testFonts, { proof, logo: null, photos: [], ...more });
  const pages = await readPdf(bytes);
  for (const page of pages) expect(findOverlaps(page)).toEqual([]);
  return { bytes: Buffer.from(bytes), pages, text: pages.map((page) => page.text).join('\n') };
}

test('a proof of delivery says who received it, when, from whom, what was paid and what was not accepted', async () => {
  const { text, pages } = await readProof({});
  for (const part of [
    'Dëshmi e',
    '1042',
    'FAT-2026-000123',
    '05.11.2026, 09:42',
    'Agron Krasniqi',
    'Blerta Gashi',
    '400,00 €',
    'Nuk u pranua',
    'Refuzuar',
    'I dëmtuar',
  ]) {
    expect(text).toContain(part);
  }
  expect(pages).toHaveLength(1);
});

test('it says that everything was accepted, and that nobody signed', async () => {
  const { text } = await readProof({ signaturePath: 'no path', receiverName: '', invoiceNumber: '' }, 0);
  expect(text).toContain('U pranua gjithçka.');
  expect(text).toContain('Pa nënshkrim');
  expect((await readProof({}, 0)).text).not.toContain('Pa nënshkrim');
});

test('it holds up to three photos, and leaves out what is none', async () => {
  const { bytes, text } = await readProof({}, 1, {
    photos: [RED_PIXEL, Buffer.from(RED_PIXEL), Buffer.alloc(3)],
  });
  expect(text).toContain('Fotografi');
  expect(bytes.toString('latin1').split('/Subtype /Image')).toHaveLength(3);
  expect((await readProof({}, 1, { photos: [Buffer.alloc(3)] })).text).not.toContain('Fotografi');
});

test('eighty lines that were not accepted go over several pages', async () => {
  const { pages } = await readProof({}, 80);
  expect(pages.length).toBeGreaterThan(1);
  expect(pages[0]?.text).toContain('Blerta Gashi');
});
