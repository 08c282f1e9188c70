import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { ActionIcon } from '@mantine/core';
import { IconGripVertical, IconTrash } from '@tabler/icons-react';
import { joinUnits } from '#shared/prices/units.ts';
import { MAX_QUANTITY } from '#shared/stock.ts';
import { api } from '#web/api.ts';
import { optimisticUpdate } from '#web/cache/optimistic-update.ts';
import { useAction } from '#web/hooks/use-action.ts';
import { QuantityField } from '#web/ui/quantity/quantity-field.tsx';
import classes from './guide.module.css';
import { listTexts } from './texts.ts';
import type { GuideRow, MyList } from './use-guide.ts';

const DRAG_AFTER_PX = 6;

export function ListEditor({ list, rows }: { readonly list: MyList; readonly rows: readonly GuideRow[] }) {
  const { move, put, remove } = useListChanges(list);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: DRAG_AFTER_PX } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const ids = rows.map(({ product }) => product.id);
  const nameOf = (id: UniqueIdentifier) => rows.find(({ product }) => product.id === id)?.product.name ?? '';
  const movedText = (id: UniqueIdentifier, overId: UniqueIdentifier) =>
    listTexts.moved(nameOf(id), ids.indexOf(Number(overId)) + 1, ids.length);
  const drop = ({ active, over }: DragEndEvent) => {
    if (over && over.id !== active.id) move(Number(active.id), ids.indexOf(Number(over.id)));
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={drop}
      accessibility={{
        screenReaderInstructions: { draggable: listTexts.moveHelp },
        announcements: {
          onDragStart: ({ active }) => listTexts.picked(nameOf(active.id)),
          onDragOver: ({ active, over }) => (over ? movedText(active.id, over.id) : undefined),
          onDragEnd: ({ active, over }) => (over ? movedText(active.id, over.id) : undefined),
          onDragCancel: ({ active }) => listTexts.dropped(nameOf(active.id)),
        },
      }}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        <ul className={classes['list']}>
          {rows.map((row) => (
            <EditedRow
              key={row.product.id}
              row={row}
              onQuantity={(quantity) => put(row.product.id, quantity)}
              onRemove={() => remove(row.product.id)}
            />
          ))}
        </ul>
      </SortableContext>
    </DndContext>
  );
}

type EditedRowProps = {
  readonly row: GuideRow;
  readonly onQuantity: (quantity: number) => void;
  readonly onRemove: () => void;
};

function EditedRow({ row: { product, quantity }, onQuantity, onRemove }: EditedRowProps) {
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } =
    useSortable({ id: product.id });
  return (
    <li
      ref={setNodeRef}
      className={classes['edited']}
      style={{
        transform: transform ? `translateY(${transform.y}px)` : undefined,
        transition,
        ...(isDragging ? { position: 'relative', zIndex: 1, background: 'var(--shop-accent-soft)' } : {}),
      }}
    >
      <ActionIcon
        ref={setActivatorNodeRef}
        variant="default"
        size={40}
        style={{ touchAction: 'none', cursor: 'grab' }}
        {...attributes}
        {...listeners}
        aria-label={listTexts.move(product.name)}
      >
        <IconGripVertical size={20} aria-hidden />
      </ActionIcon>
      <span className={classes['name']}>{joinUnits(product.name)}</span>
      <QuantityField
        quantity={quantity}
        label={product.name}
        goods={product}
        min={1}
        max={MAX_QUANTITY}
        onChange={onQuantity}
        className={classes['quantity']}
      />
      <ActionIcon
        variant="subtle"
        color="gray"
        size={40}
        aria-label={listTexts.remove(product.name)}
        onClick={onRemove}
      >
        <IconTrash size={20} aria-hidden />
      </ActionIcon>
    </li>
  );
}

export function useListChanges({ id: listId, name }: MyList) {
  const show = (change: (rows: readonly GuideRow[]) => GuideRow[]) =>
    optimisticUpdate<GuideRow[]>(
      [{ queryKey: api.customer.guide.list.queryKey({ of: { listId } }) }],
      change,
    );
  const common = { affects: ['guide'], toastId: 'list' } as const;
  const move = useAction(api.customer.lists.move, {
    ...common,
    optimistic: ({ productId, to }) =>
      show((rows) => {
        const moved = rows.filter(({ product }) => product.id === productId);
        const others = rows.filter(({ product }) => product.id !== productId);
        return others.toSpliced(to, 0, ...moved);
      }),
  });
  const put = useAction(api.customer.lists.put, {
    ...common,
    optimistic: ({ productId, quantity = null }) =>
      show((rows) =>
        rows.map((row) =>
          row.product.id === productId
            ? { ...row, listQuantity: quantity, quantity: quantity ?? row.quantity }
            : row,
        ),
      ),
  });
  const remove = useAction(api.customer.lists.remove, {
    ...common,
    optimistic: ({ productId }) => show((rows) => rows.filter(({ product }) => product.id !== productId)),
    success: listTexts.removed(name),
  });
  return {
    move: (productId: number, to: number) => void move.run({ listId, productId, to }),
    put: (productId: number, quantity: number) => void put.run({ listId, productId, quantity }),
    remove: (productId: number) => void remove.run({ listId, productId }),
  };
}
