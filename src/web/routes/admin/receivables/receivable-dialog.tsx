import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { type FormEvent, type KeyboardEvent, type ReactNode, useState } from 'react';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { uiTexts } from '#web/ui/texts.ts';
import { receivableTexts as texts } from './texts.ts';

type ReceivableDialogProps = {
  readonly title: string;
  readonly hint?: string;
  readonly submitLabel: string;
  readonly isDestructive?: boolean;
  readonly isWorking: boolean;
  /** What it books is booked by its button alone: Enter in a field ends the typing and no more. */
  readonly isBooking?: boolean;
  readonly size?: string;
  readonly form: {
    readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
    readonly noValidate?: boolean;
  };
  readonly onClose: () => void;
  readonly children: ReactNode;
};

export function ReceivableDialog(props: ReceivableDialogProps) {
  const {
    title,
    hint,
    submitLabel,
    isDestructive = false,
    isBooking = false,
    isWorking,
    size = 'md',
    form,
    onClose,
  } = props;
  const [isTyped, setTyped] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  // Deferred: both dialogs hear the same Escape.
  const ask = (isAsked: boolean) => setTimeout(() => setLeaving(isAsked));
  return (
    <Modal
      opened
      size={size}
      title={title}
      // Escape and a click beside it are easily made by mistake; the button below is not.
      onClose={isTyped ? () => ask(true) : onClose}
      closeOnEscape={!isLeaving}
    >
      <form {...form} onInput={() => setTyped(true)} {...(isBooking ? { onKeyDown: keepEnter } : {})}>
        <Stack gap="sm">
          {hint && (
            <Text size="sm" c="dimmed">
              {hint}
            </Text>
          )}
          {props.children}
          <Group justify="flex-end" gap="xs" mt="xs">
            <Button variant="default" onClick={onClose}>
              {texts.cancel}
            </Button>
            <Button type="submit" loading={isWorking} color={isDestructive ? 'red.8' : 'orange'}>
              {submitLabel}
            </Button>
          </Group>
        </Stack>
      </form>
      <ConfirmDialog
        isOpen={isLeaving}
        title={uiTexts.leaveTitle}
        confirmLabel={uiTexts.leave}
        cancelLabel={uiTexts.stay}
        isDestructive
        onConfirm={onClose}
        onCancel={() => ask(false)}
      >
        {uiTexts.leaveQuestion}
      </ConfirmDialog>
    </Modal>
  );
}

function keepEnter(event: KeyboardEvent<HTMLFormElement>): void {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
}
