import { List, Skeleton, Stack } from '@mantine/core';
import { useState } from 'react';
import { findTransition, type OrderStatus, STATUS } from '#shared/order-status.ts';
import type { Role } from '#shared/roles.ts';
import { type ChosenReason, reasonOf } from '#web/features/documents/chosen-reason.ts';
import { ReasonChoice } from '#web/features/documents/reason-choice.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { consequenceTexts as texts } from './consequence-texts.ts';
import { GoodsChoice, useGoods } from './goods-choice.tsx';
import type { StaffOrder } from './staff-order.ts';
import { listTexts, moveTexts } from './staff-orders-texts.ts';
import { consequencesOf, useStatusPreview } from './status-consequences.ts';
import { ReasonField } from './status-questions.tsx';
import type { AboutStatus } from './use-order-actions.ts';

type StatusQuestionProps = {
  readonly order: StaffOrder;
  readonly status: OrderStatus;
  readonly role: Role;
  /** Why the day of a reopened order is closed to it without a reason. */
  readonly dayProblem?: string;
  readonly onConfirm: (about: AboutStatus) => void;
  readonly onClose: () => void;
};

export function StatusQuestion({ order, status, role, dayProblem, onConfirm, onClose }: StatusQuestionProps) {
  const [written, setWritten] = useState('');
  const [listed, setListed] = useState<ChosenReason>({ choice: 'Porosi e anuluar', text: '' });
  const [isTried, setTried] = useState(false);
  const isCancelling = status === STATUS.cancelled;
  const isCredited = isCancelling && order.invoiceId !== null;
  const needsReason =
    isCredited || dayProblem !== undefined || findTransition(order.status, status)?.needsReason === true;
  const reason = isCredited ? reasonOf(listed) : written.trim();
  const isMissing = needsReason && !reason;
  const goods = useGoods(reason, [order.status]);
  const isOffice = role === 'admin';
  const preview = useStatusPreview([order.orderId], status, isOffice);
  const asksGoods = isCancelling && goods.isAsked;
  return (
    <ConfirmDialog
      isOpen
      title={isCancelling ? listTexts.cancelTitle(order.orderId) : listTexts.reopenTitle(order.orderId)}
      {...(isCancelling ? { confirmLabel: listTexts.cancelConfirm, cancelLabel: listTexts.keep } : {})}
      isDestructive={isCancelling}
      onCancel={onClose}
      onConfirm={() => {
        setTried(true);
        if (isMissing) return;
        onConfirm({ reason: reason ?? '', ...(isCancelling ? { goods: goods.value } : {}) });
      }}
    >
      <Stack gap="sm">
        <div>
          {isCancelling
            ? listTexts.cancelQuestion(order.buyerName, order.status)
            : (dayProblem ?? listTexts.reopenQuestion(status))}
          {isCancelling && !asksGoods && ` ${texts.stockReturns}`}
        </div>
        {preview.isLoading && <Skeleton h={48} />}
        <Sentences of={preview.data?.flatMap((one) => consequencesOf(one, status)) ?? []} />
        {isCredited ? (
          <ReasonChoice reason={listed} onChange={setListed} isTried={isTried} />
        ) : (
          <ReasonField
            {...(dayProblem === undefined ? {} : { label: moveTexts.reason })}
            value={written}
            onChange={setWritten}
            isMissing={isTried && isMissing}
            isRequired={needsReason}
          />
        )}
        {asksGoods && <GoodsChoice value={goods.value} onChange={goods.setChosen} />}
      </Stack>
    </ConfirmDialog>
  );
}

function Sentences({ of: sentences }: { readonly of: readonly string[] }) {
  if (sentences.length === 0) return null;
  return (
    <List size="sm" fw={600}>
      {sentences.map((sentence) => (
        <List.Item key={sentence}>{sentence}</List.Item>
      ))}
    </List>
  );
}
