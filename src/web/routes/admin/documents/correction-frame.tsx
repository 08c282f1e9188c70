import { Button, Group, Modal, Text } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { formatCents } from '#shared/prices/money.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Money } from '#web/ui/money.tsx';
import { uiTexts } from '#web/ui/texts.ts';
import { correctionTexts as texts } from './texts.ts';

type CorrectionFrameProps = {
  readonly title: string;
  readonly sumLabel: string;
  readonly totalCents: number;
  readonly submitLabel: string;
  readonly question: (amount: string) => ReactNode;
  readonly isUnusual?: boolean;
  /** Called on submit; shows what is missing and returns whether the form is complete. */
  readonly check: () => boolean;
  readonly isSending: boolean;
  readonly onSend: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
};

export function CorrectionFrame(props: CorrectionFrameProps) {
  const { title, sumLabel, totalCents, submitLabel, question, isUnusual = false, check } = props;
  const { isSending, onSend, onClose, children } = props;
  const [isAsking, setAsking] = useState(false);
  const amount = formatCents(totalCents);
  return (
    <>
      <Modal
        opened
        size="52rem"
        title={title}
        onClose={onClose}
        // Typed amounts must not be lost to Escape.
        closeOnEscape={totalCents === 0}
        closeOnClickOutside={totalCents === 0}
      >
        {children}
        <Group
          justify="space-between"
          gap="sm"
          mt="md"
          pt="sm"
          style={{ borderTop: '1px solid var(--shop-line)' }}
        >
          <Text role="status">
            {sumLabel}:{' '}
            <Text span fz="lg" fw={750}>
              <Money cents={totalCents} />
            </Text>
          </Text>
          <Group gap="xs">
            <Button variant="default" onClick={onClose}>
              {uiTexts.cancel}
            </Button>
            <Button loading={isSending} onClick={() => check() && setAsking(true)}>
              {submitLabel}
            </Button>
          </Group>
        </Group>
      </Modal>
      <ConfirmDialog
        isOpen={isAsking}
        title={isUnusual ? texts.unusualTitle : texts.confirmTitle}
        isDestructive={isUnusual}
        confirmLabel={texts.confirm(amount)}
        isWorking={isSending}
        onCancel={() => setAsking(false)}
        onConfirm={onSend}
      >
        {question(amount)}
      </ConfirmDialog>
    </>
  );
}
