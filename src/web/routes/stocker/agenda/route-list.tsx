import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { Stack, Table } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { ISODate } from '#shared/dates/shop-dates.ts';
import { api } from '#web/api.ts';
import { optimisticUpdate } from '#web/cache/optimistic-update.ts';
import type { ListedDriver } from '#web/features/staff-orders/staff-order.ts';
import { useAction } from '#web/hooks/use-action.ts';
import { texts } from '#web/routes/stocker/texts.ts';
import { Dimmed } from '#web/ui/dimmed.ts';
import { type Agenda, type Stop, stopNumbers, toStops } from './agenda.ts';
import { type RouteStopProps, StopCard, StopRow } from './route-stop.tsx';
import { useAssign } from './use-assign.ts';

type RouteListProps = {
  readonly agenda: Agenda;
  readonly date: ISODate;
  readonly drivers: readonly ListedDriver[];
};

const DRAG_AFTER_PX = 6;

export function RouteList({ agenda, date, drivers }: RouteListProps) {
  const move = useRoute(agenda, date);
  const assign = useAssign(agenda.driver.driverCode, drivers);
  const isWide = useMediaQuery('(min-width: 75em)', true, { getInitialValueInEffect: false });
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: DRAG_AFTER_PX } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const stops = toStops(agenda.orders);
  const numbers = stopNumbers(stops);
  const indexOf = (id: UniqueIdentifier) => stops.findIndex((stop) => stop.id === id);
  const drop = ({ active, over }: DragEndEvent) => {
    if (over && over.id !== active.id) move(indexOf(active.id), indexOf(over.id));
  };
  const isMovable = agenda.driver.driverCode !== null && stops.length > 1;
  const rows = stops.map((stop, index) => ({
    stop,
    index,
    number: numbers[index] ?? index + 1,
    count: stops.length,
    isMovable,
    driverId: agenda.driver.id,
    date,
    drivers,
    onMove: (to: number) => move(index, to),
    onAssign: assign,
  }));
  const label = texts.agenda.stopsOf(agenda.driver.name);
  return (
    <>
      {isMovable && <Dimmed>{texts.agenda.hint}</Dimmed>}
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        onDragEnd={drop}
        accessibility={{
          announcements: announcementsFor(stops),
          screenReaderInstructions: { draggable: texts.agenda.dragHelp },
        }}
      >
        <SortableContext items={stops.map((stop) => stop.id)} strategy={verticalListSortingStrategy}>
          {isWide ? (
            <StopTable label={label} rows={rows} />
          ) : (
            <Stack component="ul" gap={6} aria-label={label}>
              {rows.map((row) => (
                <StopCard key={row.stop.id} {...row} />
              ))}
            </Stack>
          )}
        </SortableContext>
      </DndContext>
    </>
  );
}

function StopTable({ label, rows }: { readonly label: string; readonly rows: readonly RouteStopProps[] }) {
  const { columns } = texts.agenda;
  return (
    <Table aria-label={label} tabularNums horizontalSpacing="xs">
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{columns.stop}</Table.Th>
          <Table.Th>{columns.order}</Table.Th>
          <Table.Th>{columns.customer}</Table.Th>
          <Table.Th>{columns.region}</Table.Th>
          <Table.Th>{columns.address}</Table.Th>
          <Table.Th>{columns.phone}</Table.Th>
          <Table.Th>{columns.status}</Table.Th>
          <Table.Th ta="right">{columns.amount}</Table.Th>
          <Table.Th>{columns.route}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {rows.map((row) => (
          <StopRow key={row.stop.id} {...row} />
        ))}
      </Table.Tbody>
    </Table>
  );
}

function announcementsFor(stops: readonly Stop[]): Announcements {
  const nameOf = (id: UniqueIdentifier) => stops.find((stop) => stop.id === id)?.customerName ?? String(id);
  const placeOf = (id: UniqueIdentifier) => stops.findIndex((stop) => stop.id === id) + 1;
  const said = (id: UniqueIdentifier, overId: UniqueIdentifier) =>
    texts.agenda.moved(nameOf(id), placeOf(overId), stops.length);
  return {
    onDragStart: ({ active }) => texts.agenda.picked(nameOf(active.id)),
    onDragOver: ({ active, over }) => (over ? said(active.id, over.id) : undefined),
    onDragEnd: ({ active, over }) => (over ? said(active.id, over.id) : undefined),
    onDragCancel: ({ active }) => texts.agenda.dropped(nameOf(active.id)),
  };
}

function useRoute(agenda: Agenda, date: ISODate) {
  const driverCode = agenda.driver.driverCode ?? 0;
  const { run } = useAction(api.stocker.agenda.saveRoute, {
    toastId: 'route',
    success: texts.agenda.saved,
    failure: texts.agenda.saveFailed,
    affects: ['agenda'],
    optimistic: ({ customerIds }) =>
      optimisticUpdate<Agenda>([api.stocker.agenda.driver.queryFilter({ driverCode, date })], (shown) => ({
        ...shown,
        orders: inOrder(toStops(shown.orders), customerIds).flatMap((stop) => stop.orders),
      })),
  });
  return (from: number, to: number): void => {
    const stops = toStops(agenda.orders);
    const expected = customersOf(stops);
    const [moved] = stops.splice(from, 1);
    if (!moved || from === to || to < 0 || to > stops.length) return;
    stops.splice(to, 0, moved);
    void run({ driverCode, customerIds: customersOf(stops), expected });
  };
}

function customersOf(stops: readonly Stop[]): number[] {
  return [...new Set(stops.map((stop) => stop.customerId))];
}

function inOrder(stops: readonly Stop[], customerIds: readonly number[]): Stop[] {
  return stops.toSorted((a, b) => customerIds.indexOf(a.customerId) - customerIds.indexOf(b.customerId));
}
