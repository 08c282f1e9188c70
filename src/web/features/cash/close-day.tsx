import { Box, Button, TextInput } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconLock, IconLockOpen } from '@tabler/icons-react';
import { z } from 'zod';
import { formatDate } from '#shared/dates/shop-dates.ts';
import { closeCashInput } from '#shared/inputs/ledger-inputs.ts';
import { formatCents } from '#shared/prices/money.ts';
import { api } from '#web/api.ts';
import { useAction } from '#web/hooks/use-action.ts';
import { useShopToday } from '#web/hooks/use-shop-today.ts';
import { useZodForm } from '#web/hooks/use-zod-form.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { ReasonDialog } from '#web/ui/reason-dialog.tsx';
import { boardTexts as texts } from './texts.ts';
import { closingOf, handedInOf, type Sheet, tillOf } from './till.ts';

export function CloseDay({ sheet }: { readonly sheet: Sheet }) {
  const [isAsking, question] = useDisclosure(false);
  const today = useShopToday();
  if (sheet.date > today) return null;
  return (
    <>
      <Button
        mt={{ base: 0, sm: 24 }}
        {...(sheet.isClosed ? { variant: 'default' } : {})}
        leftSection={
          sheet.isClosed ? <IconLockOpen size={18} aria-hidden /> : <IconLock size={18} aria-hidden />
        }
        onClick={question.open}
      >
        {sheet.isClosed ? texts.reopen : texts.close}
      </Button>
      {isAsking &&
        (sheet.isClosed ? (
          <ReopenQuestion sheet={sheet} onClose={question.close} />
        ) : (
          <CloseQuestion sheet={sheet} onClose={question.close} />
        ))}
    </>
  );
}

type QuestionProps = { readonly sheet: Sheet; readonly onClose: () => void };

function CloseQuestion({ sheet, onClose }: QuestionProps) {
  const close = useAction(api.admin.cash.close, {
    success: (closed) => withCounterDay(texts.closedNow, closed),
    failure: texts.closeFailed,
    affects: ['agenda'],
    attempts: {},
    onDone: onClose,
  });
  const form = useZodForm(closeForm, { initialValues: { note: '' } });
  const handedInCents = handedInOf(sheet);
  const differenceCents = handedInCents - sheet.expectedCents;
  return (
    <ConfirmDialog
      isOpen
      title={texts.closeTitle(sheet.driverName, formatDate(sheet.date))}
      confirmLabel={texts.close}
      isWorking={close.isPending}
      onCancel={onClose}
      form={form.submit((values) => void close.run({ ...closingOf(sheet), ...values }))}
    >
      <Box component="p" my="1em">
        {sheet.driverId === null ? texts.closeCounter : texts.closeQuestion(formatCents(handedInCents))}
      </Box>
      {!(sheet.officeCount ?? sheet.driverCount) && <b>{texts.closeUncounted}</b>}
      {differenceCents !== 0 && (
        <>
          <b>{differenceText(differenceCents)}</b>
          <TextInput
            label={texts.differenceNote}
            autoComplete="off"
            maxLength={300}
            mt="sm"
            {...form.field('note')}
          />
        </>
      )}
    </ConfirmDialog>
  );
}

const closeForm = z.object({ note: closeCashInput.shape.note.unwrap() });

function differenceText(cents: number): string {
  const amount = formatCents(Math.abs(cents));
  return cents < 0 ? texts.closeMissing(amount) : texts.closeSurplus(amount);
}

function withCounterDay(done: string, { date, counterDay }: Pick<Sheet, 'date' | 'counterDay'>): string {
  if (counterDay === null || counterDay === date) return done;
  return `${done}. ${texts.countsOn(formatDate(counterDay))}`;
}

function ReopenQuestion({ sheet, onClose }: QuestionProps) {
  const reopen = useAction(api.admin.cash.reopen, {
    success: (reopened) => withCounterDay(texts.reopened, reopened),
    failure: texts.reopenFailed,
    affects: ['agenda'],
    attempts: {},
    onDone: onClose,
  });
  return (
    <ReasonDialog
      isDestructive
      title={texts.reopenTitle(sheet.driverName, formatDate(sheet.date))}
      confirmLabel={texts.reopen}
      isWorking={reopen.isPending}
      onCancel={onClose}
      onConfirm={(reason) => void reopen.run({ ...tillOf(sheet), reason })}
    />
  );
}
