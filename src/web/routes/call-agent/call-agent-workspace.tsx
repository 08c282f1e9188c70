import { IconHeadset } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { api } from '#web/api.ts';
import { useMark } from '#web/features/workspace/marks.ts';
import type { Section } from '#web/features/workspace/section.ts';
import { useOrderMarks } from '#web/features/workspace/use-order-marks.ts';
import { WorkspaceShell } from '#web/features/workspace/workspace-shell.tsx';
import { useUser } from '#web/session.ts';
import { CountBadge } from '#web/ui/count-badge.tsx';
import { texts } from './texts.ts';

const sections: readonly Section[] = [
  {
    to: '/call-center-dashboard',
    label: texts.tabs.clients,
    icon: IconHeadset,
    badge: Pending,
    isHome: true,
  },
];

export function CallAgentWorkspace() {
  useOrderMarks({ withNew: false });
  return <WorkspaceShell title={texts.title} sections={sections} />;
}

function Pending() {
  const { data } = useQuery(api.callAgent.orders.countPending.queryOptions());
  useMark(data?.count, 'new', useUser()?.id);
  return <CountBadge count={data?.count} label={texts.pending} />;
}
