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
  IconListCheck,
  IconPackages,
  IconReportMoney,
  IconSquarePlus,
  IconTags,
  IconTruckDelivery,
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

const { groups, tabs } = texts;

/** The six daily sections first. */
const sections: readonly Section[] = [
  { to: '/secret-dashboard/users/new', label: tabs.createuser, icon: IconUserPlus },
  { to: '/secret-dashboard/products/new', label: tabs.create, icon: IconSquarePlus, isHome: true },
  { to: '/secret-dashboard/products', label: tabs.products, icon: IconPackages },
  { to: '/secret-dashboard/orders', label: tabs.orders, icon: IconClipboardList, badge: WaitingOrders },
  { to: '/secret-dashboard/users', label: tabs.users, icon: IconUsers },
  {
    to: '/secret-dashboard/products/edit',
    label: tabs.update,
    icon: IconEdit,
    alsoAt: /\/products\/\d+$/,
  },
  {
    to: '/secret-dashboard/documents',
    label: tabs.documents,
    icon: IconFileInvoice,
    badge: UnissuedCount,
    group: groups.money,
  },
  {
    to: '/secret-dashboard/accounts',
    label: tabs.accounts,
    icon: IconWallet,
    alsoAt: /\/bank-import$/,
    group: groups.money,
  },
  { to: '/secret-dashboard/cash', label: tabs.cash, icon: IconCash, group: groups.money },
  { to: '/secret-dashboard/books', label: tabs.books, icon: IconBook, group: groups.money },
  {
    to: '/secret-dashboard/purchasing',
    label: tabs.purchasing,
    feature: 'purchasing',
    icon: IconTruckDelivery,
    group: groups.goods,
  },
  {
    to: '/secret-dashboard/reports',
    label: tabs.reports,
    icon: IconReportMoney,
    group: groups.goods,
    feature: 'purchasing',
  },
  { to: '/secret-dashboard/prices', label: tabs.prices, icon: IconTags, group: groups.goods },
  { to: '/secret-dashboard/imports', label: tabs.imports, icon: IconFileSpreadsheet, group: groups.goods },
  {
    to: '/secret-dashboard/overview',
    label: tabs.overview,
    icon: IconChartBar,
    badge: RoadConflicts,
    group: groups.firm,
  },
  { to: '/secret-dashboard/audit', label: tabs.audit, icon: IconHistory, group: groups.firm },
  {
    to: '/secret-dashboard/settings',
    label: tabs.settings,
    icon: IconAdjustments,
    alsoAt: /\/settings\/firm$/,
    group: groups.firm,
  },
];

const FIRST_STEPS: Section = {
  to: '/secret-dashboard/settings/setup',
  label: tabs.setup,
  icon: IconListCheck,
};

/** A new firm gets the setup steps until they are done or dismissed; then they are no longer fetched. */
function useSections(): readonly Section[] {
  const setup = useQuery(
    api.admin.overview.setup.queryOptions(undefined, {
      enabled: ({ state }) => state.data?.isOver !== true,
    }),
  );
  return setup.data?.isOver === false ? [FIRST_STEPS, ...sections] : sections;
}

export function AdminWorkspace() {
  const userId = useUser()?.id;
  const { pathname } = useLocation();
  useEffect(() => {
    if (userId !== undefined) storeLastPlace(userId, ROLE_HOMES.admin, pathname);
  }, [userId, pathname]);
  return <WorkspaceShell title={texts.title} sections={useSections()} banner={<HealthBanner />} />;
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
