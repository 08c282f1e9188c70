import { closeDocument, openDocument } from '#pdf/document.ts';
import type { FontSource } from '#pdf/document-fonts.ts';
import { DOCUMENT_TEXTS } from './documents-texts.ts';
import { drawInvoice } from './invoice/draw-invoice.ts';
import type { InvoiceData } from './invoice-data.ts';

/** Several invoices as one PDF, in the given order; each begins on a new page and counts its own pages. */
export async function composeInvoices(
  fonts: FontSource,
  invoices: readonly InvoiceData[],
): Promise<Uint8Array> {
  const document = await openDocument(fonts, DOCUMENT_TEXTS.invoice.batchTitle(invoices.length));
  for (const invoice of invoices) await drawInvoice(document, invoice);
  return closeDocument(document);
}
