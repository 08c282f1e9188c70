import { sql } from 'drizzle-orm';
import { documentFiles, documents } from '#db/schema/documents.ts';
import { type DocumentsCtx, storePdf } from './stored-pdf.ts';

const MAX_PAPERS_A_ROUND = 100;

/**
 * Draws the papers that nobody has opened, so that each exists as a file: the newest first, some at each call. One that
 * fails is reported, ends the round, and waits until it is opened or the shop is started again.
 */
export function createPendingDrawer(ctx: DocumentsCtx): () => Promise<void> {
  const waiting: number[] = [];
  let seenTo = 0;

  /** Reads what was issued since the last look; never the papers themselves, which are large. */
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
    for (let left = MAX_PAPERS_A_ROUND; left > 0; left -= 1) {
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
