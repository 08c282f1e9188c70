import { Button, Group, Radio, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import { z } from 'zod';
import { formatCents } from '#shared/prices/money.ts';
import { CONFLICT_MONEY, CONFLICT_MONEY_LABELS } from '#shared/road-conflicts.ts';
import { api } from '#web/api.ts';
import { useAction } from '#web/hooks/use-action.ts';
import { useInstantText } from '#web/hooks/use-instant-text.ts';
import { useZodForm } from '#web/hooks/use-zod-form.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { reasonIn } from '#web/ui/quantity/number-schemas.ts';
import { uiTexts } from '#web/ui/texts.ts';
import type { Conflict } from './conflict-sides.tsx';
import { conflictTexts as texts } from './texts.ts';

type DecideProps = { readonly conflict: Conflict };

const reviewed = {
  failure: texts.decideFailed,
  affects: ['order', 'account', 'agenda'],
  attempts: {},
} as const;

export function DecideConflict({ conflict }: DecideProps) {
  const [asked, setAsked] = useState<'accept' | 'decline' | null>(null);
  const close = () => setAsked(null);
  const isDelivery = conflict.obstacle !== 'no-delivery';
  return (
    <Group gap="xs">
      {conflict.obstacle === null && <Button onClick={() => setAsked('accept')}>{texts.accept}</Button>}
      <Button variant="default" onClick={() => setAsked('decline')}>
        {isDelivery ? texts.decline : texts.close}
      </Button>
      {asked === 'accept' && <AcceptQuestion conflict={conflict} onClose={close} />}
      {asked === 'decline' && <DeclineQuestion conflict={conflict} onClose={close} />}
    </Group>
  );
}

type QuestionProps = DecideProps & { readonly onClose: () => void };

function AcceptQuestion({ conflict, onClose }: QuestionProps) {
  const momentOf = useInstantText();
  const { conflictId, orderId } = conflict;
  const accept = useAction(api.admin.roadConflicts.accept, { ...reviewed, success: texts.accepted(orderId) });
  return (
    <ConfirmDialog
      isOpen
      title={texts.acceptTitle(orderId)}
      confirmLabel={texts.accept}
      isWorking={accept.isPending}
      onCancel={onClose}
      onConfirm={() => void accept.run({ conflictId }).then(onClose)}
    >
      {texts.acceptQuestion(conflict.driverName, momentOf(conflict.occurredAt))}{' '}
      {conflict.cashDay !== null && texts.acceptCash(formatCents(conflict.amountCents))}
    </ConfirmDialog>
  );
}

const declineForm = (asksMoney: boolean) =>
  z.object({
    reason: reasonIn(uiTexts.reasonMissing),
    money: z.enum(['', ...CONFLICT_MONEY]).refine((money) => !asksMoney || money !== '', texts.moneyMissing),
  });

function DeclineQuestion({ conflict, onClose }: QuestionProps) {
  const { conflictId, orderId, cashDay, obstacle } = conflict;
  const form = useZodForm(declineForm(cashDay !== null), {
    mode: 'controlled',
    initialValues: { reason: '', money: '' },
  });
  const decline = useAction(api.admin.roadConflicts.decline, {
    ...reviewed,
    success: texts.declined(orderId),
  });
  const isDelivery = obstacle !== 'no-delivery';
  return (
    <ConfirmDialog
      isOpen
      title={isDelivery ? texts.declineTitle(orderId) : texts.closeTitle(orderId)}
      confirmLabel={isDelivery ? texts.decline : texts.close}
      isWorking={decline.isPending}
      onCancel={onClose}
      form={form.submit(({ reason, money }) => {
        void decline.run({ conflictId, reason, ...(money === '' ? {} : { money }) }).then(onClose);
      })}
    >
      {texts.declineQuestion}
      {cashDay !== null && (
        <Radio.Group mt="sm" label={texts.money(formatCents(conflict.amountCents))} {...form.field('money')}>
          <Stack gap="xs" mt={4}>
            {CONFLICT_MONEY.map((way) => (
              <Radio key={way} value={way} label={CONFLICT_MONEY_LABELS[way]} />
            ))}
          </Stack>
        </Radio.Group>
      )}
      <TextInput mt="sm" label={uiTexts.reason} required maxLength={300} {...form.field('reason')} />
    </ConfirmDialog>
  );
}
