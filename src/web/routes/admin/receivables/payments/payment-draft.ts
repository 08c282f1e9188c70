import { isCash, type PaymentMethod } from '#shared/accounting/ledger.ts';
import type { ISODate } from '#shared/dates/shop-dates.ts';
import { eurosForField } from '#shared/prices/money.ts';
import { NUMBER_FAULT_TEXTS, parseCents } from '#shared/text/parse-number.ts';
import { receivableTexts } from '#web/routes/admin/receivables/texts.ts';

const texts = receivableTexts.payment;

export type PaymentDraft = {
  readonly amount: string;
  readonly method: PaymentMethod | '';
  readonly driverCode: string;
  readonly reference: string;
  readonly note: string;
  readonly day: ISODate;
  readonly reason: string;
  readonly plan: 'oldest' | 'chosen';
  readonly typed: Readonly<Record<number, string>>;
};

type OpenItem = { readonly entryId: number; readonly openCents: number };

type Owed = { readonly balanceCents: number; readonly overdueCents: number };

export function likelyCents({ balanceCents, overdueCents }: Owed): number {
  const wanted = overdueCents > 0 ? overdueCents : balanceCents;
  return Math.max(0, Math.min(wanted, balanceCents));
}

export function planOldest(cents: number, open: readonly OpenItem[]): ReadonlyMap<number, number> {
  const plan = new Map<number, number>();
  let left = cents;
  for (const { entryId, openCents } of open) {
    const part = Math.min(left, openCents);
    if (part <= 0) break;
    plan.set(entryId, part);
    left -= part;
  }
  return plan;
}

export function typedOf(plan: ReadonlyMap<number, number>): Record<number, string> {
  return Object.fromEntries([...plan].map(([entryId, cents]) => [entryId, eurosForField(cents)]));
}

export function readPayment(draft: PaymentDraft, open: readonly OpenItem[], isClosed: boolean) {
  const { value: cents = 0, reason } = parseCents(draft.amount);
  const { plan, items } =
    draft.plan === 'oldest'
      ? { plan: planOldest(cents, open), items: new Map<number, string>() }
      : readChosen(draft.typed, open);
  const leftCents = cents - [...plan.values()].reduce((sum, part) => sum + part, 0);
  const faults = {
    amount: amountFault(cents, reason),
    method: draft.method === '' ? texts.methodMissing : null,
    driver: draft.method === 'cash_driver' && draft.driverCode === '' ? texts.driverMissing : null,
    reason: isClosed && draft.reason.trim() === '' ? receivableTexts.reasonMissing : null,
    items,
  };
  const { items: _items, ...single } = faults;
  const isRight = Object.values(single).every((fault) => fault === null);
  const canSend = isRight && items.size === 0 && leftCents >= 0;
  const openCents = open.reduce((sum, item) => sum + item.openCents, 0);
  // The amount above everything that is open.
  const overCents = Math.max(0, cents - openCents);
  return { cents, plan, leftCents, overCents, openCents, faults, canSend };
}

function amountFault(cents: number, reason: ReturnType<typeof parseCents>['reason']): string | null {
  if (reason === 'empty') return receivableTexts.amountMissing;
  if (reason !== undefined) return NUMBER_FAULT_TEXTS[reason];
  return cents === 0 ? receivableTexts.amountZero : null;
}

function readChosen(typed: PaymentDraft['typed'], open: readonly OpenItem[]) {
  const plan = new Map<number, number>();
  const items = new Map<number, string>();
  for (const { entryId, openCents } of open) {
    const { value = 0, reason } = parseCents(typed[entryId] ?? '');
    if (reason !== undefined && reason !== 'empty') items.set(entryId, NUMBER_FAULT_TEXTS[reason]);
    else if (value > openCents) items.set(entryId, texts.tooMuch);
    else if (value > 0) plan.set(entryId, value);
  }
  return { plan, items };
}

export function isLargeCash(
  { cents, method }: { readonly cents: number; readonly method: PaymentMethod | '' },
  { businessNumber }: { readonly businessNumber: string },
  cashLimitCents: number,
): boolean {
  return (
    cashLimitCents > 0 &&
    method !== '' &&
    isCash(method) &&
    businessNumber.trim() === '' &&
    cents > cashLimitCents
  );
}
