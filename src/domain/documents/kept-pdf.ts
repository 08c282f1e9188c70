import { and, asc, eq } from 'drizzle-orm';
import { documentFiles, documents } from '#db/schema/documents.ts';
import { parseContent } from '#domain/invoicing/invoice-balance.ts';
import { documentsVisibleTo } from '#domain/invoicing/visible-documents.ts';
import type { ActorCtx } from '#domain/kernel/ctx.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';
import { inTransaction } from '#domain/kernel/in-transaction.ts';
import {
  type DocumentFilesCtx,
  findDocumentFile,
  sha256OfBytes,
  storeDocumentFile,
} from '#storage/document-files.ts';
import type { ImagesCtx } from '#storage/image-store.ts';
import { readLogo } from './read-logo.ts';
import { renderPdf } from './render-pdf.ts';

/** A context that can reach the kept papers, and the pictures that they are drawn with. */
export type PapersCtx = ImagesCtx & DocumentFilesCtx;

/** An issued paper as a file; `sha256` is that of its bytes. */
export type KeptPdf = { readonly number: string; readonly bytes: Uint8Array; readonly sha256: string };

/** What a paper is drawn from: its frozen content, as stored. */
type FrozenPaper = { readonly id: number; readonly number: string; readonly content: string };

const FROZEN_COLUMNS = { id: documents.id, number: documents.number, content: documents.content };

const underWay = new Map<string, Promise<KeptPdf>>();

/**
 * The PDF of an issued paper: drawn and kept when it is asked for the first time, the same bytes ever after. Rejects with
 * `document-not-found`, also for one that the caller may not see, and with `pdf-failed`.
 */
export async function getKeptPdf(ctx: PapersCtx & ActorCtx, documentId: number): Promise<KeptPdf> {
  const paper = ctx.db
    .select(FROZEN_COLUMNS)
    .from(documents)
    .where(and(eq(documents.id, documentId), documentsVisibleTo(ctx)))
    .get();
  if (!paper) throw new DomainError('document-not-found');
  return keepPdf(ctx, paper);
}

/** Papers drawn for nobody in particular, so that each exists even if it is never opened; answers how many were. */
export async function keepPdfs(ctx: PapersCtx, papers: readonly FrozenPaper[]): Promise<number> {
  let kept = 0;
  for (const paper of papers) {
    try {
      await keepPdf(ctx, paper);
      kept += 1;
    } catch (thrown) {
      ctx.reportFault?.(new Error(`${paper.number} could not be drawn.`, { cause: thrown }));
    }
  }
  return kept;
}

/** Those who ask for the same paper at once wait for one file. */
function keepPdf(ctx: PapersCtx, paper: FrozenPaper): Promise<KeptPdf> {
  const key = `${ctx.documentsFolder}#${paper.id}`;
  const known = underWay.get(key);
  if (known) return known;
  const kept = findOrDraw(ctx, paper).finally(() => underWay.delete(key));
  underWay.set(key, kept);
  return kept;
}

async function findOrDraw(ctx: PapersCtx, { id, number, content }: FrozenPaper): Promise<KeptPdf> {
  const recorded = readRecorded(ctx, id);
  for (const sha256 of recorded) {
    const found = await findDocumentFile(ctx.documentsFolder, sha256);
    if (found) return { number, bytes: found, sha256 };
  }
  const paper = parseContent(content);
  const logo = readLogo(ctx.imagesFolder, paper.seller.logo);
  const bytes = await renderPdf({ kind: 'paper', data: { paper, logo } });
  await keep(ctx, id, number, bytes, recorded);
  return { number, bytes, sha256: sha256OfBytes(bytes) };
}

/** A full disk must not keep a paper from being read: what could not be kept now is kept the next time. */
async function keep(
  ctx: PapersCtx,
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

function readRecorded({ db }: PapersCtx, documentId: number): string[] {
  return db
    .select({ sha256: documentFiles.sha256 })
    .from(documentFiles)
    .where(eq(documentFiles.documentId, documentId))
    .orderBy(asc(documentFiles.id))
    .all()
    .map((file) => file.sha256);
}

function record(ctx: PapersCtx, documentId: number, sha256: string): void {
  inTransaction(ctx, (tx) => {
    if (readRecorded(tx, documentId).includes(sha256)) return;
    tx.db.insert(documentFiles).values({ documentId, sha256, drawnAt: tx.clock.now() }).run();
  });
}

function reportLoss({ reportFault }: PapersCtx, number: string, isSame: boolean): void {
  const what = isSame
    ? 'drawn again; it is the same'
    : 'drawn again, but its bytes differ; both are recorded';
  reportFault?.(new Error(`The PDF of ${number} was lost and has been ${what}.`));
}
