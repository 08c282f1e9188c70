import { composeDocument } from '#domain/documents/invoices/compose-document.ts';
import type { PrintedContent } from '#domain/documents/invoices/document-content.ts';
import { readPdfText } from '#pdf/testing/read-pdf.ts';
import { testFonts } from '#pdf/testing/test-fonts.ts';

export function compose(paper: PrintedContent): Promise<Uint8Array> {
  return composeDocument(testFonts, { paper, logo: null });
}

export async function printed(paper: PrintedContent): Promise<string> {
  return readPdfText(await compose(paper));
}

/** As a person would read it aloud: cells of a row one after the other. */
export async function readAloud(paper: PrintedContent): Promise<string> {
  return (await printed(paper)).replace(/\s+/g, ' ');
}

export const RED_PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg==',
  'base64',
);

export const NOBODY = {
  name: '',
  address: '',
  fiscalNumber: '',
  vatNumber: '',
  businessNumber: '',
  phone: '',
  email: '',
};
