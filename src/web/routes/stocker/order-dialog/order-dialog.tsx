import '#web/styles/overlay-styles.ts';
import { Modal, Skeleton, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { api } from '#web/api.ts';
import { texts } from '#web/routes/stocker/texts.ts';
import { ErrorBox } from '#web/ui/error-box.tsx';
import { uiTexts } from '#web/ui/texts.ts';
import { OrderDetails } from './order-details.tsx';

type OrderDialogProps = { readonly orderId: number; readonly onClose: () => void };

/** The dialog 'Detajet e Porosisë'. */
export function OrderDialog({ orderId, onClose }: OrderDialogProps) {
  const query = useQuery(api.stocker.orders.details.queryOptions({ orderId }));
  return (
    <Modal
      opened
      onClose={onClose}
      size="46rem"
      title={texts.details.title}
      closeButtonProps={{ 'aria-label': uiTexts.close, size: 'lg' }}
    >
      {query.data && <OrderDetails order={query.data} />}
      {!query.data && query.error && (
        <ErrorBox
          error={query.error}
          title={texts.details.loadFailed}
          fallback={texts.details.loadFallback}
          onRetry={() => void query.refetch()}
        />
      )}
      {query.isPending && (
        <Stack aria-hidden>
          <Skeleton h={120} radius="md" />
          <Skeleton h={220} radius="md" />
        </Stack>
      )}
    </Modal>
  );
}
