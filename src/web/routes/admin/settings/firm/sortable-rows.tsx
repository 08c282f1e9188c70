import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  arrayMove,
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { ActionIcon, Card, Group, Stack, Text } from '@mantine/core';
import { IconGripVertical } from '@tabler/icons-react';
import { type CSSProperties, type ReactNode, useState } from 'react';
import { Dimmed } from '#web/ui/dimmed.ts';
import { Pill } from '#web/ui/pill.tsx';
import { firmTexts as texts } from './firm-texts.ts';

export type SortableRow = {
  readonly id: number;
  readonly name: string;
  readonly facts: string;
  readonly isActive: boolean;
};

type SortableRowsProps<Row extends SortableRow> = {
  readonly label: string;
  readonly rows: readonly Row[];
  readonly onSort: (ids: readonly number[]) => Promise<unknown>;
  readonly actions?: (row: Row) => ReactNode;
  readonly details?: (row: Row) => ReactNode;
};

const DRAG_AFTER_PX = 6;

export function SortableRows<Row extends SortableRow>({
  label,
  rows,
  onSort,
  actions,
  details,
}: SortableRowsProps<Row>) {
  const [dropped, setDropped] = useState<readonly Row[] | null>(null);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: DRAG_AFTER_PX } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const shown = dropped ?? rows;
  const drop = async ({ active, over }: DragEndEvent) => {
    if (!over || over.id === active.id) return;
    const placeOf = (id: unknown) => shown.findIndex((row) => row.id === id);
    const sorted = arrayMove([...shown], placeOf(active.id), placeOf(over.id));
    setDropped(sorted);
    await onSort(sorted.map((row) => row.id));
    setDropped(null);
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={(event) => void drop(event)}
      accessibility={{ screenReaderInstructions: { draggable: texts.dragHelp } }}
    >
      <SortableContext items={shown.map((row) => row.id)} strategy={verticalListSortingStrategy}>
        <Stack component="ul" gap={6} aria-label={label}>
          {shown.map((row) => (
            <RowCard key={row.id} row={row} isSortable={shown.length > 1} details={details?.(row)}>
              {actions?.(row)}
            </RowCard>
          ))}
        </Stack>
      </SortableContext>
    </DndContext>
  );
}

type RowCardProps = {
  readonly row: SortableRow;
  readonly isSortable: boolean;
  readonly details: ReactNode;
  readonly children: ReactNode;
};

function RowCard({ row, isSortable, details, children }: RowCardProps) {
  const { setNodeRef, setActivatorNodeRef, listeners, attributes, transform, transition } = useSortable({
    id: row.id,
    disabled: !isSortable,
  });
  const style: CSSProperties = {
    transform: transform ? `translateY(${transform.y}px)` : undefined,
    transition,
  };
  return (
    <Card component="li" ref={setNodeRef} style={style} p="xs">
      <Group gap="sm">
        {isSortable && (
          <ActionIcon
            ref={setActivatorNodeRef}
            variant="subtle"
            color="gray"
            aria-label={texts.drag(row.name)}
            style={{ touchAction: 'none', cursor: 'grab' }}
            {...attributes}
            {...listeners}
          >
            <IconGripVertical size={18} />
          </ActionIcon>
        )}
        <Stack gap={0} flex="1 1 8rem" miw={0}>
          <Group gap="xs">
            <Text fw={600}>{row.name}</Text>
            {!row.isActive && <Pill tone="plain">{texts.inactive}</Pill>}
          </Group>
          {row.facts !== '' && <Dimmed>{row.facts}</Dimmed>}
        </Stack>
        <Group gap={4} justify="flex-end">
          {children}
        </Group>
      </Group>
      {details}
    </Card>
  );
}
