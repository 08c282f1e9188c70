import '#web/styles/overlay-styles.ts';
import { Button, Group, Modal } from '@mantine/core';
import { texts } from '#web/routes/storefront/texts.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import type { LeftOver } from './use-order-again.ts';

type LeftOverDialogProps = { readonly leftOver: readonly LeftOver[]; readonly onClose: () => void };

/** Lists what of an old order did not make it into the cart, and why. */
export function LeftOverDialog({ leftOver, onClose }: LeftOverDialogProps) {
  return (
    <Modal
      opened={leftOver.length > 0}
      onClose={onClose}
      title={texts.orders.leftOutTitle}
      centered
      closeButtonProps={{ 'aria-label': texts.orders.close }}
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
          {texts.orders.close}
        </Button>
        <LinkButton to="/cart">{texts.orders.toCart}</LinkButton>
      </Group>
    </Modal>
  );
}
