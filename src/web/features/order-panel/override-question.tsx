import { Text, TextInput } from '@mantine/core';
import { useRef, useState } from 'react';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { panelTexts } from './texts.ts';
import type { Asked } from './use-override-reason.ts';

const texts = panelTexts.override;

/** Asks why a quantity is taken that customers can't order; Enter in the field answers as the button does. */
export function OverrideQuestion({ asked }: { readonly asked: Asked }) {
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const isMissing = reason.trim() === '';
  const confirm = () => {
    setTried(true);
    if (isMissing) field.current?.focus();
    else asked.answer(reason.trim());
  };
  return (
    <ConfirmDialog
      isOpen
      title={texts.title}
      confirmLabel={texts.confirm}
      onCancel={() => asked.answer(null)}
      onConfirm={confirm}
    >
      <Text>{asked.sentence}</Text>
      <TextInput
        ref={field}
        data-autofocus
        label={texts.reason}
        required
        mt="sm"
        maxLength={300}
        value={reason}
        error={isTried && isMissing ? texts.missing : null}
        onChange={(event) => setReason(event.currentTarget.value)}
        onKeyDown={(event) => event.key === 'Enter' && confirm()}
      />
    </ConfirmDialog>
  );
}
