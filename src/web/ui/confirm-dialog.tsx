import '#web/styles/overlay-styles.ts';
import { Button, Group, Modal, Text } from '@mantine/core';
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
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={onCancel}>
          {cancelLabel}
        </Button>
        <Button
          color={isDestructive ? 'red.8' : 'orange'}
          loading={isWorking}
          disabled={!canConfirm}
          {...(form ? { type: 'submit' } : { onClick: onConfirm })}
          data-autofocus
        >
          {confirmLabel}
        </Button>
      </Group>
    </>
  );
  return (
    <Modal opened={isOpen} onClose={onCancel} title={title}>
      {form ? <form {...form}>{body}</form> : body}
    </Modal>
  );
}
