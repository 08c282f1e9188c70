import { bills, billVat } from '#db/schema/bills.ts';
import { recordAudit } from '#domain/audit/record-audit.ts';
import { settleCredit, settleDebit } from '#domain/purchasing/payables/allocate-supplier.ts';
import { enterOnAccount } from '#domain/purchasing/payables/enter-on-account.ts';
import { listOpenItems } from '#domain/purchasing/payables/open-items.ts';
import { findSupplier } from '#domain/purchasing/suppliers/suppliers.ts';
import type { ActorCtx, Ctx } from '#kernel/ctx.ts';
import { DomainError } from '#kernel/domain-error.ts';
import { once } from '#kernel/idempotency.ts';
import type { BookBill } from '#shared/purchasing/bill-inputs.ts';
import { BILL_KIND_LABELS, type SupplierEntryKind } from '#shared/purchasing/bill-types.ts';
import { insertLines, type PlannedLine, planLines } from './bill-lines.ts';
import {
  assertAddsUp,
  assertBooksOpen,
  assertNumberFree,
  billNumberKey,
  daysOfBill,
  ratesOfBill,
} from './check-bill.ts';
import { correctCosts, followBilledPrices } from './correct-costs.ts';
import { type Bill, readBill } from './list-bills.ts';

export type BookedBill = { readonly bill: Bill; readonly priceDifferenceE4: number };

/**
 * Books a bill, credit or debit note of a supplier: the books by `bookedOn`, the amount owed, and the cost of goods
 * received before it. Rejects with `supplier-not-found`, `bill-booked-before-issue`, `bill-day-ahead`,
 * `bill-due-before-issue`, `bill-rate-not-allowed`, `bill-does-not-add-up`, `bill-month-closed`, `bill-already-booked`,
 * `bill-exceeds-receipt`, `bill-owes-nothing`, and as `readGoods` and `spreadOver` do.
 */
export function bookBill(ctx: ActorCtx, input: BookBill): BookedBill {
  return once(ctx, 'bill.book', input, (tx, body) => {
    const supplier = findSupplier(tx, body.supplierId);
    const { kind, supplierId, number, isAsset, isDeductible, note } = body;
    const days = daysOfBill(tx, body, supplier);
    const numberKey = billNumberKey(number);
    assertNumberFree(tx, { supplierId, kind, numberKey });
    const lines = planLines(tx, body);
    const netCents = sumNet(lines);
    const vat = ratesOfBill(body, netCents);
    assertAddsUp(vat, netCents);
    assertBooksOpen(tx, days.bookedOn);
    const totalCents = vat.reduce((cents, rate) => cents + rate.netCents + rate.vatCents, 0);
    const owedCents = owedOf(kind, lines, totalCents);
    const { id: billId } = tx.db
      .insert(bills)
      .values({
        ...{ kind, supplierId, number, numberKey, ...days, isAsset, isDeductible, totalCents, note },
        actorId: tx.actor.id,
        createdAt: tx.clock.now(),
      })
      .returning({ id: bills.id })
      .get();
    if (vat.length > 0)
      tx.db
        .insert(billVat)
        .values(vat.map((rate) => ({ billId, ...rate })))
        .run();
    const stored = insertLines(tx, billId, lines);
    const priceDifferenceE4 = correctCosts(tx, kind, stored);
    followBilledPrices(tx, supplierId, stored);
    enterBill(tx, { ...body, ...days, billId, owedCents });
    recordAudit(tx, { type: 'bill.booked', supplierName: supplier.name, number, totalCents });
    tx.emit({ type: 'purchasing' });
    return { bill: readBill(tx, billId), priceDifferenceE4 };
  });
}

function sumNet(lines: readonly PlannedLine[]): number {
  return lines.reduce((cents, line) => cents + line.netCents, 0);
}

/** The total, without the value of goods on a customs declaration. Rejects with `bill-owes-nothing`. */
function owedOf(kind: BookBill['kind'], lines: readonly PlannedLine[], totalCents: number): number {
  const declared = lines.filter(({ line }) => !line.isOwed);
  const owedCents = totalCents - sumNet(declared);
  if ((declared.length > 0 && kind !== 'customs') || owedCents < 0)
    throw new DomainError('bill-owes-nothing').on('lines');
  return owedCents;
}

const ENTRY_KINDS: Readonly<Partial<Record<BookBill['kind'], SupplierEntryKind>>> = {
  credit_note: 'credit_note',
  debit_note: 'debit_note',
};

type EnteredBill = Pick<BookBill, 'kind' | 'supplierId' | 'number' | 'note'> & {
  readonly billId: number;
  readonly bookedOn: string;
  readonly dueOn: string;
  readonly owedCents: number;
};

/** Unallocated advances pay a bill; a credit note pays the oldest due first. */
function enterBill(tx: Ctx, bill: EnteredBill): void {
  const { kind, supplierId, number, billId, bookedOn, dueOn, owedCents } = bill;
  if (owedCents === 0) return;
  const isCredit = kind === 'credit_note';
  const { id: entryId } = enterOnAccount(tx, {
    supplierId,
    kind: ENTRY_KINDS[kind] ?? 'bill',
    day: bookedOn,
    dueOn: isCredit ? null : dueOn,
    amountCents: isCredit ? -owedCents : owedCents,
    number,
    description: [BILL_KIND_LABELS[kind], bill.note].filter(Boolean).join(' · '),
    billId,
  });
  if (isCredit) {
    const debits = listOpenItems(tx, { supplierId }).filter(({ openCents }) => openCents > 0);
    settleCredit(tx, { entryId, leftCents: owedCents }, debits);
  } else {
    settleDebit(tx, { supplierId, entryId, amountCents: owedCents });
  }
}
