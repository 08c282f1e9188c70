import '#web/styles/staff-styles.ts';
import { SegmentedControl, Stack } from '@mantine/core';
import { HeaderShell } from '#web/features/header-shell.tsx';
import { usePlaceParam } from '#web/hooks/use-place-param.ts';
import { useUrlParam } from '#web/hooks/use-url-param.ts';
import { useUser } from '#web/session.ts';
import { Pill } from '#web/ui/pill.tsx';
import { CashView } from './cash/cash-view.tsx';
import { DayView } from './day-view.tsx';
import { DoorPage } from './door/door-page.tsx';
import classes from './driver-workspace.module.css';
import { texts } from './texts.ts';
import { useDriverDay } from './use-driver-day.ts';
import { useHeldUp, useKeepPageOpen, useOpenCount, useOutboxKept, useUnsent } from './use-outbox.ts';

/** The workspace of the role driver: the day's stops, one door at a time, and the cash at the end. */
export function DriverWorkspace() {
  const day = useDriverDay();
  const [view, setView] = useUrlParam('view', 'orders');
  const door = usePlaceParam('door');
  useOutboxKept(useUser()?.id);
  const unsentCount = useUnsent().length;
  useKeepPageOpen(unsentCount > 0);
  const openCount = useOpenCount();
  const count = openCount !== undefined && <Pill tone="info">{texts.toDeliver(openCount)}</Pill>;
  return (
    <HeaderShell
      title={texts.title}
      extra={count}
      losing={unsentCount === 0 ? null : texts.losing(unsentCount)}
    >
      <HeldUp />
      {door.value === '' ? (
        <Stack gap="md">
          <SegmentedControl
            fullWidth
            size="lg"
            className={classes['switch'] ?? ''}
            aria-label={texts.views}
            value={view === 'cash' ? 'cash' : 'orders'}
            onChange={setView}
            data={[
              { value: 'orders', label: texts.ordersView },
              { value: 'cash', label: texts.cashView },
            ]}
          />
          {view === 'cash' ? (
            <CashView date={day.date} onDate={day.setDate} />
          ) : (
            <DayView day={day} onDoor={(orderId) => door.open(String(orderId))} />
          )}
        </Stack>
      ) : (
        <DoorPage key={door.value} orderId={Number(door.value)} day={day} onBack={door.leave} />
      )}
    </HeaderShell>
  );
}

/** Says that the driver's changes are kept and go out by themselves, while the way to the server is blocked. */
function HeldUp() {
  const count = useHeldUp();
  return (
    <div role="status">{count > 0 && <p className={classes['waiting']}>{texts.waitingCount(count)}</p>}</div>
  );
}
