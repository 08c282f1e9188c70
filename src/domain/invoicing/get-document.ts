import { and, asc } from 'drizzle-orm';
import { inIds } from '#db/conditions.ts';
import { documentLines, documents } from '#db/schema/documents.ts';
import type { ActorCtx } from '#kernel/ctx.ts';
import { DomainError } from '#kernel/domain-error.ts';
import type { IssuedDocument } from '#shared/accounting/documents.ts';
import { parseContent } from './invoice-balance.ts';
import { documentsVisibleTo } from './visible-documents.ts';

/** Rejects with `document-not-found`, also for one the caller may not see. */
export function getDocument(ctx: ActorCtx, { documentId }: { readonly documentId: number }): IssuedDocument {
  const [found] = getDocuments(ctx, [documentId]);
  if (!found) throw new DomainError('document-not-found');
  return found;
}

export function getDocuments(ctx: ActorCtx, documentIds: readonly number[]): IssuedDocument[] {
  const rows = ctx.db
    .select()
    .from(documents)
    .where(and(inIds(documents.id, documentIds), documentsVisibleTo(ctx)))
    .all();
  const byId = new Map(rows.map((row) => [row.id, row]));
  const lines = ctx.db
    .select({ id: documentLines.id, documentId: documentLines.documentId })
    .from(documentLines)
    .where(inIds(documentLines.documentId, [...byId.keys()]))
    .orderBy(asc(documentLines.documentId), asc(documentLines.position))
    .all();
  const linesOf = Map.groupBy(lines, (line) => line.documentId);
  return documentIds.flatMap((documentId) => {
    const row = byId.get(documentId);
    return row ? [toIssued(row, linesOf.get(documentId) ?? [])] : [];
  });
}

function toIssued(
  row: typeof documents.$inferSelect,
  lineIds: readonly { readonly id: number }[],
): IssuedDocument {
  const { version: _version, previousSha256: _previous, lines, ...content } = parseContent(row.content);
  const { id, series, year, orderId, customerId, refersToId, sha256 } = row;
  return {
    ...content,
    id,
    series,
    year,
    orderId,
    customerId,
    refersToId,
    sha256,
    lines: lines.flatMap((line, position) => {
      const lineId = lineIds[position]?.id;
      return lineId === undefined ? [] : [{ ...line, lineId }];
    }),
  };
}
