import { Button, Skeleton } from '@mantine/core';
import { IconArrowLeft, IconMapPinOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { api } from '#web/api.ts';
import { CutOff } from '#web/routes/driver/cut-off.tsx';
import { keptForTheDay } from '#web/routes/driver/driver-lists.ts';
import { isDone } from '#web/routes/driver/driver-order.ts';
import { texts } from '#web/routes/driver/texts.ts';
import type { DriverDay } from '#web/routes/driver/use-driver-day.ts';
import { useDeliver, useWaiting, withWaiting } from '#web/routes/driver/use-outbox.ts';
import { EmptyBox } from '#web/ui/empty-box.tsx';
import { PageState } from '#web/ui/page-state.tsx';
import classes from './door.module.css';
import { DoorForm } from './door-form.tsx';

type DoorPageProps = { readonly orderId: number; readonly day: DriverDay; readonly onBack: () => void };

/** One door: works on the list that the driver already has, so also without a network. */
export function DoorPage({ orderId, day, onBack }: DoorPageProps) {
  const query = useQuery({
    ...api.driver.orders.byDay.queryOptions({ date: day.date, by: day.by }),
    ...keptForTheDay,
  });
  const waiting = useWaiting();
  const deliver = useDeliver();
  // A glove taps twice.
  const isSent = useRef(false);
  return (
    <div className={classes['page']}>
      <Button
        variant="subtle"
        size="lg"
        ml={-12}
        px={12}
        leftSection={<IconArrowLeft size={20} aria-hidden />}
        onClick={onBack}
      >
        {texts.back}
      </Button>
      <PageState
        query={query}
        loading={query.fetchStatus === 'paused' ? <CutOff /> : <Skeleton h={480} radius="lg" />}
        failure={texts.loadFailed}
      >
        {(orders) => {
          const found = orders.find((candidate) => candidate.orderId === orderId);
          if (!found) return <EmptyBox icon={<IconMapPinOff size={26} />} title={texts.gone} />;
          const order = withWaiting(found, waiting);
          if (isDone(order)) {
            return <EmptyBox icon={<IconMapPinOff size={26} />} title={texts.alreadyDone} />;
          }
          return (
            <>
              <h1 className={classes['title']}>
                {order.buyerName}
                <span className={classes['hint']}>
                  {texts.doorTitle} · {texts.order(orderId)}
                </span>
                <span className={classes['hint']}>{order.buyerAddress}</span>
              </h1>
              <DoorForm
                order={order}
                onFinish={(receipt) => {
                  if (isSent.current) return;
                  isSent.current = true;
                  deliver(receipt);
                  onBack();
                }}
              />
            </>
          );
        }}
      </PageState>
    </div>
  );
}
