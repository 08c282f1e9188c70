import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { PaymentMethod } from '#shared/accounting/ledger.ts';
import { bookedText } from '#shared/accounting/payment-texts.ts';
import { eurosForField } from '#shared/prices/money.ts';
import { api } from '#web/api.ts';
import { useAction } from '#web/hooks/use-action.ts';
import { useShopToday } from '#web/hooks/use-shop-today.ts';
import type { OpenItem, Receivable, ReceivableCustomer } from '#web/routes/admin/receivables/receivable.ts';
import { receivableTexts } from '#web/routes/admin/receivables/texts.ts';
import { useClosedUntil } from './closed-month-reason.tsx';
import { isLargeCash, likelyCents, type PaymentDraft, readPayment, typedOf } from './payment-draft.ts';

const texts = receivableTexts.payment;

type PaymentOptions = {
  readonly owner: ReceivableCustomer;
  readonly account: Receivable;
  readonly item: OpenItem | undefined;
  readonly onDone: () => void;
};

export function usePayment({ owner, account, item, onDone }: PaymentOptions) {
  const today = useShopToday();
  const settings = useQuery(api.admin.settings.get.queryOptions());
  const [draft, setDraft] = useState<PaymentDraft>(() => firstDraft(account, item, today));
  const [isTried, setTried] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const closedUntil = useClosedUntil(draft.day);
  const read = readPayment(draft, account.open, closedUntil !== null);
  const cashLimitCents = settings.data?.money.cashLimitCents ?? 0;
  const book = useAction(api.admin.receivables.bookPayment, {
    attempts: { about: ({ customerId }) => customerId },
    affects: ['account', 'agenda', 'order'],
    failure: texts.failed,
    success: bookedText,
    onDone,
  });
  const change = (part: Partial<PaymentDraft>) => setDraft((before) => ({ ...before, ...part }));
  const send = () => {
    setAsking(false);
    const { method } = draft;
    if (method !== '') void book.run(toInput(owner.id, { ...draft, method }, read));
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    if (!read.canSend) return;
    if (read.overCents > 0) setAsking(true);
    else send();
  };
  return {
    draft,
    change,
    choosePlan: (plan: PaymentDraft['plan']) =>
      change(plan === 'chosen' ? { plan, typed: typedOf(read.plan) } : { plan }),
    read,
    isTried,
    closedUntil,
    isSending: book.isPending,
    over: { isAsking, confirm: send, cancel: () => setAsking(false) },
    form: { onSubmit, noValidate: true },
    cashLimitCents,
    isLargeCash: isLargeCash({ cents: read.cents, method: draft.method }, owner, cashLimitCents),
  };
}

export type Payment = ReturnType<typeof usePayment>;

function firstDraft(account: Receivable, item: OpenItem | undefined, day: string): PaymentDraft {
  const cents = item?.openCents ?? likelyCents(account);
  const amount = cents === 0 ? '' : eurosForField(cents);
  return {
    amount,
    method: '',
    driverCode: '',
    reference: '',
    note: '',
    reason: '',
    day,
    plan: item === undefined ? 'oldest' : 'chosen',
    typed: item === undefined ? {} : { [item.entryId]: amount },
  };
}

type ChosenDraft = PaymentDraft & { readonly method: PaymentMethod };

function toInput(customerId: number, draft: ChosenDraft, { cents, plan }: Payment['read']) {
  return {
    customerId,
    amountCents: cents,
    method: draft.method,
    receivedOn: draft.day,
    reference: draft.reference,
    note: draft.note,
    ...(draft.reason.trim() === '' ? {} : { reason: draft.reason }),
    ...(draft.method === 'cash_driver' ? { driverCode: Number(draft.driverCode) } : {}),
    ...(draft.plan === 'chosen'
      ? { allocations: [...plan].map(([entryId, amountCents]) => ({ entryId, amountCents })) }
      : {}),
  };
}
