import { type FormEvent, useState } from 'react';
import { formatDate, type ISODate } from '#shared/dates/shop-dates.ts';
import { eurosForField, formatCents } from '#shared/prices/money.ts';
import type { SupplierPaymentMethod } from '#shared/purchasing/bill-types.ts';
import { parseCents } from '#shared/text/parse-number.ts';
import { api } from '#web/api.ts';
import { useAction } from '#web/hooks/use-action.ts';
import { useShopToday } from '#web/hooks/use-shop-today.ts';
import type { Account } from './account.ts';
import { payablesTexts } from './texts.ts';

const texts = payablesTexts.payment;

type Draft = {
  readonly amount: string;
  readonly day: ISODate;
  readonly method: SupplierPaymentMethod;
  readonly reference: string;
  readonly note: string;
  readonly isChosen: boolean;
  /** By entry id. */
  readonly typed: Readonly<Record<number, string>>;
};

export function useSupplierPayment(account: Account, onDone: () => void) {
  const today = useShopToday();
  const { overdueCents, balanceCents } = account;
  const due = Math.max(0, Math.min(overdueCents || balanceCents, balanceCents));
  const [draft, setDraft] = useState<Draft>({
    amount: due === 0 ? '' : eurosForField(due),
    day: today,
    method: 'bank',
    reference: '',
    note: '',
    isChosen: false,
    typed: {},
  });
  const [isTried, setTried] = useState(false);
  const read = readDraft(draft, account.open);
  const pay = useAction(api.admin.purchasing.payables.pay, {
    attempts: {},
    affects: ['purchasing', 'agenda'],
    failure: texts.failed,
    success: ({ payment, balanceCents }) => {
      const { number, amountCents, cashDay, paidOn } = payment;
      const done = texts.done(number, formatCents(amountCents), formatCents(balanceCents));
      return cashDay === null || cashDay === paidOn ? done : done + texts.later(formatDate(cashDay));
    },
    onDone,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (read.amountFault !== null || read.wrongItems.size > 0 || read.leftCents < 0) return;
    const { method, day, reference, note } = draft;
    void pay.run({
      ...{ supplierId: account.supplierId, amountCents: read.cents, method, paidOn: day, note },
      reference: method === 'bank' ? reference : '',
      ...(draft.isChosen ? { allocations: allocationsOf(read.plan, account.open) } : {}),
    });
  };
  return {
    draft,
    change: (change: Partial<Draft>) => setDraft((before) => ({ ...before, ...change })),
    read,
    isTried,
    isSending: pay.isPending,
    form: { onSubmit: submit, noValidate: true },
  };
}

export type SupplierPaymentForm = ReturnType<typeof useSupplierPayment>;

function allocationsOf(plan: ReadonlyMap<number, number>, open: Account['open']) {
  return open.flatMap(({ entryId }) => {
    const amountCents = plan.get(entryId) ?? 0;
    return amountCents === 0 ? [] : [{ entryId, amountCents }];
  });
}

/** In cents; `leftCents` stays as an advance; negative when more is chosen than paid. */
export function readDraft(
  { amount, isChosen, typed }: Pick<Draft, 'amount' | 'isChosen' | 'typed'>,
  open: readonly Pick<Account['open'][number], 'entryId' | 'openCents'>[],
) {
  const { value: cents = 0, reason } = parseCents(amount);
  const amountFault = reason !== undefined ? texts.amountMissing : cents <= 0 ? texts.amountZero : null;
  const plan = new Map<number, number>();
  const wrongItems = new Set<number>();
  let leftCents = cents;
  for (const { entryId, openCents } of open) {
    const text = typed[entryId] ?? '';
    const chosen = text.trim() === '' ? { value: 0 } : parseCents(text);
    if (isChosen && (chosen.reason !== undefined || chosen.value > openCents)) wrongItems.add(entryId);
    const used = isChosen ? (chosen.value ?? 0) : Math.min(leftCents, openCents);
    if (used <= 0) continue;
    plan.set(entryId, used);
    leftCents -= used;
  }
  return { cents, amountFault, plan, wrongItems, leftCents };
}
