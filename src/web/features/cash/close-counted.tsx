import { Box, Button, Group } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconLock } from '@tabler/icons-react';
import { formatDate, type ISODate } from '#shared/dates/shop-dates.ts';
import { formatCents } from '#shared/prices/money.ts';
import { api } from '#web/api.ts';
import { useAction } from '#web/hooks/use-action.ts';
import { useShopToday } from '#web/hooks/use-shop-today.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { signedCents } from '#web/ui/signed.ts';
import { boardTexts as texts } from './texts.ts';
import { closingOf, handedInOf, type Sheet } from './till.ts';

/** Drivers' tills that were counted and are still open; the counter's own is closed last, separately. */
export function findCounted<
  Till extends Pick<Sheet, 'driverId' | 'isClosed' | 'officeCount' | 'driverCount'>,
>(sheets: readonly Till[]): Till[] {
  return sheets.filter(
    ({ driverId, isClosed, officeCount, driverCount }) =>
      driverId !== null && !isClosed && (officeCount ?? driverCount) !== null,
  );
}

type CloseCountedProps = { readonly date: ISODate; readonly sheets: readonly Sheet[] };

export function CloseCounted({ date, sheets }: CloseCountedProps) {
  const [isAsking, question] = useDisclosure(false);
  const today = useShopToday();
  const close = useAction(api.admin.cash.close, {
    failure: texts.closeFailed,
    affects: ['agenda'],
    attempts: { about: ({ driverId }) => driverId ?? 0 },
  });
  const counted = findCounted(sheets);
  if (counted.length < 2 || date > today) return null;
  const handedInCents = counted.reduce((sum, sheet) => sum + handedInOf(sheet), 0);
  const closeAll = async () => {
    for (const sheet of counted) if (!(await close.run(closingOf(sheet)))) break;
    question.close();
  };
  return (
    <Group justify="flex-end">
      <Button variant="default" leftSection={<IconLock size={18} aria-hidden />} onClick={question.open}>
        {texts.closeCounted(counted.length)}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={texts.closeCountedTitle(counted.length, formatDate(date))}
        confirmLabel={texts.close}
        isWorking={close.isPending}
        onCancel={question.close}
        onConfirm={() => void closeAll()}
      >
        <Box component="p" my="1em">
          {texts.closeCountedQuestion(formatCents(handedInCents))}
        </Box>
        {counted
          .filter(({ differenceCents }) => (differenceCents ?? 0) !== 0)
          .map(({ driverId, driverName, differenceCents }) => (
            <div key={driverId}>
              <b>{texts.tillDifference(driverName, signedCents(differenceCents ?? 0))}</b>
            </div>
          ))}
      </ConfirmDialog>
    </Group>
  );
}
