import type { z } from 'zod';
import { recordAudit } from '#domain/audit/record-audit.ts';
import { storePayment } from '#domain/ledger/book-payment.ts';
import { assertCustomer } from '#domain/ledger/customer-terms.ts';
import { listOpenDebits } from '#domain/ledger/open-items.ts';
import type { ActorCtx, Ctx } from '#kernel/ctx.ts';
import { DomainError } from '#kernel/domain-error.ts';
import { inTransaction } from '#kernel/transaction.ts';
import { sentenceOf } from '#shared/errors/error-answers.ts';
import type { BankState, bookStatementInput } from '#shared/inputs/bank-import-inputs.ts';
import { pause } from '#workers/pause.ts';
import { bankJobs } from './bank-job.ts';
import { labelOf } from './entry.ts';
import { allocateReceipt, type PlannedReceipt, planReceipts } from './plan-receipts.ts';
import { toNote } from './read-transactions.ts';

const ROWS_PER_TURN = 20;

/**
 * Books every row with a known customer, each on its own: a rejected row (without a `reason`, rows of a closed month)
 * does not stop the others. A bank reference is booked once, also by concurrent calls. Rejects with `import-not-found`.
 */
export async function bookStatement(ctx: ActorCtx, { id, reason }: z.output<typeof bookStatementInput>) {
  const job = bankJobs.get(ctx, id);
  const planned = planReceipts(ctx, job);
  const failed: { row: number; label: string; reason: string }[] = [];
  let booked = 0;
  let bookedCents = 0;
  let alreadyBooked = planned.filter(({ state }) => state === 'booked').length;
  for (const [at, receipt] of planned.filter(({ state }) => state === 'matched').entries()) {
    if (at % ROWS_PER_TURN === ROWS_PER_TURN - 1) await pause();
    try {
      const paymentId = inTransaction(ctx, (tx) => bookReceipt(tx, receipt, reason));
      job.booked.set(receipt.row, paymentId);
      booked += 1;
      bookedCents += receipt.amountCents;
    } catch (rejection) {
      if (!(rejection instanceof DomainError)) throw rejection;
      if (rejection.code === 'payment-already-booked') alreadyBooked += 1;
      else failed.push({ row: receipt.row, label: labelOf(receipt), reason: sentenceOf(rejection) });
    }
  }
  const countOf = (state: BankState) => planned.filter((receipt) => receipt.state === state).length;
  const unmatched = countOf('unmatched');
  if (booked > 0) {
    const { fileName } = job;
    recordAudit(ctx, {
      type: 'bank-statement.booked',
      fileName,
      booked,
      amountCents: bookedCents,
      unmatched,
    });
  }
  return { booked, bookedCents, alreadyBooked, doubtful: countOf('doubtful'), unmatched, failed };
}

function bookReceipt(
  tx: Ctx,
  { customerId, ...receipt }: PlannedReceipt,
  reason: string | undefined,
): number {
  if (customerId === null) throw new Error(`Nobody is known for row ${receipt.row}.`);
  assertCustomer(tx, customerId);
  const { payment } = storePayment(tx, {
    customerId,
    amountCents: receipt.amountCents,
    method: 'bank',
    receivedOn: receipt.day,
    occurredAt: tx.clock.now(),
    driverId: null,
    reference: receipt.reference,
    note: toNote(receipt),
    reason,
    isOtherPayment: receipt.by === 'choice',
    // Reads open items again: payments may have been made since the preview.
    allocations: allocateReceipt(listOpenDebits(tx, customerId), receipt.numbers, receipt.amountCents).map(
      ({ entryId, amountCents }) => ({ entryId, amountCents }),
    ),
  });
  return payment.id;
}
