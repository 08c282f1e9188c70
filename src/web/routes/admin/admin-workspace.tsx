import {
  IconAdjustments,
  IconBook,
  IconCash,
  IconChartBar,
  IconClipboardList,
  IconEdit,
  IconFileInvoice,
  IconFileSpreadsheet,
  IconHistory,
  IconPackages,
  IconSquarePlus,
  IconTags,
  IconUserPlus,
  IconUsers,
  IconWallet,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';
import { STATUS } from '#shared/order-status.ts';
import { ROLE_HOMES } from '#shared/roles.ts';
import { api } from '#web/api.ts';
import { storeLastPlace } from '#web/device/last-place.ts';
import { conflictTexts } from '#web/features/road-conflicts/texts.ts';
import { useConflictMark } from '#web/features/road-conflicts/use-conflict-mark.ts';
import { useMark } from '#web/features/workspace/marks.ts';
import type { Section } from '#web/features/workspace/section.ts';
import { WorkspaceShell } from '#web/features/workspace/workspace-shell.tsx';
import { useUser } from '#web/session.ts';
import { CountBadge } from '#web/ui/count-badge.tsx';
import { UnissuedCount } from './documents/unissued-count.tsx';
import { texts } from './texts.ts';
import { HealthBanner } from './ui/health-banner.tsx';

const sections: readonly Section[] = [
  { to: '/secret-dashboard/users/new', label: texts.tabs.createuser, icon: IconUserPlus },
  { to: '/secret-dashboard/products/new', label: texts.tabs.create, icon: IconSquarePlus, isHome: true },
  { to: '/secret-dashboard/products', label: texts.tabs.products, icon: IconPackages },
  { to: '/secret-dashboard/orders', label: texts.tabs.orders, icon: IconClipboardList, badge: WaitingOrders },
  {
    to: '/secret-dashboard/documents',
    label: texts.tabs.documents,
    icon: IconFileInvoice,
    badge: UnissuedCount,
  },
  {
    to: '/secret-dashboard/accounts',
    label: texts.tabs.accounts,
    icon: IconWallet,
    alsoAt: /\/bank-import$/,
  },
  { to: '/secret-dashboard/prices', label: texts.tabs.prices, icon: IconTags },
  { to: '/secret-dashboard/users', label: texts.tabs.users, icon: IconUsers },
  {
    to: '/secret-dashboard/products/edit',
    label: texts.tabs.update,
    icon: IconEdit,
    alsoAt: /\/products\/\d+$/,
  },
  {
    to: '/secret-dashboard/overview',
    label: texts.tabs.overview,
    icon: IconChartBar,
    badge: RoadConflicts,
  },
  { to: '/secret-dashboard/cash', label: texts.tabs.cash, icon: IconCash },
  { to: '/secret-dashboard/books', label: texts.tabs.books, icon: IconBook },
  { to: '/secret-dashboard/imports', label: texts.tabs.imports, icon: IconFileSpreadsheet },
  { to: '/secret-dashboard/audit', label: texts.tabs.audit, icon: IconHistory },
  {
    to: '/secret-dashboard/settings',
    label: texts.tabs.settings,
    icon: IconAdjustments,
    alsoAt: /\/settings\/firm$/,
  },
];

export function AdminWorkspace() {
  const userId = useUser()?.id;
  const { pathname } = useLocation();
  useEffect(() => {
    if (userId !== undefined) storeLastPlace(userId, ROLE_HOMES.admin, pathname);
  }, [userId, pathname]);
  return <WorkspaceShell title={texts.title} sections={sections} banner={<HealthBanner />} />;
}

function RoadConflicts() {
  return <CountBadge count={useConflictMark()} label={conflictTexts.title} color="bad" />;
}

function WaitingOrders() {
  const { data } = useQuery(api.admin.orders.counts.queryOptions());
  const userId = useUser()?.id;
  useMark(data?.total, 'new', userId);
  useMark(data?.byStatus[STATUS.cancelled], 'cancelled', userId);
  return <CountBadge count={data?.byStatus[STATUS.processed]} label={texts.waiting} />;
}
