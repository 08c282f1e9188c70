import { Alert, Anchor } from '@mantine/core';
import {
  IconAlertTriangle,
  IconBuildingWarehouse,
  IconClipboardList,
  IconTruckDelivery,
  IconTruckReturn,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from '@tanstack/react-router';
import { api } from '#web/api.ts';
import { conflictTexts } from '#web/features/road-conflicts/texts.ts';
import { useConflictMark } from '#web/features/road-conflicts/use-conflict-mark.ts';
import { useMark } from '#web/features/workspace/marks.ts';
import type { Section } from '#web/features/workspace/section.ts';
import { useOrderMarks } from '#web/features/workspace/use-order-marks.ts';
import { WorkspaceShell } from '#web/features/workspace/workspace-shell.tsx';
import { useSearchParam } from '#web/hooks/use-search.ts';
import { useShopToday } from '#web/hooks/use-shop-today.ts';
import { shownDay } from '#web/search-fields.ts';
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
    keepsDate: true,
  },
  { to: '/stocker-dashboard/stock', label: texts.tabs.stock, icon: IconBuildingWarehouse, keepsDate: true },
  {
    to: '/stocker-dashboard/agenda',
    label: texts.tabs.agenda,
    icon: IconTruckDelivery,
    badge: WithoutDriver,
    alsoAt: /\/cash$/,
    keepsDate: true,
  },
  { to: '/stocker-dashboard/returns', label: texts.tabs.returns, icon: IconTruckReturn, keepsDate: true },
];

export function StockerWorkspace() {
  useOrderMarks({ withNew: false });
  return <WorkspaceShell title={texts.title} sections={sections} banner={<ConflictsBanner />} />;
}

function ToPrepare() {
  const { data } = useQuery(api.stocker.orders.countPending.queryOptions());
  useMark(data?.count, 'new', useUser()?.id);
  return <CountBadge count={data?.count} label={texts.orders.toPrepare} />;
}

function WithoutDriver() {
  const [date] = useSearchParam(shownDay, 'date', useShopToday());
  const isAgenda = useLocation({ select: ({ pathname }) => pathname.endsWith('/agenda') });
  const ofDay = useQuery(api.stocker.agenda.countUnassigned.queryOptions({ date }, { enabled: isAgenda }));
  const ofDays = useQuery(api.stocker.agenda.unassignedDays.queryOptions(undefined, { enabled: !isAgenda }));
  const soon = ofDays.data?.reduce((sum, day) => sum + day.count, 0);
  return (
    <CountBadge count={isAgenda ? ofDay.data?.count : soon} label={texts.agenda.unassigned} color="bad" />
  );
}

function ConflictsBanner() {
  const count = useConflictMark() ?? 0;
  return (
    <div role="status" style={{ display: 'contents' }}>
      {count > 0 && (
        <Alert
          color="warn"
          px="xs"
          py={12}
          mb={8}
          styles={{ wrapper: { alignItems: 'center' }, icon: { marginBlock: 0 } }}
          icon={<IconAlertTriangle aria-hidden />}
          c="var(--mantine-color-text)"
        >
          {conflictTexts.waiting(count)}{' '}
          <Anchor
            inherit
            underline="always"
            renderRoot={(props) => <Link {...props} to="/stocker-dashboard/conflicts" />}
          >
            {conflictTexts.show}
          </Anchor>
        </Alert>
      )}
    </div>
  );
}
