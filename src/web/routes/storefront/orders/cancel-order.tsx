import { Button, TextInput } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useState } from 'react';
import { api } from '#web/api.ts';
import { useAction } from '#web/hooks/use-action.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { ownOrderTexts as texts } from './texts.ts';
import type { CustomerOrder } from './use-own-orders.ts';

const MAX_REASON = 300;

export function CancelOrder({ order }: { readonly order: CustomerOrder }) {
  const [isOpen, dialog] = useDisclosure(false);
  const [reason, setReason] = useState('');
  const cancel = useAction(api.customer.orders.cancel, {
    success: texts.cancelled,
    affects: ['order', 'stock'],
  });
  return (
    <>
      <Button size="md" variant="subtle" color="red.8" c="var(--shop-bad-text)" onClick={dialog.open}>
        {texts.cancel}
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        title={texts.cancelTitle(order.id)}
        confirmLabel={texts.cancel}
        cancelLabel={texts.keep}
        isDestructive
        isWorking={cancel.isPending}
        onCancel={dialog.close}
        onConfirm={() => void cancel.run({ orderId: order.id, reason }).then(dialog.close)}
      >
        <p>{texts.cancelText}</p>
        <TextInput
          label={texts.cancelReason}
          value={reason}
          maxLength={MAX_REASON}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
      </ConfirmDialog>
    </>
  );
}
