import { DialogButtons } from './dialog-buttons.tsx';
import '#web/styles/overlay-styles.ts';
import { Modal, Text } from '@mantine/core';
import type { FormEvent, ReactNode } from 'react';
import { uiTexts } from './texts.ts';

type Form = {
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  readonly noValidate?: boolean;
};

export type ConfirmDialogProps = {
  readonly isOpen: boolean;
  readonly title: string;
  readonly children: ReactNode;
  readonly confirmLabel?: string;
  readonly cancelLabel?: string;
  readonly isDestructive?: boolean;
  readonly isWorking?: boolean;
  readonly canConfirm?: boolean;
  readonly onConfirm?: () => void;
  /** The form inside the dialog, which confirming submits. */
  readonly form?: Form;
  readonly onCancel: () => void;
};

export function ConfirmDialog({
  isOpen,
  title,
  children,
  confirmLabel = uiTexts.confirm,
  cancelLabel = uiTexts.cancel,
  isDestructive = false,
  isWorking = false,
  canConfirm = true,
  onConfirm,
  form,
  onCancel,
}: ConfirmDialogProps) {
  const body = (
    <>
      <Text component="div">{children}</Text>
      <DialogButtons
        mt="lg"
        onCancel={onCancel}
        cancelLabel={cancelLabel}
        color={isDestructive ? 'red.8' : 'orange'}
        loading={isWorking}
        disabled={!canConfirm}
        {...(form ? { type: 'submit' } : { onClick: onConfirm })}
        data-autofocus
      >
        {confirmLabel}
      </DialogButtons>
    </>
  );
  return (
    <Modal opened={isOpen} onClose={onCancel} title={title}>
      {form ? <form {...form}>{body}</form> : body}
    </Modal>
  );
}
