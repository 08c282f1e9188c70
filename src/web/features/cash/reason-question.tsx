import { TextInput } from '@mantine/core';
import { type ReactNode, useRef, useState } from 'react';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { boardTexts as texts } from './texts.ts';

type ReasonQuestionProps = {
  readonly title: string;
  readonly confirmLabel: string;
  readonly isWorking: boolean;
  readonly onClose: () => void;
  readonly onConfirm: (reason: string) => void;
  readonly children?: ReactNode;
};

export function ReasonQuestion({ onClose, onConfirm, children, ...dialog }: ReasonQuestionProps) {
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const isMissing = reason.trim() === '';
  const confirm = () => {
    setTried(true);
    if (isMissing) field.current?.focus();
    else if (!dialog.isWorking) onConfirm(reason.trim());
  };
  return (
    <ConfirmDialog {...dialog} isOpen isDestructive onCancel={onClose} onConfirm={confirm}>
      {children}
      <TextInput
        ref={field}
        data-autofocus
        label={texts.reason}
        required
        mt={children ? 'sm' : 0}
        maxLength={300}
        value={reason}
        error={isTried && isMissing ? texts.reasonMissing : null}
        onChange={(event) => setReason(event.currentTarget.value)}
        onKeyDown={(event) => event.key === 'Enter' && confirm()}
      />
    </ConfirmDialog>
  );
}
