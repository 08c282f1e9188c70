import { IconClipboardList } from '@tabler/icons-react';
import { formatDate } from '#shared/shop-dates.ts';
import { EmptyBox } from '#web/ui/empty-box.tsx';
import type { OrdersViewTexts } from './staff-orders-texts.ts';
import type { OrdersView } from './use-orders-view.ts';

type NoOrdersProps = { readonly view: OrdersView; readonly texts: OrdersViewTexts };

/** Says that the day has no orders, or that none waits. */
export function NoOrders({ view, texts }: NoOrdersProps) {
  return (
    <EmptyBox
      icon={<IconClipboardList size={26} />}
      title={texts.empty}
      text={view.mode === 'day' ? texts.emptyDay(formatDate(view.date)) : texts.emptyPending}
    />
  );
}
