import { composeDocument } from '#domain/documents/invoices/compose-document.ts';
import type { PrintedContent } from '#domain/documents/invoices/document-content.ts';
import { readPdfText } from '#pdf/testing/read-pdf.ts';
import { testFonts } from '#pdf/testing/test-fonts.ts';

export function compose(content: PrintedContent): Promise<Uint8Array> {
  return composeDocument(testFonts, { content, logo: null });
}

export async function printed(content: PrintedContent): Promise<string> {
  return readPdfText(await compose(content));
}

export async function readAloud(content: PrintedContent): Promise<string> {
  return (await printed(content)).replace(/\s+/g, ' ');
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
