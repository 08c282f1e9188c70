import { SegmentedControl, Stack } from '@mantine/core';
import { Outlet, useLocation, useNavigate } from '@tanstack/react-router';
import { HeaderShell } from '#web/features/workspace/header-shell.tsx';
import { useMark, useTitleMarks } from '#web/features/workspace/marks.ts';
import { useUrlParam } from '#web/hooks/use-url-param.ts';
import { useUser } from '#web/session.ts';
import { Pill } from '#web/ui/pill.tsx';
// Fetched with the frame: without a network the other page must open too.
import './cash/cash-page.tsx';
import './day-page.tsx';
import classes from './driver-workspace.module.css';
import { texts } from './texts.ts';
import { useHeldUp, useKeepPageOpen, useOpenCount, useOutboxKept, useUnsent } from './use-outbox.ts';

/** The workspace of the role driver: the day's stops, one door at a time, and the cash at the end. */
export function DriverWorkspace() {
  const [door] = useUrlParam('door');
  const driverId = useUser()?.id;
  useOutboxKept(driverId);
  const unsentCount = useUnsent().length;
  useKeepPageOpen(unsentCount > 0);
  const openCount = useOpenCount();
  useMark(openCount, 'new', driverId);
  useTitleMarks();
  const count = openCount !== undefined && <Pill tone="info">{texts.toDeliver(openCount)}</Pill>;
  return (
    <HeaderShell
      title={texts.title}
      extra={count}
      losing={unsentCount === 0 ? null : texts.losing(unsentCount)}
    >
      <HeldUp />
      <Stack gap="md">
        {door === '' && <Pages />}
        <Outlet />
      </Stack>
    </HeaderShell>
  );
}

/** The switch between the day's stops and its cash; the day stays the same. */
function Pages() {
  const isCash = useLocation({ select: ({ pathname }) => pathname.endsWith('/cash') });
  const navigate = useNavigate();
  return (
    <SegmentedControl
      fullWidth
      size="lg"
      className={classes['switch'] ?? ''}
      aria-label={texts.views}
      value={isCash ? 'cash' : 'day'}
      onChange={(page) =>
        void navigate({
          to: page === 'cash' ? '/driver-dashboard/cash' : '/driver-dashboard/day',
          search: ({ date, by }) => ({ date, by }),
          replace: true,
        })
      }
      data={[
        { value: 'day', label: texts.ordersView },
        { value: 'cash', label: texts.cashView },
      ]}
    />
  );
}

/** Says that the driver's changes are kept and go out by themselves, while the way to the server is blocked. */
function HeldUp() {
  const count = useHeldUp();
  return (
    <div role="status">{count > 0 && <p className={classes['waiting']}>{texts.waitingCount(count)}</p>}</div>
  );
}
