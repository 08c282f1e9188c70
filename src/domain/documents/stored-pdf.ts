import { and, asc, eq } from 'drizzle-orm';
import { documentFiles, documents } from '#db/schema/documents.ts';
import { parseContent } from '#domain/invoicing/invoice-balance.ts';
import { documentsVisibleTo } from '#domain/invoicing/visible-documents.ts';
import type { ActorCtx } from '#kernel/ctx.ts';
import { DomainError } from '#kernel/domain-error.ts';
import { inTransaction } from '#kernel/transaction.ts';
import {
  type DocumentFilesCtx,
  findDocumentFile,
  sha256OfBytes,
  storeDocumentFile,
} from '#storage/document-files.ts';
import type { ImagesCtx } from '#storage/image-store.ts';
import { readLogo } from './read-logo.ts';
import { renderPdf } from './render-pdf.ts';

export type DocumentsCtx = ImagesCtx & DocumentFilesCtx;

export type StoredPdf = { readonly number: string; readonly bytes: Uint8Array; readonly sha256: string };

const underWay = new Map<string, Promise<StoredPdf>>();

/**
 * The PDF of an issued document, drawn and stored on the first request, the same bytes from then on. Rejects with
 * `document-not-found`, also for one the caller may not see, and with `pdf-failed`.
 */
export async function getStoredPdf(ctx: DocumentsCtx & ActorCtx, documentId: number): Promise<StoredPdf> {
  const visible = ctx.db
    .select({ id: documents.id })
    .from(documents)
    .where(and(eq(documents.id, documentId), documentsVisibleTo(ctx)))
    .get();
  if (!visible) throw new DomainError('document-not-found');
  return storePdf(ctx, documentId);
}

export function storePdf(ctx: DocumentsCtx, documentId: number): Promise<StoredPdf> {
  const key = `${ctx.documentsFolder}#${documentId}`;
  const known = underWay.get(key);
  if (known) return known;
  const stored = findOrDraw(ctx, documentId).finally(() => underWay.delete(key));
  underWay.set(key, stored);
  return stored;
}

async function findOrDraw(ctx: DocumentsCtx, documentId: number): Promise<StoredPdf> {
  const { number, content } = readFrozen(ctx, documentId);
  const recorded = readRecorded(ctx, documentId);
  for (const sha256 of recorded) {
    const found = await findDocumentFile(ctx.documentsFolder, sha256);
    if (found) return { number, bytes: found, sha256 };
  }
  const document = parseContent(content);
  const logo = readLogo(ctx.imagesFolder, document.seller.logo);
  const bytes = await renderPdf({ kind: 'document', data: { content: document, logo } });
  await tryToStore(ctx, documentId, number, bytes, recorded);
  return { number, bytes, sha256: sha256OfBytes(bytes) };
}

function readFrozen({ db }: DocumentsCtx, documentId: number): { number: string; content: string } {
  const { number, content } = documents;
  const frozen = db.select({ number, content }).from(documents).where(eq(documents.id, documentId)).get();
  if (!frozen) throw new DomainError('document-not-found');
  return frozen;
}

/** A full disk must not prevent reading a document: what can't be stored now is stored on the next request. */
async function tryToStore(
  ctx: DocumentsCtx,
  id: number,
  number: string,
  bytes: Uint8Array,
  recorded: readonly string[],
): Promise<void> {
  try {
    const sha256 = await storeDocumentFile(ctx.documentsFolder, bytes);
    record(ctx, id, sha256);
    if (recorded.length > 0) reportLoss(ctx, number, recorded.includes(sha256));
  } catch (thrown) {
    ctx.reportFault?.(new Error(`The PDF of ${number} could not be kept.`, { cause: thrown }));
  }
}

function readRecorded({ db }: DocumentsCtx, documentId: number): string[] {
  return db
    .select({ sha256: documentFiles.sha256 })
    .from(documentFiles)
    .where(eq(documentFiles.documentId, documentId))
    .orderBy(asc(documentFiles.id))
    .all()
    .map((file) => file.sha256);
}

function record(ctx: DocumentsCtx, documentId: number, sha256: string): void {
  inTransaction(ctx, (tx) => {
    if (readRecorded(tx, documentId).includes(sha256)) return;
    tx.db.insert(documentFiles).values({ documentId, sha256, drawnAt: tx.clock.now() }).run();
  });
}

function reportLoss({ reportFault }: DocumentsCtx, number: string, isSame: boolean): void {
  const what = isSame
    ? 'drawn again; it is the same'
    : 'drawn again, but its bytes differ; both are recorded';
  reportFault?.(new Error(`The PDF of ${number} was lost and has been ${what}.`));
}
