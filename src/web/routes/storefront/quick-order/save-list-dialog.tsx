import '#web/styles/overlay-styles.ts';
import { Modal } from '@mantine/core';
import { NewListForm } from '#web/routes/storefront/guide/new-list-form.tsx';
import { listTexts } from '#web/routes/storefront/guide/texts.ts';
import { quickTexts } from './texts.ts';

type SaveListDialogProps = {
  readonly items: readonly { readonly productId: number; readonly quantity: number }[];
  readonly onClose: () => void;
};

export function SaveListDialog({ items, onClose }: SaveListDialogProps) {
  return (
    <Modal
      opened
      onClose={onClose}
      title={quickTexts.saveTitle}
      centered
      closeButtonProps={{ 'aria-label': quickTexts.close }}
    >
      <NewListForm action={listTexts.create} items={items} onMade={onClose} />
    </Modal>
  );
}
