import type { ISODate } from '#shared/dates/shop-dates.ts';
import type { Van } from '#shared/firm/firm-types.ts';
import type { PackedGoods } from '#shared/prices/packs.ts';

/** Amounts in cents including VAT. */
export type AgendaStop = {
  readonly orderNumber: number;
  readonly stopNumber: number | null;
  readonly customerName: string;
  readonly regionName: string;
  readonly address: string;
  readonly phone: string;
  readonly comment: string;
  readonly driverNotes: readonly string[];
  readonly items: readonly (PackedGoods & { readonly name: string; readonly quantity: number })[];
  readonly amountToCollectCents: number;
  readonly isOnTerms: boolean;
};

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

export type DayAgendaData = {
  readonly date: ISODate;
  readonly unassigned: readonly UnassignedStop[];
  readonly drivers: readonly DriverAgendaData[];
};

export type DriverAgendaData = {
  readonly date: ISODate;
  readonly driver: { readonly name: string; readonly driverNumber: number | null; readonly phone: string };
  readonly van?: Pick<Van, 'name' | 'plate'>;
  readonly stops: readonly AgendaStop[];
};
