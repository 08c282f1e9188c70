import type { Category } from '#shared/categories.ts';
import type { ISODate } from '#shared/dates/shop-dates.ts';
import type { OrderStatus } from '#shared/order-status.ts';
import type { PackedGoods } from '#shared/prices/packs.ts';

export type PickingLine = PackedGoods & {
  readonly orderLineId: number;
  readonly productId: number;
  readonly code: string;
  readonly barcode: string;
  readonly name: string;
  readonly category: Category;
  readonly subcategory: string | null;
  readonly shelfPlace: string;
  readonly quantity: number;
  readonly isPicked: boolean;
};

export type PickingOrder = {
  readonly orderNumber: number;
  readonly status: OrderStatus;
  readonly version: number;
  readonly customerName: string;
  readonly address: string;
  readonly regionName: string;
  readonly driverName: string;
  readonly stopNumber: number | null;
  readonly deliverOn: ISODate | null;
  readonly comment: string;
  readonly lines: readonly PickingLine[];
};

export type PickingScope =
  | { readonly kind: 'delivery-date' | 'creation-date'; readonly date: ISODate }
  | { readonly kind: 'selected' };

export type PickingListData = { readonly scope: PickingScope; readonly orders: readonly PickingOrder[] };
