import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import { customerEntries } from '#db/schema/ledger.ts';
import { recordAudit } from '#domain/audit/record-audit.ts';
import { getShopMoment } from '#domain/settings/get-shop-moment.ts';
import type { ActorCtx, Ctx } from '#kernel/ctx.ts';
import { DomainError } from '#kernel/domain-error.ts';
import { once } from '#kernel/idempotency.ts';
import { hasRow } from '#kernel/rows.ts';
import type { openingInput, useCreditInput, writeOffInput } from '#shared/inputs/ledger-inputs.ts';
import { allocateInOrder } from './allocate.ts';
import { assertCustomer } from './customer-terms.ts';
import { announceAccount, enter, readBalance } from './enter.ts';
import { assertPlausibleDays } from './first-day.ts';
import { reviewHolds } from './holds.ts';
import { listOpenCredits, listOpenDebits } from './open-items.ts';

export type NewBalance = { readonly balanceCents: number };

/**
 * Enters a customer's opening balance, a debt or a credit. Rejects with `customer-not-found`, `payment-day-ahead`,
 * `day-before-shop`, `day-too-far` and `closed-month-reason`.
 */
export function enterOpening(ctx: ActorCtx, input: z.output<typeof openingInput>): NewBalance {
  return once(ctx, 'account.open', input, (tx, { customerId, amountCents, day, dueOn, number, reason }) => {
    assertCustomer(tx, customerId);
    if (day > getShopMoment(tx).date) throw new DomainError('payment-day-ahead').on('day');
    assertPlausibleDays(tx, { day, dueOn });
    const entry = enter(tx, {
      customerId,
      kind: 'opening',
      day,
      amountCents,
      number,
      description: 'Gjendje fillestare',
      ...(dueOn === undefined ? {} : { dueOn }),
      ...(reason === undefined ? {} : { reason }),
    });
    const late = entry.reason === '' ? {} : { reason: entry.reason };
    recordAudit(tx, { type: 'account.opened', userId: customerId, number, amountCents, day, ...late });
    if (amountCents < 0) reviewHolds(tx, customerId);
    return { balanceCents: entry.balanceCents };
  });
}

export function hasEntries(ctx: Ctx, customerId: number): boolean {
  return hasRow(ctx, customerEntries, eq(customerEntries.customerId, customerId));
}

/**
 * Writes off one entry or the oldest due. Rejects with `customer-not-found` and, above what is open,
 * `allocation-exceeds`.
 */
export function writeOff(ctx: ActorCtx, input: z.output<typeof writeOffInput>): NewBalance {
  return once(ctx, 'account.write-off', input, (tx, { customerId, amountCents, entryId, reason }) => {
    assertCustomer(tx, customerId);
    const open = listOpenDebits(tx, customerId);
    const debits = entryId === undefined ? open : open.filter((debit) => debit.entryId === entryId);
    const openCents = debits.reduce((sum, debit) => sum + debit.openCents, 0);
    if (amountCents > openCents) throw new DomainError('allocation-exceeds', { leftCents: openCents });
    const entry = enter(tx, {
      customerId,
      kind: 'write_off',
      day: getShopMoment(tx).date,
      amountCents: -amountCents,
      description: reason,
      reason,
    });
    allocateInOrder(tx, { id: entry.id, availableCents: amountCents }, debits);
    recordAudit(tx, { type: 'account.written-off', userId: customerId, amountCents, reason });
    reviewHolds(tx, customerId);
    return { balanceCents: entry.balanceCents };
  });
}

export function useCredit(ctx: ActorCtx, input: z.output<typeof useCreditInput>): NewBalance {
  return once(ctx, 'account.use-credit', input, (tx, { customerId, entryId }) => {
    assertCustomer(tx, customerId);
    applyCredits(tx, customerId, entryId);
    reviewHolds(tx, customerId);
    announceAccount(tx, customerId);
    return { balanceCents: readBalance(tx, customerId) };
  });
}

/** Oldest credit first. Call it in a transaction. */
export function applyCredits(tx: ActorCtx, customerId: number, entryId?: number): void {
  const day = getShopMoment(tx).date;
  for (const credit of listOpenCredits(tx, customerId)) {
    const debits = listOpenDebits(tx, customerId).filter(
      (debit) => entryId === undefined || debit.entryId === entryId,
    );
    allocateInOrder(tx, { id: credit.entryId, availableCents: -credit.openCents, day }, debits);
  }
}
