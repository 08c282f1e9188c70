import { Button, Group, List, Modal, Text } from '@mantine/core';
import type { inferOutput } from '@trpc/tanstack-react-query';
import { useState } from 'react';
import type { IssueDocuments } from '#shared/inputs/document-inputs.ts';
import { api } from '#web/api.ts';
import { useAction } from '#web/hooks/use-action.ts';
import { showToast } from '#web/ui/toast.ts';
import { issueTexts as texts } from './texts.ts';

type IssueResult = inferOutput<typeof api.stocker.issuedDocuments.issue>;

export function useIssueInvoices(onIssued?: (result: IssueResult) => void) {
  const [shown, setShown] = useState<IssueResult | null>(null);
  const issue = useAction(api.stocker.issuedDocuments.issue, {
    affects: ['document', 'order'],
    failure: texts.failed,
    success: ({ issued, refused }) =>
      issued.length > 0 && refused.length === 0 ? texts.issued(numbersOf(issued)) : null,
    onSuccess: (result) => {
      if (result.refused.length > 0) setShown(result);
      else if (result.issued.length === 0) showToast({ tone: 'success', message: texts.nothing });
      onIssued?.(result);
    },
  });
  return {
    isIssuing: issue.isPending,
    issue: (wanted: IssueDocuments) => issue.run(wanted),
    result: shown && <IssueResultDialog shown={shown} onClose={() => setShown(null)} />,
  };
}

function numbersOf(issued: IssueResult['issued']): string[] {
  return issued.map(({ number }) => number);
}

type IssueResultDialogProps = { readonly shown: IssueResult; readonly onClose: () => void };

function IssueResultDialog({ shown: { issued, refused }, onClose }: IssueResultDialogProps) {
  return (
    <Modal opened onClose={onClose} title={texts.resultTitle}>
      {issued.length > 0 && <Text fw={600}>{texts.issued(numbersOf(issued))}</Text>}
      <Text mt={issued.length > 0 ? 'sm' : 0}>{texts.refused(refused.length)}</Text>
      <List size="sm" mt="xs">
        {refused.map(({ orderId, message }) => (
          <List.Item key={orderId}>
            {texts.order(orderId)}: {message}
          </List.Item>
        ))}
      </List>
      <Group justify="flex-end" mt="lg">
        <Button onClick={onClose} data-autofocus>
          {texts.close}
        </Button>
      </Group>
    </Modal>
  );
}
