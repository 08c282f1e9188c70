import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconFileCheck } from '@tabler/icons-react';
import { MAX_ISSUED_AT_ONCE } from '#shared/inputs/document-inputs.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Dimmed } from '#web/ui/dimmed.ts';
import { issueTexts as texts } from './texts.ts';
import { useIssueInvoices } from './use-issue-invoices.tsx';

type IssueChosenProps = {
  readonly orderIds: readonly number[];
  readonly onIssued: (left: readonly number[]) => void;
};

export function IssueChosen({ orderIds, onIssued }: IssueChosenProps) {
  const [isAsking, asking] = useDisclosure(false);
  const { issue, isIssuing, result } = useIssueInvoices(({ refused }) =>
    onIssued([...refused.map(({ orderId }) => orderId), ...later]),
  );
  const wanted = orderIds.slice(0, MAX_ISSUED_AT_ONCE);
  const later = orderIds.slice(MAX_ISSUED_AT_ONCE);
  return (
    <>
      <Button
        variant="default"
        px="sm"
        loading={isIssuing}
        leftSection={<IconFileCheck size={18} aria-hidden />}
        onClick={asking.open}
      >
        {texts.issue}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={texts.title}
        confirmLabel={texts.confirm}
        onCancel={asking.close}
        onConfirm={() => {
          asking.close();
          void issue({ orderIds: [...wanted] });
        }}
      >
        {texts.question(wanted.length)} {later.length > 0 && texts.later(later.length)}
        <Dimmed mt="xs">{texts.locks}</Dimmed>
      </ConfirmDialog>
      {result}
    </>
  );
}
