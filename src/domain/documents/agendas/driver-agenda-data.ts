import type { ISODate } from '#shared/shop-dates.ts';

/** An order of a driver's day: where, what to hand over, and what to collect (cents including VAT). */
export type AgendaStop = {
  readonly orderNumber: number;
  /** Orders of one customer at one address have the same. */
  readonly stopNumber: number;
  readonly customerName: string;
  readonly regionName: string;
  readonly address: string;
  readonly phone: string;
  readonly comment: string;
  /** What the driver has to know at this customer's door. */
  readonly driverNotes: readonly string[];
  readonly items: readonly { readonly name: string; readonly quantity: number }[];
  readonly amountToCollectCents: number;
  /** The customer pays later. */
  readonly isOnTerms: boolean;
};

/** An order that nobody drives yet. */
export type UnassignedStop = Pick<
  AgendaStop,
  | 'orderNumber'
  | 'customerName'
  | 'regionName'
  | 'address'
  | 'phone'
  | 'comment'
  | 'amountToCollectCents'
  | 'isOnTerms'
>;

/** Everybody's day: what no driver has, region by region, then the drivers who have something. */
export type DayAgendaData = {
  readonly date: ISODate;
  readonly unassigned: readonly UnassignedStop[];
  readonly drivers: readonly DriverAgendaData[];
};

/** A driver's day; the stops in the order of the route. */
export type DriverAgendaData = {
  readonly date: ISODate;
  readonly driver: { readonly name: string; readonly driverNumber: number | null; readonly phone: string };
  readonly stops: readonly AgendaStop[];
};
