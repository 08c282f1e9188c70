import { sql } from 'drizzle-orm';
import { documentFiles, documents } from '#db/schema/documents.ts';
import { type DocumentsCtx, storePdf } from './stored-pdf.ts';

const MAX_PER_ROUND = 100;

/**
 * Draws issued documents that have no file yet, newest first, a few per call. A failure is reported and ends the
 * round; that document is not retried until it is opened or the server restarts.
 */
export function createPendingDrawer(ctx: DocumentsCtx): () => Promise<void> {
  const waiting: number[] = [];
  let seenTo = 0;

  /** Reads ids issued since the last call, never the contents, which are large. */
  function look(): void {
    const found = ctx.db.all<{ id: number }>(sql`
      SELECT id FROM ${documents} WHERE id > ${seenTo}
      EXCEPT SELECT document_id FROM ${documentFiles} WHERE document_id > ${seenTo}
      ORDER BY id`);
    waiting.push(...found.map(({ id }) => id));
    seenTo = found.at(-1)?.id ?? seenTo;
  }

  return async () => {
    look();
    for (let left = MAX_PER_ROUND; left > 0; left -= 1) {
      const documentId = waiting.pop();
      if (documentId === undefined) return;
      try {
        await storePdf(ctx, documentId);
      } catch (thrown) {
        ctx.reportFault?.(new Error(`The paper ${documentId} could not be drawn.`, { cause: thrown }));
        return;
      }
    }
  };
}
