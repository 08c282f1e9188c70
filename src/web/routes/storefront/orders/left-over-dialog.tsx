import { ordersTexts } from './texts.ts';
import '#web/styles/overlay-styles.ts';
import { Button, Group, Modal } from '@mantine/core';
import { LinkButton } from '#web/ui/link-button.tsx';
import type { LeftOver } from './again-changes.ts';

type LeftOverDialogProps = {
  readonly leftOver: readonly LeftOver[];
  readonly onClose: () => void;
  readonly title?: string;
};

export function LeftOverDialog({ leftOver, onClose, title = ordersTexts.leftOutTitle }: LeftOverDialogProps) {
  return (
    <Modal
      opened={leftOver.length > 0}
      onClose={onClose}
      title={title}
      centered
      closeButtonProps={{ 'aria-label': ordersTexts.close }}
    >
      <ul style={{ margin: 0, paddingLeft: '1.1rem', lineHeight: 1.6 }}>
        {leftOver.map(({ productName, why }) => (
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
