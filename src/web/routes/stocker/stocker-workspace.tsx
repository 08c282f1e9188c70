import { IconBuildingWarehouse, IconClipboardList, IconTruckDelivery } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { api } from '#web/api.ts';
import { useMark } from '#web/features/workspace/marks.ts';
import type { Section } from '#web/features/workspace/section.ts';
import { WorkspaceShell } from '#web/features/workspace/workspace-shell.tsx';
import { useUser } from '#web/session.ts';
import { CountBadge } from '#web/ui/count-badge.tsx';
import { texts } from './texts.ts';

const sections: readonly Section[] = [
  {
    to: '/stocker-dashboard/orders',
    label: texts.tabs.orders,
    icon: IconClipboardList,
    badge: ToPrepare,
    isHome: true,
  },
  { to: '/stocker-dashboard/stock', label: texts.tabs.stock, icon: IconBuildingWarehouse },
  { to: '/stocker-dashboard/agenda', label: texts.tabs.agenda, icon: IconTruckDelivery },
];

/** The workspace of the role stocker. */
export function StockerWorkspace() {
  return <WorkspaceShell title={texts.title} sections={sections} />;
}

function ToPrepare() {
  const { data } = useQuery(api.stocker.orders.countPending.queryOptions());
  useMark(data?.count, 'new', useUser()?.id);
  return <CountBadge count={data?.count} label={texts.orders.toPrepare} />;
}
