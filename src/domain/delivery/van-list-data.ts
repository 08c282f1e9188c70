import type { ISODate } from '#shared/dates/shop-dates.ts';
import type { ReturnReason } from '#shared/delivery.ts';
import type { Van as FirmVan } from '#shared/firm/firm-types.ts';
import type { PackedGoods } from '#shared/prices/packs.ts';

export type VanProduct = PackedGoods & {
  readonly productId: number;
  readonly code: string;
  readonly name: string;
  readonly shelfPlace: string;
  readonly quantity: number;
  readonly weightGrams: number | null;
};

export type LoadedStop = {
  readonly orderNumber: number;
  readonly stopNumber: number | null;
  readonly customerName: string;
  readonly regionName: string;
  readonly address: string;
  readonly pieceCount: number;
};

export type ReturnedLine = Omit<VanProduct, 'weightGrams'> & {
  readonly orderNumber: number;
  readonly customerName: string;
  readonly reason: ReturnReason;
};

type Van = {
  readonly date: ISODate;
  readonly driver: { readonly name: string; readonly driverNumber: number | null };
  readonly van?: Pick<FirmVan, 'name' | 'plate' | 'payloadKg'>;
};

export type LoadListData = Van & {
  readonly products: readonly VanProduct[];
  /** Stops of the route: orders of one customer and address are one. */
  readonly stopCount: number;
  readonly stops: readonly LoadedStop[];
};

export type ReturnListData = Van & { readonly lines: readonly ReturnedLine[] };
