import { ordersTexts } from './texts.ts';
import '#web/styles/overlay-styles.ts';
import { Button, Group, Modal } from '@mantine/core';
import { LinkButton } from '#web/ui/link-button.tsx';
import type { Unfilled } from './again-changes.ts';

type UnfilledDialogProps = {
  readonly unfilled: readonly Unfilled[];
  readonly onClose: () => void;
  readonly title?: string;
};

export function UnfilledDialog({ unfilled, onClose, title = ordersTexts.leftOutTitle }: UnfilledDialogProps) {
  return (
    <Modal opened={unfilled.length > 0} onClose={onClose} title={title}>
      <ul style={{ paddingLeft: '1.1rem', lineHeight: 1.6, listStyle: 'disc' }}>
        {unfilled.map(({ productName, why }) => (
          <li key={productName}>
            <strong>{productName}</strong>: {why}
          </li>
        ))}
      </ul>
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={onClose}>
          {ordersTexts.close}
        </Button>
        <LinkButton to="/cart">{ordersTexts.toCart}</LinkButton>
      </Group>
    </Modal>
  );
}
