import { Modal, Stack } from '@mantine/core';
import { type FormEvent, type KeyboardEvent, type ReactNode, useState } from 'react';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { DialogButtons } from '#web/ui/dialog-buttons.tsx';
import { Dimmed } from '#web/ui/dimmed.ts';
import { uiTexts } from '#web/ui/texts.ts';

type ReceivableDialogProps = {
  readonly title: string;
  readonly hint?: string;
  readonly submitLabel: string;
  readonly isDestructive?: boolean;
  readonly isWorking: boolean;
  /** It is submitted by its button only: Enter in a field just ends the typing. */
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
  // Deferred: both dialogs receive the same Escape.
  const ask = (isAsked: boolean) => setTimeout(() => setLeaving(isAsked));
  return (
    <Modal
      opened
      size={size}
      title={title}
      // Escape and a click outside happen easily by mistake; the button below does not.
      onClose={isTyped ? () => ask(true) : onClose}
      closeOnEscape={!isLeaving}
    >
      <form {...form} onInput={() => setTyped(true)} {...(isBooking ? { onKeyDown: keepEnter } : {})}>
        <Stack gap="sm">
          {hint && <Dimmed>{hint}</Dimmed>}
          {props.children}
          <DialogButtons
            gap="xs"
            mt="xs"
            onCancel={onClose}
            type="submit"
            loading={isWorking}
            color={isDestructive ? 'red.8' : 'orange'}
          >
            {submitLabel}
          </DialogButtons>
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
