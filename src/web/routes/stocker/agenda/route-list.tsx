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
import type { ISODate } from '#shared/shop-dates.ts';
import { texts } from '#web/routes/stocker/texts.ts';
import classes from './agenda.module.css';
import type { Agenda } from './agenda.ts';
import { RouteStop } from './route-stop.tsx';
import { useRoute } from './use-route.ts';

type RouteListProps = { readonly agenda: Agenda; readonly date: ISODate };

/** How far a pointer moves before it drags: a tap stays a tap. */
const DRAG_AFTER_PX = 6;

/** A driver's stops in the order of the route; dragged by mouse, finger or keyboard, or moved by buttons. */
export function RouteList({ agenda, date }: RouteListProps) {
  const move = useRoute(agenda, date);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: DRAG_AFTER_PX } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const stops = agenda.orders;
  const indexOf = (id: UniqueIdentifier) => stops.findIndex((stop) => stop.orderId === id);
  const drop = ({ active, over }: DragEndEvent) => {
    if (over && over.id !== active.id) void move(indexOf(active.id), indexOf(over.id));
  };
  const isMovable = agenda.driver.driverCode !== null && stops.length > 1;
  const { columns } = texts.agenda;
  return (
    <>
      {isMovable && <p className={classes['hint']}>{texts.agenda.hint}</p>}
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        onDragEnd={drop}
        accessibility={{
          announcements: announcementsFor(agenda),
          screenReaderInstructions: { draggable: texts.agenda.dragHelp },
        }}
      >
        <SortableContext items={stops.map((stop) => stop.orderId)} strategy={verticalListSortingStrategy}>
          <table className={classes['stops']} aria-label={texts.agenda.stopsOf(agenda.driver.name)}>
            <thead>
              <tr>
                <th scope="col">{columns.stop}</th>
                <th scope="col">{columns.order}</th>
                <th scope="col">{columns.customer}</th>
                <th scope="col">{columns.address}</th>
                <th scope="col">{columns.phone}</th>
                <th scope="col">{columns.status}</th>
                <th scope="col" className={classes['amount']}>
                  {columns.amount}
                </th>
                <th scope="col">{columns.route}</th>
              </tr>
            </thead>
            <tbody>
              {stops.map((stop, index) => (
                <RouteStop
                  key={stop.orderId}
                  stop={stop}
                  index={index}
                  count={stops.length}
                  isMovable={isMovable}
                  onMove={(to) => void move(index, to)}
                />
              ))}
            </tbody>
          </table>
        </SortableContext>
      </DndContext>
    </>
  );
}

/** What a screen reader hears while a stop is carried. */
function announcementsFor(agenda: Agenda): Announcements {
  const nameOf = (id: UniqueIdentifier) =>
    agenda.orders.find((stop) => stop.orderId === id)?.buyerName ?? String(id);
  const placeOf = (id: UniqueIdentifier) => agenda.orders.findIndex((stop) => stop.orderId === id) + 1;
  const said = (id: UniqueIdentifier, overId: UniqueIdentifier) =>
    texts.agenda.moved(nameOf(id), placeOf(overId), agenda.orders.length);
  return {
    onDragStart: ({ active }) => texts.agenda.picked(nameOf(active.id)),
    onDragOver: ({ active, over }) => (over ? said(active.id, over.id) : undefined),
    onDragEnd: ({ active, over }) => (over ? said(active.id, over.id) : undefined),
    onDragCancel: ({ active }) => texts.agenda.dropped(nameOf(active.id)),
  };
}
