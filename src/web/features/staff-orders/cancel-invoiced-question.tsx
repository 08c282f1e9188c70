import { Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatCents } from '#shared/money.ts';
import { api } from '#web/api.ts';
import { type ChosenReason, reasonOf } from '#web/features/papers/chosen-reason.ts';
import { ReasonChoice } from '#web/features/papers/reason-choice.tsx';
import { paperTexts as texts } from '#web/features/papers/texts.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import type { StaffOrder } from './staff-order.ts';
import { listTexts } from './staff-orders-texts.ts';

type CancelInvoicedQuestionProps = {
  readonly order: StaffOrder & { readonly invoiceId: number };
  readonly onConfirm: (reason: string) => void;
  readonly onClose: () => void;
};

/** Asks the office before it cancels an order that has its invoice: why, and which credit note follows. */
export function CancelInvoicedQuestion({ order, onConfirm, onClose }: CancelInvoicedQuestionProps) {
  const [reason, setReason] = useState<ChosenReason>({ choice: 'Porosi e anuluar', text: '' });
  const [isTried, setTried] = useState(false);
  const chosen = reasonOf(reason);
  return (
    <ConfirmDialog
      isOpen
      title={texts.cancelTitle(order.orderId)}
      confirmLabel={listTexts.cancelConfirm}
      cancelLabel={listTexts.keep}
      isDestructive
      onCancel={onClose}
      onConfirm={() => {
        setTried(true);
        if (chosen !== null) onConfirm(chosen);
      }}
    >
      <Stack gap="sm">
        {listTexts.cancelQuestion(order.buyerName, order.status)}
        <Text fw={600}>{useCreditText(order)}</Text>
        <ReasonChoice reason={reason} onChange={setReason} isTried={isTried} />
      </Stack>
    </ConfirmDialog>
  );
}

/** Which credit note will follow; its amount as soon as it is known. */
function useCreditText({ invoiceId, invoiceNumber }: CancelInvoicedQuestionProps['order']): string {
  const { data } = useQuery(api.admin.documents.balance.queryOptions({ documentId: invoiceId }));
  const number = invoiceNumber ?? '';
  if (!data) return texts.cancelCreditsUnknown(number);
  const left = data.lines.reduce((sum, line) => sum + line.totalCents, 0);
  return left === 0 ? texts.cancelNothingLeft(number) : texts.cancelCredits(number, formatCents(left));
}
