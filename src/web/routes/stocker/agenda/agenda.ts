import type { inferOutput } from '@trpc/tanstack-react-query';
import { isOpen } from '#shared/order-status.ts';
import { groupStops } from '#shared/stops.ts';
import type { api } from '#web/api.ts';

export type Agenda = inferOutput<typeof api.stocker.agenda.driver>;

export type AgendaOrder = Agenda['orders'][number];

export type Stop = ReturnType<typeof toStops>[number];

export function toStops(orders: readonly AgendaOrder[]) {
  return groupStops(orders).flatMap((ofStop) => {
    const [first] = ofStop;
    if (!first) return [];
    return [
      {
        id: first.orderId,
        customerId: first.customerId,
        customerName: first.buyerName,
        address: first.buyerAddress,
        regionName: first.regionName,
        phone: first.buyerPhone,
        collectCents: sumCents(ofStop),
        isOnTerms: first.termsDays > 0,
        notes: [...first.driverNotes, ...ofStop.map((order) => order.comment).filter(Boolean)],
        orders: ofStop,
      },
    ];
  });
}

/** By address, not by stop: while a stop is being moved, the numbers stay in place. */
export function stopNumbers(stops: readonly Stop[]): number[] {
  return stops.map(({ orders }, index) => orders[0]?.stopNumber ?? index + 1).sort((a, b) => a - b);
}

export function sumCents(orders: readonly AgendaOrder[]): number {
  return orders.reduce((sum, order) => sum + order.collectCents, 0);
}

export function movableIds({ orders }: Stop): number[] {
  return orders.filter((order) => isOpen(order.status)).map((order) => order.orderId);
}
