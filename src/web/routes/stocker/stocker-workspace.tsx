import { IconBuildingWarehouse, IconClipboardList, IconTruckDelivery } from '@tabler/icons-react';
import { lazy } from 'react';
import { WorkspaceShell } from '#web/features/workspace-shell.tsx';
import type { WorkspaceTab } from '#web/features/workspace-tab.ts';
import { texts } from './texts.ts';

const OrdersTab = lazy(() =>
  import('./orders/orders-tab.tsx').then((module) => ({ default: module.OrdersTab })),
);
const StockTab = lazy(() => import('./stock/stock-tab.tsx').then((module) => ({ default: module.StockTab })));
const AgendaTab = lazy(() =>
  import('./agenda/agenda-tab.tsx').then((module) => ({ default: module.AgendaTab })),
);

const tabs: readonly [WorkspaceTab, ...WorkspaceTab[]] = [
  {
    id: 'orders',
    label: texts.tabs.orders,
    icon: <IconClipboardList size={20} aria-hidden />,
    screen: OrdersTab,
  },
  {
    id: 'stock',
    label: texts.tabs.stock,
    icon: <IconBuildingWarehouse size={20} aria-hidden />,
    screen: StockTab,
  },
  {
    id: 'agenda',
    label: texts.tabs.agenda,
    icon: <IconTruckDelivery size={20} aria-hidden />,
    screen: AgendaTab,
  },
];

/** The workspace of the role stocker. */
export function StockerWorkspace() {
  return <WorkspaceShell title={texts.title} tabs={tabs} />;
}
