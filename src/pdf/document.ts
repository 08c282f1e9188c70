import { PDFDocument, type PDFImage } from 'pdf-lib';
import { embedFonts, type FontSource } from './document-fonts.ts';
import { type DrawableImage, redraw, toDrawable } from './drawable-image.ts';

export type DocumentImage = PDFImage;

export type Document = Awaited<ReturnType<typeof openDocument>>;

/**
 * Reads no clock: the same data gives the same bytes, with a creation time (ms since the epoch) only where one is
 * given.
 */
export async function openDocument(source: FontSource, title: string, madeAt?: number) {
  const pdf = await PDFDocument.create({ updateMetadata: false });
  const fonts = await embedFonts(pdf, source);
  pdf.setTitle(fonts.clean(title), { showInWindowTitleBar: true });
  pdf.setLanguage('sq');
  if (madeAt !== undefined) {
    pdf.setCreationDate(new Date(madeAt));
    pdf.setModificationDate(new Date(madeAt));
  }
  return { pdf, fonts, images: new Map() };
}

export function closeDocument(document: Document): Promise<Uint8Array> {
  return document.pdf.save({ objectsPerTick: Number.POSITIVE_INFINITY });
}

export async function appendPdf({ pdf }: Document, bytes: Uint8Array): Promise<void> {
  const finished = await PDFDocument.load(bytes, { updateMetadata: false });
  for (const page of await pdf.copyPages(finished, finished.getPageIndices())) pdf.addPage(page);
}

/**
 * Embeds a picture once, however often it is drawn. An unreadable one is null: a broken logo must not prevent an
 * invoice.
 */
export async function embedImage(document: Document, bytes: Uint8Array | null): Promise<PDFImage | null> {
  if (bytes === null || bytes.length === 0) return null;
  const known = document.images.get(bytes);
  if (known !== undefined) return known;
  const image = await readImage(document.pdf, bytes);
  document.images.set(bytes, image);
  return image;
}

async function readImage(pdf: PDFDocument, bytes: Uint8Array): Promise<PDFImage | null> {
  const drawable = await toDrawable(bytes);
  if (drawable === null) return null;
  const image = await embed(pdf, drawable);
  if (image !== null) return image;
  const redrawn = await redraw(drawable.bytes, drawable.type);
  return redrawn && embed(pdf, redrawn);
}

async function embed(pdf: PDFDocument, { type, bytes }: DrawableImage): Promise<PDFImage | null> {
  try {
    return type === 'png' ? await pdf.embedPng(bytes) : await pdf.embedJpg(bytes);
  } catch {
    return null;
  }
}
