import { createHash } from 'node:crypto';
import { documents } from '#db/schema/documents.ts';
import type { DocumentContent } from '#shared/documents.ts';
import type { World } from '#testing/world.ts';
import { samplePaper } from './sample-paper.ts';

let sequence = 0;

/** Puts an issued paper of an order into the database, as it is; answers its id. */
export function givenPaper(
  { handle }: Pick<World, 'handle'>,
  order: { readonly orderId: number; readonly customerId: number },
  changes: Partial<DocumentContent> = {},
): number {
  sequence += 1;
  const number = `FAT-2026-${String(sequence).padStart(6, '0')}`;
  const paper = samplePaper(2, { number, orderNumber: order.orderId, ...changes });
  const content = JSON.stringify(paper);
  const { kind, issuedOn, issuedAt, dueOn, totalCents } = paper;
  const { id } = handle.db
    .insert(documents)
    .values({
      ...order,
      kind,
      series: 'FAT',
      year: 2026,
      sequence,
      number: paper.number,
      issuedOn,
      issuedAt,
      dueOn,
      totalCents,
      content,
      sha256: createHash('sha256').update(content).digest('hex'),
    })
    .returning({ id: documents.id })
    .get();
  return id;
}
