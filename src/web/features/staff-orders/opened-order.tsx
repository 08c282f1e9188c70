import { usePlaceParam } from '#web/hooks/use-place-param.ts';
import { LazyPart } from '#web/ui/lazy-part.tsx';
import type { StaffOrdersWorkspace } from './staff-orders-workspace.ts';

const loadPanel = () =>
  import('#web/features/order-panel/order-panel.tsx').then((module) => module.OrderPanel);

/** The order that the address names (`?order=`), at the side of the list, whatever the list shows. */
export function OpenedOrder({ workspace }: { readonly workspace: StaffOrdersWorkspace }) {
  const opened = usePlaceParam('order');
  if (!/^[1-9]\d{0,14}$/.test(opened.value)) return null;
  return (
    <LazyPart load={loadPanel} onMissing={opened.leave}>
      {(OrderPanel) => (
        <OrderPanel orderId={Number(opened.value)} workspace={workspace} onClose={opened.leave} />
      )}
    </LazyPart>
  );
}
