import type { ReturnReason } from '#shared/delivery.ts';
import type { ISODate } from '#shared/shop-dates.ts';
import type { Unit } from '#shared/units.ts';

/** A product on a van: where it lies in the warehouse, how many pieces, and what they weigh (null: nobody has said). */
export type VanProduct = {
  readonly productId: number;
  readonly code: string;
  readonly name: string;
  readonly unit: Unit;
  readonly packName: string;
  readonly packSize: number;
  readonly shelfPlace: string;
  readonly quantity: number;
  readonly weightGrams: number | null;
};

/** A stop as the van is loaded: the last one first. */
export type LoadedStop = {
  readonly orderNumber: number;
  readonly stopNumber: number | null;
  readonly customerName: string;
  /** '' where it is not known. */
  readonly regionName: string;
  readonly address: string;
  readonly pieceCount: number;
};

/** Pieces that must still be on the van, of which order and why. */
export type ReturnedLine = Omit<VanProduct, 'weightGrams'> & {
  readonly orderNumber: number;
  readonly customerName: string;
  readonly reason: ReturnReason;
};

type Van = {
  readonly date: ISODate;
  readonly driver: { readonly name: string; readonly driverNumber: number | null };
};

/** What a driver loads for a day: per product by shelf, then the stops in reverse. */
export type LoadListData = Van & {
  readonly products: readonly VanProduct[];
  readonly stops: readonly LoadedStop[];
};

/** What a driver brings back from a day. */
export type ReturnListData = Van & { readonly lines: readonly ReturnedLine[] };
