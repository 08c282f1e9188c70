import { NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { findTransition, nextStatuses, type OrderStatus } from '#shared/order-status.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { ReasonField } from './reason-field.tsx';
import { ordersTexts as texts } from './texts.ts';
import { type ListedOrder, useSetStatus } from './use-set-status.ts';

/** The status of an order with those to which the office may take it; one that needs a reason asks for it first. */
export function StatusSelect({ order: { orderId, status } }: { readonly order: ListedOrder }) {
  const [asked, setAsked] = useState<OrderStatus | null>(null);
  const [reason, setReason] = useState('');
  const setStatus = useSetStatus();
  const next = nextStatuses('admin', status);
  const choose = (value: string) => {
    const to = next.find((known) => known === value);
    if (!to) return;
    if (findTransition(status, to)?.needsReason) setAsked(to);
    else setStatus.mutate({ orderId, status: to });
  };
  return (
    <>
      <NativeSelect
        aria-label={texts.status(orderId)}
        size="sm"
        data={[status, ...next]}
        value={status}
        onChange={(event) => choose(event.currentTarget.value)}
      />
      <ConfirmDialog
        isOpen={asked !== null}
        title={texts.reopenTitle(orderId)}
        onCancel={() => setAsked(null)}
        onConfirm={() => {
          if (asked) setStatus.mutate({ orderId, status: asked, reason });
          setAsked(null);
        }}
      >
        {texts.reopenQuestion(asked ?? status)}
        <ReasonField value={reason} onChange={setReason} />
      </ConfirmDialog>
    </>
  );
}
