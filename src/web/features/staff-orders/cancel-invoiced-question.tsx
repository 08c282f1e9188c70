import { Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatCents } from '#shared/money.ts';
import { api } from '#web/api.ts';
import { type ChosenReason, reasonOf } from '#web/features/papers/chosen-reason.ts';
import { ReasonChoice } from '#web/features/papers/reason-choice.tsx';
import { correctedName, paperTexts as texts } from '#web/features/papers/texts.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import type { StaffOrder } from './staff-order.ts';
import { listTexts } from './staff-orders-texts.ts';

type CancelInvoicedQuestionProps = {
  readonly order: StaffOrder & { readonly invoiceId: number };
  readonly onConfirm: (reason: string) => void;
  readonly onClose: () => void;
};

/** Asks the office before it cancels an order that has its invoice: why, and which credit notes follow. */
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
        {useCreditTexts(order).map((text) => (
          <Text key={text} fw={600}>
            {text}
          </Text>
        ))}
        <ReasonChoice reason={reason} onChange={setReason} isTried={isTried} />
      </Stack>
    </ConfirmDialog>
  );
}

/** Which credit notes will follow; their amounts as soon as they are known. */
function useCreditTexts({ invoiceId, invoiceNumber }: CancelInvoicedQuestionProps['order']): string[] {
  const { data } = useQuery(api.admin.documents.cancelCredits.queryOptions({ documentId: invoiceId }));
  const number = invoiceNumber ?? '';
  if (!data) return [texts.cancelCreditsUnknown(number)];
  if (data.length === 0) return [texts.cancelNothingLeft(number)];
  const credits = data.map((paper) =>
    texts.cancelCredits(correctedName(paper), formatCents(paper.leftCents)),
  );
  return [...credits, texts.cancelKeepsPapers(data.length)];
}
