import {
  IconAdjustments,
  IconChartBar,
  IconClipboardList,
  IconEdit,
  IconFileSpreadsheet,
  IconHistory,
  IconPackages,
  IconSquarePlus,
  IconUserPlus,
  IconUsers,
} from '@tabler/icons-react';
import { lazy } from 'react';
import { WorkspaceShell } from '#web/features/workspace-shell.tsx';
import type { WorkspaceTab } from '#web/features/workspace-tab.ts';
import { texts } from './texts.ts';
import { HealthBanner } from './ui/health-banner.tsx';

const CreateuserTab = lazy(() =>
  import('./createuser/createuser-tab.tsx').then((module) => ({ default: module.CreateuserTab })),
);
const CreateTab = lazy(() =>
  import('./create/create-tab.tsx').then((module) => ({ default: module.CreateTab })),
);
const ProductsTab = lazy(() =>
  import('./products/products-tab.tsx').then((module) => ({ default: module.ProductsTab })),
);
const OrdersTab = lazy(() =>
  import('./orders/orders-tab.tsx').then((module) => ({ default: module.OrdersTab })),
);
const UsersTab = lazy(() => import('./users/users-tab.tsx').then((module) => ({ default: module.UsersTab })));
const UpdateTab = lazy(() =>
  import('./update/update-tab.tsx').then((module) => ({ default: module.UpdateTab })),
);
const OverviewTab = lazy(() =>
  import('./overview/overview-tab.tsx').then((module) => ({ default: module.OverviewTab })),
);
const ImportsTab = lazy(() =>
  import('./imports/imports-tab.tsx').then((module) => ({ default: module.ImportsTab })),
);
const AuditTab = lazy(() => import('./audit/audit-tab.tsx').then((module) => ({ default: module.AuditTab })));
const SettingsTab = lazy(() =>
  import('./settings/settings-tab.tsx').then((module) => ({ default: module.SettingsTab })),
);

const tabs: readonly [WorkspaceTab, ...WorkspaceTab[]] = [
  {
    id: 'createuser',
    label: texts.tabs.createuser,
    icon: <IconUserPlus size={20} aria-hidden />,
    screen: CreateuserTab,
  },
  {
    id: 'create',
    label: texts.tabs.create,
    icon: <IconSquarePlus size={20} aria-hidden />,
    screen: CreateTab,
  },
  {
    id: 'products',
    label: texts.tabs.products,
    icon: <IconPackages size={20} aria-hidden />,
    screen: ProductsTab,
  },
  {
    id: 'orders',
    label: texts.tabs.orders,
    icon: <IconClipboardList size={20} aria-hidden />,
    screen: OrdersTab,
  },
  {
    id: 'users',
    label: texts.tabs.users,
    icon: <IconUsers size={20} aria-hidden />,
    screen: UsersTab,
  },
  {
    id: 'update',
    label: texts.tabs.update,
    icon: <IconEdit size={20} aria-hidden />,
    screen: UpdateTab,
  },
  {
    id: 'overview',
    label: texts.tabs.overview,
    icon: <IconChartBar size={20} aria-hidden />,
    screen: OverviewTab,
  },
  {
    id: 'imports',
    label: texts.tabs.imports,
    icon: <IconFileSpreadsheet size={20} aria-hidden />,
    screen: ImportsTab,
  },
  {
    id: 'audit',
    label: texts.tabs.audit,
    icon: <IconHistory size={20} aria-hidden />,
    screen: AuditTab,
  },
  {
    id: 'settings',
    label: texts.tabs.settings,
    icon: <IconAdjustments size={20} aria-hidden />,
    screen: SettingsTab,
  },
];

/** The workspace of the role admin. */
export function AdminWorkspace() {
  return <WorkspaceShell title={texts.title} tabs={tabs} defaultTab="create" banner={<HealthBanner />} />;
}
