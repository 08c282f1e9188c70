import '#web/styles/overlay-styles.ts';
import { Modal, Skeleton, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { inferOutput } from '@trpc/tanstack-react-query';
import { useState } from 'react';
import { formatDate } from '#shared/shop-dates.ts';
import { api } from '#web/api.ts';
import { texts } from '#web/routes/packer/texts.ts';
import { UsePiecesDialog } from '#web/routes/packer/use-pieces-dialog.tsx';
import { PageState } from '#web/ui/page-state.tsx';
import { uiTexts } from '#web/ui/texts.ts';
import type { CustomPieces } from './custom-pieces.ts';
import { Choice, Choices } from './panel.tsx';

type UsableLine = inferOutput<typeof api.packer.customStock.usableLines>[number];

type UseForOrderDialogProps = { readonly pieces: CustomPieces; readonly onClose: () => void };

export function UseForOrderDialog({ pieces, onClose }: UseForOrderDialogProps) {
  const { customerId, productId, productName, quantity } = pieces;
  const [line, setLine] = useState<UsableLine | null>(null);
  const lines = useQuery(api.packer.customStock.usableLines.queryOptions({ customerId, productId }));
  if (line) {
    const most = Math.min(line.left, quantity);
    return (
      <UsePiecesDialog
        productName={productName}
        line={{ orderLineId: line.orderLineId, orderId: line.orderId, most }}
        available={quantity}
        onClose={onClose}
      />
    );
  }
  return (
    <Modal
      opened
      onClose={onClose}
      centered
      title={texts.clients.useTitle}
      closeButtonProps={{ 'aria-label': uiTexts.close, size: 'lg' }}
    >
      <Text mb="md">
        <b>{productName}</b> · {texts.custom.available(quantity)}
      </Text>
      <PageState
        query={lines}
        loading={<Skeleton h={56} radius="md" />}
        isEmpty={(found) => found.length === 0}
        empty={<Text c="dimmed">{texts.clients.noLines}</Text>}
      >
        {(found) => (
          <Choices label={texts.clients.lines} height="22rem">
            {found.map((usable) => (
              <Choice key={usable.orderLineId} onChoose={() => setLine(usable)}>
                {texts.clients.line(
                  usable.orderId,
                  usable.deliverDate ? formatDate(usable.deliverDate) : texts.orders.noDate,
                  usable.left,
                )}
              </Choice>
            ))}
          </Choices>
        )}
      </PageState>
    </Modal>
  );
}
