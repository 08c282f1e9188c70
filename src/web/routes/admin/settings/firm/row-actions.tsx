import { ActionIcon } from '@mantine/core';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { firmTexts as texts } from './firm-texts.ts';

export function EditRow({ name, onEdit }: { readonly name: string; readonly onEdit: () => void }) {
  return (
    <ActionIcon variant="subtle" size="lg" aria-label={texts.edit(name)} onClick={onEdit}>
      <IconPencil size={18} />
    </ActionIcon>
  );
}

type RemoveRowProps = { readonly name: string; readonly onRemove: () => Promise<unknown> };

export function RemoveRow({ name, onRemove }: RemoveRowProps) {
  const [isAsking, setAsking] = useState(false);
  const [isWorking, setWorking] = useState(false);
  const remove = async () => {
    setWorking(true);
    await onRemove();
    setWorking(false);
    setAsking(false);
  };
  return (
    <>
      <ActionIcon
        variant="subtle"
        color="gray"
        size="lg"
        aria-label={`${texts.remove}: ${name}`}
        onClick={() => setAsking(true)}
      >
        <IconTrash size={18} />
      </ActionIcon>
      <ConfirmDialog
        isOpen={isAsking}
        title={texts.removeTitle(name)}
        confirmLabel={texts.remove}
        isDestructive
        isWorking={isWorking}
        onConfirm={() => void remove()}
        onCancel={() => setAsking(false)}
      >
        {texts.removeText}
      </ConfirmDialog>
    </>
  );
}
