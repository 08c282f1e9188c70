import { ordersTexts } from './texts.ts';
import '#web/styles/overlay-styles.ts';
import { Button, Group, Modal } from '@mantine/core';
import { LinkButton } from '#web/ui/link-button.tsx';
import type { InCartAlready } from './use-order-again.ts';

type InCartAlreadyDialogProps = {
  readonly already: InCartAlready;
  readonly onAdd: () => void;
  readonly onClose: () => void;
};

export function InCartAlreadyDialog({ already, onAdd, onClose }: InCartAlreadyDialogProps) {
  return (
    <Modal opened onClose={onClose} title={ordersTexts.alreadyTitle}>
      <ul style={{ paddingLeft: '1.1rem', lineHeight: 1.6, listStyle: 'disc' }}>
        {already.productNames.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={onAdd}>
          {ordersTexts.addAnyway}
        </Button>
        <LinkButton to="/cart">{ordersTexts.toCart}</LinkButton>
      </Group>
    </Modal>
  );
}
