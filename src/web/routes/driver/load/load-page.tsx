import { Checkbox, Paper, SegmentedControl, Skeleton, Stack, Text, Title } from '@mantine/core';
import { IconPackages } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { inferOutput } from '@trpc/tanstack-react-query';
import { Fragment } from 'react';
import type { ISODate } from '#shared/dates/shop-dates.ts';
import { kilogramsAbove, vanText } from '#shared/firm/vans.ts';
import { api } from '#web/api.ts';
import { useSearchParam } from '#web/hooks/use-search.ts';
import { CopyNote } from '#web/routes/driver/day/copy-note.tsx';
import { type DriverDay, useDriverDay } from '#web/routes/driver/day/use-driver-day.ts';
import { readIds, useStored } from '#web/routes/driver/day/use-stored.ts';
import { loadFields } from '#web/routes/driver/driver-fields.ts';
import { useUnsent } from '#web/routes/driver/outbox/use-outbox.ts';
import { thumbLabels } from '#web/routes/driver/stop/thumb-labels.ts';
import { texts } from '#web/routes/driver/texts.ts';
import { CutOff } from '#web/ui/cut-off.tsx';
import { DayPicker } from '#web/ui/dates/day-picker.tsx';
import { Dimmed } from '#web/ui/dimmed.ts';
import { EmptyBox } from '#web/ui/empty-box.tsx';
import { PageState } from '#web/ui/page-state.tsx';
import { TickList } from './tick-list.tsx';
import { loadTicksOf } from './use-load-ticks.ts';
import { gramsOf, kilograms, sumReturns, weightText } from './van-goods.ts';

export function LoadPage() {
  const day = useDriverDay();
  const [shown, show] = useSearchParam(loadFields, 'list', 'load');
  const isReturn = shown === 'return';
  return (
    <Stack gap="sm" w="100%" maw="40rem" mx="auto">
      <Title order={1}>{isReturn ? texts.returnTitle : texts.loadTitle}</Title>
      <SegmentedControl
        fullWidth
        size="lg"
        styles={thumbLabels}
        aria-label={texts.lists}
        value={isReturn ? 'return' : 'load'}
        onChange={show}
        data={[
          { value: 'load', label: texts.loadList },
          { value: 'return', label: texts.returnList },
        ]}
      />
      <DayPicker value={day.date} onChange={day.setDate} label={texts.date} size="lg" />
      {isReturn ? <Returns day={day} /> : <Loads day={day} />}
    </Stack>
  );
}

function Loads({ day: { date } }: { readonly day: DriverDay }) {
  const query = useQuery(api.driver.orders.load.queryOptions({ date }));
  return (
    <>
      <CopyNote query={query} />
      <PageState
        query={query}
        loading={query.fetchStatus === 'paused' ? <CutOff /> : <Skeleton h={320} />}
        failure={texts.loadFailed}
        isEmpty={(load) => load.products.length === 0}
        empty={<EmptyBox icon={<IconPackages size={26} />} title={texts.loadEmpty} />}
      >
        {({ products, stops, van }) => (
          <>
            {van && <LoadVan van={van} products={products} />}
            <TickList
              key={date}
              name={loadTicksOf(date)}
              label={texts.loadTitle}
              goods={products.map((product) => ({ ...product, key: String(product.productId), about: '' }))}
              progress={texts.loaded}
              sum={weightText(products)}
              gone={texts.loadGone}
            />
            <StopsBackwards date={date} stops={stops} />
          </>
        )}
      </PageState>
    </>
  );
}

function Returns({ day: { date } }: { readonly day: DriverDay }) {
  const query = useQuery(api.driver.orders.returns.queryOptions({ date }));
  const unsent = useUnsent().length;
  return (
    <>
      <CopyNote query={query} />
      {unsent > 0 && <Text c="warn">{texts.returnUnsent}</Text>}
      <PageState
        query={query}
        loading={query.fetchStatus === 'paused' ? <CutOff /> : <Skeleton h={320} />}
        failure={texts.loadFailed}
        isEmpty={({ lines }) => lines.length === 0}
        empty={<EmptyBox icon={<IconPackages size={26} />} title={texts.returnEmpty} />}
      >
        {({ lines }) => (
          <TickList
            key={date}
            name={`return/${date}`}
            label={texts.returnTitle}
            goods={sumReturns(lines)}
            progress={texts.returned}
            sum={null}
          />
        )}
      </PageState>
    </>
  );
}

type Stops = inferOutput<typeof api.driver.orders.load>['stops'];

type Load = inferOutput<typeof api.driver.orders.load>;

type LoadVanProps = { readonly van: NonNullable<Load['van']>; readonly products: Load['products'] };

function LoadVan({ van, products }: LoadVanProps) {
  const above = kilogramsAbove(gramsOf(products), van);
  return (
    <>
      <Text fw={650}>{vanText(van)}</Text>
      {above > 0 && (
        <Text fw={650} c="bad">
          {texts.overload(kilograms(above * 1000))}
        </Text>
      )}
    </>
  );
}

export function StopsBackwards({ date, stops }: { readonly date: ISODate; readonly stops: Stops }) {
  const [stored, setStored] = useStored(`load-stops/${date}`, readIds);
  const ticked = stored ?? [];
  return (
    <Stack component="section" gap="xs" aria-label={texts.loadStops}>
      <Title order={2} size="h4">
        {texts.loadStops}
      </Title>
      <Stack component="ul" gap={6}>
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
                disabled={stored === undefined}
                onChange={(event) => {
                  const others = ticked.filter((id) => id !== stop.orderNumber);
                  setStored(event.currentTarget.checked ? [...others, stop.orderNumber] : others);
                }}
                styles={{ body: { alignItems: 'center', minHeight: 48 }, labelWrapper: { flex: 1 } }}
                label={
                  <div style={{ overflowWrap: 'anywhere' }}>
                    <Text span fw={600}>
                      {stop.stopNumber === null ? '' : `${stop.stopNumber}. `}
                      {stop.customerName}
                    </Text>
                    <Dimmed>
                      {[texts.order(stop.orderNumber), texts.pieces(stop.pieceCount), stop.address]
                        .filter(Boolean)
                        .join(' · ')}
                    </Dimmed>
                  </div>
                }
              />
            </Paper>
          </Fragment>
        ))}
      </Stack>
    </Stack>
  );
}
