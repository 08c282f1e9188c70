import { Alert, Button } from '@mantine/core';
import { IconBellRinging } from '@tabler/icons-react';
import { useEffect } from 'react';
import type { ISODate } from '#shared/shop-dates.ts';
import type { Stop } from '#web/routes/driver/stop/stops.ts';
import { texts } from '#web/routes/driver/texts.ts';
import { useStored } from './use-stored.ts';

type NewStopsProps = { readonly date: ISODate; readonly stops: readonly Stop[] };

export function NewStops({ date, stops }: NewStopsProps) {
  const [seen, setSeen] = useStored(`seen/${date}`, readIds);
  const ids = stops.flatMap((stop) => stop.orders.map((order) => order.orderId));
  const isFirstLook = seen === null;
  useEffect(() => {
    if (isFirstLook) setSeen(ids);
  });
  const fresh = seen
    ? stops.filter((stop) => stop.orders.some(({ orderId }) => !seen.includes(orderId)))
    : [];
  return (
    <div role="status" style={{ display: 'contents' }}>
      {fresh.length > 0 && (
        <Alert color="info" icon={<IconBellRinging size={20} aria-hidden />} title={texts.newStops}>
          {fresh.map((stop) => (
            <div key={stop.key}>
              {texts.stop(stop.position)}: <b>{stop.buyerName}</b>
            </div>
          ))}
          <Button size="lg" mt="xs" variant="default" onClick={() => setSeen(ids)}>
            {texts.newStopsSeen}
          </Button>
        </Alert>
      )}
    </div>
  );
}

function readIds(kept: unknown): number[] | null {
  return Array.isArray(kept) ? kept.filter((id) => typeof id === 'number') : null;
}
