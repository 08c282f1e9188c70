import { closeDocument, openDocument } from '#pdf/document.ts';
import type { FontSource } from '#pdf/document-fonts.ts';
import { DOCUMENT_TEXTS } from './documents-texts.ts';
import { drawInvoice } from './invoice/draw-invoice.ts';
import type { InvoiceData } from './invoice-data.ts';

/** The invoice (`Faturë`) of one order as a PDF. Costs time: call it through `renderPdf`. */
export async function composeInvoice(fonts: FontSource, data: InvoiceData): Promise<Uint8Array> {
  const document = await openDocument(fonts, DOCUMENT_TEXTS.invoice.fileTitle(data.orderNumber));
  await drawInvoice(document, data);
  return closeDocument(document);
}
