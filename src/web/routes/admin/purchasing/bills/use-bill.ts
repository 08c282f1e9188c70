import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { addDays, formatDate, type ISODate } from '#shared/dates/shop-dates.ts';
import { formatCents } from '#shared/prices/money.ts';
import { e4ToCents } from '#shared/purchasing/cost-math.ts';
import { api } from '#web/api.ts';
import { useAction } from '#web/hooks/use-action.ts';
import { useShopToday } from '#web/hooks/use-shop-today.ts';
import { useTabDraft } from '#web/hooks/use-tab-draft.ts';
import { type BillDraft, billDraft, emptyBill, faultsOf, toBill } from './bill-draft.ts';
import { billsTexts } from './texts.ts';

const texts = billsTexts.form;

export const BILL_FORM = 'supplier-bill';

/** The bill being typed; in a closed month it is booked on the first open day. */
export function useBill(onDone: () => void) {
  const today = useShopToday();
  const { draft, setDraft, drop } = useTabDraft<BillDraft>(BILL_FORM, billDraft, () => emptyBill(today));
  const [isTried, setTried] = useState(false);
  const closedUntil = useQuery(api.admin.books.state.queryOptions()).data?.closedUntil ?? null;
  const firstOpen = openDayFor(draft, closedUntil);
  const book = useAction(api.admin.purchasing.bills.book, {
    attempts: { storedAs: BILL_FORM },
    affects: ['purchasing', 'settings'],
    failure: texts.failed,
    success: ({ bill, priceDifferenceE4 }) => {
      const done = texts.done(bill.number, formatCents(bill.totalCents));
      const cents = e4ToCents(priceDifferenceE4);
      return cents === 0 ? done : done + texts.difference(formatCents(cents));
    },
    onSuccess: drop,
    onDone,
  });
  const close = () => {
    drop();
    book.forget();
    onDone();
  };
  return {
    draft,
    change: (change: Partial<BillDraft>) => setDraft((before) => ({ ...before, ...change })),
    setDraft,
    close,
    faults: isTried ? faultsOf(draft) : [],
    closedHint: firstOpen === null ? null : texts.closed(formatDate(firstOpen)),
    isSending: book.isPending,
    submit: () => {
      setTried(true);
      const bill = toBill(firstOpen === null ? draft : { ...draft, bookedOn: firstOpen });
      if (bill !== null) void book.run(bill);
    },
  };
}

export type BillForm = ReturnType<typeof useBill>;

function openDayFor({ issuedOn, bookedOn }: BillDraft, closedUntil: ISODate | null): ISODate | null {
  const day = bookedOn ?? issuedOn;
  return closedUntil !== null && day <= closedUntil ? addDays(closedUntil, 1) : null;
}
