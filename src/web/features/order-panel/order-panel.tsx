import '#web/styles/overlay-styles.ts';
import { Drawer, Skeleton, Stack } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import type { StaffOrdersWorkspace } from '#web/features/staff-orders/staff-order.ts';
import { useCloseOnTop } from '#web/hooks/use-close-on-top.ts';
import { ErrorBox } from '#web/ui/error-box.tsx';
import { uiTexts } from '#web/ui/texts.ts';
import { goByKey, Neighbours, NextOrder, useNeighbours } from './neighbours.tsx';
import { OrderDetails } from './order-details.tsx';
import { panelTexts as texts } from './texts.ts';

type OrderPanelProps = {
  readonly orderId: number;
  readonly listed: readonly number[];
  readonly workspace: StaffOrdersWorkspace;
  readonly onChange: (orderId: number) => void;
  readonly onClose: () => void;
};

export function OrderPanel({ orderId, listed, workspace, onChange, onClose }: OrderPanelProps) {
  const query = useQuery(workspace.router.details.queryOptions({ orderId }));
  const close = useCloseOnTop(onClose);
  const neighbours = useNeighbours(orderId, listed);
  const isNarrow = useMediaQuery('(max-width: 47.99em)', false, { getInitialValueInEffect: false });
  return (
    <Drawer
      opened
      onClose={close}
      size={isNarrow ? '100%' : '35rem'}
      title={texts.title}
      closeButtonProps={{ 'aria-label': uiTexts.close, size: 'lg' }}
      onKeyDown={(event) => goByKey(event, neighbours, onChange)}
    >
      {query.data && (
        <OrderDetails
          key={orderId}
          order={query.data}
          workspace={workspace}
          neighbours={<Neighbours {...neighbours} onChange={onChange} />}
          next={<NextOrder {...neighbours} onChange={onChange} />}
        />
      )}
      {!query.data && query.error && (
        <ErrorBox
          error={query.error}
          title={texts.loadFailed}
          fallback={texts.loadFallback}
          onRetry={() => void query.refetch()}
        />
      )}
      {query.isPending && (
        <Stack aria-hidden>
          <Skeleton h={120} radius="md" />
          <Skeleton h={220} radius="md" />
        </Stack>
      )}
    </Drawer>
  );
}
