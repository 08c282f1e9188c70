import type { inferOutput } from '@trpc/tanstack-react-query';
import { isOpen } from '#shared/order-status.ts';
import { groupStops } from '#shared/stops.ts';
import type { api } from '#web/api.ts';

/** A driver's delivery day. */
export type Agenda = inferOutput<typeof api.stocker.agenda.driver>;

/** An order of it. */
export type AgendaOrder = Agenda['orders'][number];

/** One door: the orders that are handed over there. */
export type Stop = {
  readonly id: number;
  readonly customerId: number;
  readonly customerName: string;
  readonly address: string;
  readonly regionName: string | null;
  readonly phone: string;
  readonly collectCents: number;
  /** The customer pays later. */
  readonly isOnTerms: boolean;
  /** What the driver has to know there. */
  readonly notes: readonly string[];
  readonly orders: readonly AgendaOrder[];
};

/** The stops of orders, as a driver comes to them. */
export function toStops(orders: readonly AgendaOrder[]): Stop[] {
  return groupStops(orders).flatMap((ofStop): Stop[] => {
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

/** What is to be collected for orders. */
export function sumCents(orders: readonly AgendaOrder[]): number {
  return orders.reduce((sum, order) => sum + order.collectCents, 0);
}

/** The orders of a stop that another driver could still take. */
export function movableIds({ orders }: Stop): number[] {
  return orders.filter((order) => isOpen(order.status)).map((order) => order.orderId);
}
