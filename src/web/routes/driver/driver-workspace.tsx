import { Alert, Flex, SegmentedControl, Skeleton, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Outlet, useLocation, useNavigate } from '@tanstack/react-router';
import { api } from '#web/api.ts';
import { HeaderShell } from '#web/features/workspace/header-shell.tsx';
import { useMark, useTitleMarks } from '#web/features/workspace/marks.ts';
import { useOrderMarks } from '#web/features/workspace/use-order-marks.ts';
import { useShopToday } from '#web/hooks/use-shop-today.ts';
import { useUser } from '#web/session.ts';
import { Pill } from '#web/ui/pill.tsx';
// Loaded with the workspace, so that the other pages open offline too.
import './cash/cash-page.tsx';
import { ConflictsPanel, useConflicts } from './conflicts/conflicts-panel.tsx';
import './day/day-page.tsx';
import './handover/handover-page.tsx';
import './load/load-page.tsx';
import { usePhoneStored } from './day/use-phone-stored.ts';
import { QueueTrouble, useAtRisk } from './outbox/queue-trouble.tsx';
import { useHeldUp, useOpenCount, useUnsent } from './outbox/use-outbox.ts';
import { thumbLabels } from './stop/thumb-labels.ts';
import { texts } from './texts.ts';

export function DriverWorkspace() {
  const driverId = useUser()?.id;
  const isReady = usePhoneStored(driverId);
  const losing = useLosing();
  const openCount = useOpenCount();
  useMark(openCount, 'new', driverId);
  useOrderMarks({ withNew: false });
  useTitleMarks();
  const laterCount = useLaterCount();
  const count = openCount !== undefined && (
    <Flex direction={{ base: 'column', sm: 'row' }} align="center" columnGap={6}>
      <Pill tone="info">{texts.toDeliver(openCount)}</Pill>
      {laterCount > 0 && (
        <Text size="xs" c="dimmed" style={{ whiteSpace: 'nowrap' }}>
          {texts.ofThemLater(laterCount)}
        </Text>
      )}
    </Flex>
  );
  return (
    <HeaderShell title={texts.title} extra={count} losing={losing}>
      <Stack gap="sm">
        <HeldUp />
        <QueueTrouble />
        <ConflictsPanel />
        <Pages />
        {isReady ? <Outlet /> : <Skeleton h={320} />}
      </Stack>
    </HeaderShell>
  );
}

/** Orders of future days. */
function useLaterCount(): number {
  const today = useShopToday();
  const { data: days = [] } = useQuery(api.driver.orders.openDays.queryOptions());
  return days.filter(({ date }) => date > today).reduce((sum, { count }) => sum + count, 0);
}

/** Null when a logout loses nothing. */
function useLosing(): string | null {
  const unsentCount = useUnsent().length + useConflicts().length;
  const atRisk = useAtRisk();
  if (atRisk > 0) return texts.losingForGood(atRisk);
  return unsentCount === 0 ? null : texts.losing(unsentCount);
}

const PAGES = [
  { value: 'day', label: texts.ordersView, to: '/driver-dashboard' },
  { value: 'load', label: texts.loadView, to: '/driver-dashboard/load' },
  { value: 'cash', label: texts.cashView, to: '/driver-dashboard/cash' },
] as const;

function Pages() {
  const pathname = useLocation({ select: (location) => location.pathname });
  const navigate = useNavigate();
  if (pathname.includes('/orders/')) return null;
  const shown = PAGES.find(({ value }) => pathname.endsWith(`/${value}`)) ?? PAGES[0];
  return (
    <SegmentedControl
      fullWidth
      size="lg"
      styles={thumbLabels}
      aria-label={texts.views}
      value={shown.value}
      onChange={(value) => {
        const page = PAGES.find((known) => known.value === value) ?? PAGES[0];
        void navigate({ to: page.to, search: ({ date, by }) => ({ date, by }), replace: true });
      }}
      data={PAGES.map(({ value, label }) => ({ value, label }))}
    />
  );
}

function HeldUp() {
  const count = useHeldUp();
  return (
    <div role="status" style={{ display: 'contents' }}>
      {count > 0 && (
        <Alert color="warn" p="sm">
          {texts.waitingCount(count)}
        </Alert>
      )}
    </div>
  );
}
