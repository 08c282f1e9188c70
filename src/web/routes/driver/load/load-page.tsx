import { Checkbox, Group, Paper, Progress, Skeleton, Stack, Text, Title } from '@mantine/core';
import { IconPackages } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { isRecord } from '#shared/is-record.ts';
import type { ISODate } from '#shared/shop-dates.ts';
import { UNIT_LABELS } from '#shared/units.ts';
import { api } from '#web/api.ts';
import { CopyNote } from '#web/routes/driver/copy-note.tsx';
import { CutOff } from '#web/routes/driver/cut-off.tsx';
import { type Load, sumLoad, toStops } from '#web/routes/driver/stops.ts';
import { texts } from '#web/routes/driver/texts.ts';
import { useDriverDay } from '#web/routes/driver/use-driver-day.ts';
import { useKept } from '#web/routes/driver/use-kept.ts';
import { DayPicker } from '#web/ui/day-picker.tsx';
import { EmptyBox } from '#web/ui/empty-box.tsx';
import { PageState } from '#web/ui/page-state.tsx';

/** The morning's check: what belongs into the van, summed by product, ticked as it goes in. */
export function LoadPage() {
  const { date, setDate } = useDriverDay();
  const query = useQuery(api.driver.orders.byDay.queryOptions({ date, by: 'delivery' }));
  return (
    <Stack gap="sm" w="100%" maw="40rem" mx="auto">
      <Title order={1}>{texts.loadTitle}</Title>
      <CopyNote at={query.dataUpdatedAt} />
      <DayPicker value={date} onChange={setDate} label={texts.date} size="lg" />
      <PageState
        query={query}
        loading={query.fetchStatus === 'paused' ? <CutOff /> : <Skeleton h={320} />}
        failure={texts.loadFailed}
        isEmpty={(orders) => sumLoad(toStops(orders)).length === 0}
        empty={<EmptyBox icon={<IconPackages size={26} />} title={texts.loadEmpty} />}
      >
        {(orders) => <LoadList key={date} date={date} loads={sumLoad(toStops(orders))} />}
      </PageState>
    </Stack>
  );
}

type LoadListProps = { readonly date: ISODate; readonly loads: readonly Load[] };

function LoadList({ date, loads }: LoadListProps) {
  const [kept, setKept] = useKept(`load/${date}`, readTicks);
  const ticks = kept ?? {};
  // A tick is for the pieces that were counted: when there are more or fewer now, it is to be looked at again.
  const isLoaded = ({ productId, quantity }: Load) => ticks[productId] === quantity;
  const done = loads.filter(isLoaded).length;
  const tick = ({ productId, quantity }: Load, isTicked: boolean) =>
    setKept({ ...ticks, [productId]: isTicked ? quantity : 0 });
  return (
    <Stack gap="xs">
      <Text role="status" fw={650}>
        {texts.loaded(done, loads.length)}
      </Text>
      <Progress value={(done / loads.length) * 100} color="good" aria-label={texts.loadTitle} />
      <Stack component="ul" gap={6} m={0} p={0} style={{ listStyle: 'none' }}>
        {loads.map((load) => (
          <Paper key={load.productId} component="li" px="sm">
            <Checkbox
              size="md"
              py="xs"
              checked={isLoaded(load)}
              onChange={(event) => tick(load, event.currentTarget.checked)}
              styles={{ body: { alignItems: 'center', minHeight: 48 }, labelWrapper: { flex: 1 } }}
              label={<LoadLabel load={load} hasChanged={Boolean(ticks[load.productId]) && !isLoaded(load)} />}
            />
          </Paper>
        ))}
      </Stack>
    </Stack>
  );
}

function LoadLabel({ load, hasChanged }: { readonly load: Load; readonly hasChanged: boolean }) {
  return (
    <Group justify="space-between" wrap="nowrap" gap="sm">
      <span>
        <Text span fw={600}>
          {load.productName}
        </Text>
        <Text size="sm" c="dimmed">
          {load.productCode} · {texts.forStops(load.positions)}
        </Text>
        {hasChanged && (
          <Text size="sm" c="warn" fw={600}>
            {texts.loadChanged}
          </Text>
        )}
      </span>
      <Text span fw={700} style={{ whiteSpace: 'nowrap' }}>
        {load.quantity} {UNIT_LABELS[load.unit]}
      </Text>
    </Group>
  );
}

function readTicks(kept: unknown): Record<string, number> | null {
  if (!isRecord(kept)) return null;
  return Object.fromEntries(
    Object.entries(kept).flatMap(([id, quantity]) => (typeof quantity === 'number' ? [[id, quantity]] : [])),
  );
}
