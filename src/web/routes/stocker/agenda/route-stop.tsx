import { useSortable } from '@dnd-kit/sortable';
import { ActionIcon } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconGripVertical } from '@tabler/icons-react';
import { telHref } from '#shared/phone.ts';
import { texts } from '#web/routes/stocker/texts.ts';
import { Money } from '#web/ui/money.tsx';
import { StatusBadge } from '#web/ui/status-badge.tsx';
import classes from './agenda.module.css';
import type { AgendaStop } from './agenda.ts';

type RouteStopProps = {
  readonly stop: AgendaStop;
  readonly index: number;
  readonly count: number;
  readonly isMovable: boolean;
  readonly onMove: (to: number) => void;
};

/** One stop of a route; its handle is dragged, its arrows move it by one place. */
export function RouteStop({ stop, index, count, isMovable, onMove }: RouteStopProps) {
  const sortable = useSortable({ id: stop.orderId, disabled: !isMovable });
  const { transform, transition, isDragging } = sortable;
  const { columns } = texts.agenda;
  return (
    <tr
      ref={sortable.setNodeRef}
      data-dragging={isDragging || undefined}
      style={{ transform: transform ? `translateY(${transform.y}px)` : undefined, transition }}
    >
      <td data-label={columns.stop} className={classes['place']}>
        {index + 1}
      </td>
      <td data-label={columns.order}>{stop.orderId}</td>
      <td data-label={columns.customer}>
        <b>{stop.buyerName}</b>
      </td>
      <td data-label={columns.address}>{stop.buyerAddress}</td>
      <td data-label={columns.phone}>
        <a href={telHref(stop.buyerPhone)}>{stop.buyerPhone}</a>
      </td>
      <td data-label={columns.status}>
        <StatusBadge status={stop.status} />
      </td>
      <td data-label={columns.amount} className={classes['amount']}>
        <Money cents={stop.totalCents} />
      </td>
      <td data-label={columns.route}>
        <span className={classes['moves']}>
          <ActionIcon
            variant="subtle"
            size={36}
            aria-label={texts.agenda.up(stop.buyerName)}
            disabled={!isMovable || index === 0}
            onClick={() => onMove(index - 1)}
          >
            <IconArrowUp size={18} aria-hidden />
          </ActionIcon>
          <ActionIcon
            variant="subtle"
            size={36}
            aria-label={texts.agenda.down(stop.buyerName)}
            disabled={!isMovable || index === count - 1}
            onClick={() => onMove(index + 1)}
          >
            <IconArrowDown size={18} aria-hidden />
          </ActionIcon>
          {isMovable && (
            <ActionIcon
              ref={sortable.setActivatorNodeRef}
              variant="default"
              size={36}
              className={classes['grip'] ?? ''}
              {...sortable.attributes}
              {...sortable.listeners}
              aria-label={texts.agenda.move(stop.buyerName)}
            >
              <IconGripVertical size={18} aria-hidden />
            </ActionIcon>
          )}
        </span>
      </td>
    </tr>
  );
}
