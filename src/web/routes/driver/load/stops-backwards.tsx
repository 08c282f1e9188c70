import { Checkbox, Paper, Stack, Text, Title } from '@mantine/core';
import type { inferOutput } from '@trpc/tanstack-react-query';
import { Fragment } from 'react';
import type { ISODate } from '#shared/shop-dates.ts';
import type { api } from '#web/api.ts';
import { useStored } from '#web/routes/driver/day/use-stored.ts';
import { texts } from '#web/routes/driver/texts.ts';

type Stops = inferOutput<typeof api.driver.orders.load>['stops'];

type StopsBackwardsProps = { readonly date: ISODate; readonly stops: Stops };

export function StopsBackwards({ date, stops }: StopsBackwardsProps) {
  const [kept, setKept] = useStored(`load-stops/${date}`, readIds);
  const ticked = kept ?? [];
  return (
    <Stack component="section" gap="xs" aria-label={texts.loadStops}>
      <Title order={2} size="h4">
        {texts.loadStops}
      </Title>
      <Stack component="ul" gap={6} m={0} p={0} style={{ listStyle: 'none' }}>
        {stops.map((stop, index) => (
          <Fragment key={stop.orderNumber}>
            {stop.regionName !== '' && stop.regionName !== stops[index - 1]?.regionName && (
              <li>
                <Title order={3} size="h5" px="sm" pt={6}>
                  {stop.regionName}
                </Title>
              </li>
            )}
            <Paper component="li" px="sm">
              <Checkbox
                size="md"
                py="xs"
                checked={ticked.includes(stop.orderNumber)}
                onChange={(event) => {
                  const others = ticked.filter((id) => id !== stop.orderNumber);
                  setKept(event.currentTarget.checked ? [...others, stop.orderNumber] : others);
                }}
                styles={{ body: { alignItems: 'center', minHeight: 48 }, labelWrapper: { flex: 1 } }}
                label={
                  <>
                    <Text span fw={600}>
                      {stop.stopNumber === null ? '' : `${stop.stopNumber}. `}
                      {stop.customerName}
                    </Text>
                    <Text size="sm" c="dimmed">
                      {[texts.order(stop.orderNumber), texts.pieces(stop.pieceCount), stop.address]
                        .filter(Boolean)
                        .join(' · ')}
                    </Text>
                  </>
                }
              />
            </Paper>
          </Fragment>
        ))}
      </Stack>
    </Stack>
  );
}

function readIds(kept: unknown): number[] | null {
  return Array.isArray(kept) ? kept.filter((id) => typeof id === 'number') : null;
}
