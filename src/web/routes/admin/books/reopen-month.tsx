import { Button, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconLockOpen } from '@tabler/icons-react';
import type { ISOMonth } from '#shared/dates/months.ts';
import { formatDate } from '#shared/dates/shop-dates.ts';
import { api } from '#web/api.ts';
import { useAction } from '#web/hooks/use-action.ts';
import { monthName } from '#web/ui/date-texts.ts';
import { ReasonDialog } from '#web/ui/reason-dialog.tsx';
import { booksTexts } from './texts.ts';

const texts = booksTexts.reopen;

export function ReopenMonth({ month }: { readonly month: ISOMonth }) {
  const [isAsking, question] = useDisclosure(false);
  const reopen = useAction(api.admin.books.reopen, {
    success: ({ closedUntil }) => texts.done(closedUntil && formatDate(closedUntil)),
    failure: texts.failed,
    affects: ['settings'],
    onSuccess: question.close,
  });
  return (
    <>
      <Button variant="default" leftSection={<IconLockOpen size={18} aria-hidden />} onClick={question.open}>
        {texts.button}
      </Button>
      {isAsking && (
        <ReasonDialog
          isDestructive
          title={texts.title(monthName(month))}
          confirmLabel={texts.button}
          isWorking={reopen.isPending}
          onCancel={question.close}
          onConfirm={(reason) => void reopen.run({ month, reason })}
        >
          <Text>{texts.question}</Text>
        </ReasonDialog>
      )}
    </>
  );
}
