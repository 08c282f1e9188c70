import { Button, Text } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ISOMonth } from '#shared/dates/months.ts';
import { formatDate } from '#shared/dates/shop-dates.ts';
import { api } from '#web/api.ts';
import { useAction } from '#web/hooks/use-action.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { monthName } from '#web/ui/date-texts.ts';
import { isFine } from './check-card.tsx';
import { booksTexts } from './texts.ts';

const texts = booksTexts.close;

export function CloseMonth({ month }: { readonly month: ISOMonth }) {
  const [isAsking, setAsking] = useState(false);
  const check = useQuery(api.admin.books.check.queryOptions({ month })).data;
  const close = useAction(api.admin.books.close, {
    success: ({ closedUntil }) => texts.done(formatDate(closedUntil)),
    failure: texts.failed,
    affects: ['settings'],
    onSuccess: () => setAsking(false),
  });
  return (
    <>
      <Button leftSection={<IconLock size={18} aria-hidden />} onClick={() => setAsking(true)}>
        {texts.button}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={texts.title(monthName(month))}
        confirmLabel={texts.button}
        isDestructive
        isWorking={close.isPending}
        onConfirm={() => void close.run({ month })}
        onCancel={() => setAsking(false)}
      >
        <Text>{texts.question}</Text>
        {check && !isFine(check) && (
          <Text mt="sm" fw={600} c="var(--shop-bad-text)">
            {texts.unsettled}
          </Text>
        )}
      </ConfirmDialog>
    </>
  );
}
