import type { ReactNode } from 'react';
import { STATUS } from '#shared/order-status.ts';
import { byWhom, particularSentence, changeTexts as texts } from './change-texts.ts';
import type { DescribedChanges } from './order-changes.ts';
import classes from './orders-page.module.css';
import type { CustomerOrder } from './use-own-orders.ts';

type OrderNoticesProps = {
  readonly order: CustomerOrder;
  readonly told: DescribedChanges;
  readonly momentOf: (instantMs: number) => string;
};

export function OrderNotices({ order, told, momentOf }: OrderNoticesProps) {
  if (order.status === STATUS.cancelled) return <Cancelled told={told} momentOf={momentOf} />;
  const sentences = told.particulars.map((change) => particularSentence(change, momentOf(change.at)));
  if (order.oldTotalCents !== null) sentences.unshift(texts.total(order.oldTotalCents, order.totalCents));
  if (sentences.length === 0) return null;
  return (
    <Notice tone="warn">
      {sentences.map((sentence) => (
        <div key={sentence}>{sentence}</div>
      ))}
    </Notice>
  );
}

function Cancelled({ told: { cancelled }, momentOf }: Omit<OrderNoticesProps, 'order'>) {
  return (
    <Notice tone="bad">
      <div>{cancelled ? texts.cancelledBy(byWhom(cancelled, momentOf(cancelled.at))) : texts.cancelled}</div>
      {cancelled && cancelled.reason !== '' && <div>{texts.reason(cancelled.reason)}</div>}
    </Notice>
  );
}

type NoticeProps = { readonly tone: 'warn' | 'bad'; readonly children: ReactNode };

function Notice({ tone, children }: NoticeProps) {
  return (
    <div className={classes['notice']} data-tone={tone}>
      {children}
    </div>
  );
}
