import { IconPackage, IconUsers } from '@tabler/icons-react';
import { lazy } from 'react';
import { WorkspaceShell } from '#web/features/workspace-shell.tsx';
import type { WorkspaceTab } from '#web/features/workspace-tab.ts';
import { texts } from './texts.ts';

const OrdersTab = lazy(() =>
  import('./orders/orders-tab.tsx').then((module) => ({ default: module.OrdersTab })),
);
const ClientsTab = lazy(() =>
  import('./clients/clients-tab.tsx').then((module) => ({ default: module.ClientsTab })),
);

const tabs: readonly [WorkspaceTab, ...WorkspaceTab[]] = [
  { id: 'orders', label: texts.tabs.orders, icon: <IconPackage size={20} aria-hidden />, screen: OrdersTab },
  { id: 'clients', label: texts.tabs.clients, icon: <IconUsers size={20} aria-hidden />, screen: ClientsTab },
];

/** The workspace of the role packer. */
export function PackerWorkspace() {
  return <WorkspaceShell title={texts.title} tabs={tabs} />;
}
