import type { Category } from '#shared/categories.ts';
import type { OrderStatus } from '#shared/order-status.ts';
import type { ISODate } from '#shared/shop-dates.ts';
import type { Unit } from '#shared/units.ts';

/** A line of an order as it is picked: the product, where it lies, and how many. */
export type PickingLine = {
  readonly orderLineId: number;
  readonly productId: number;
  readonly code: string;
  readonly name: string;
  readonly unit: Unit;
  readonly category: Category;
  readonly subcategory: string | null;
  /** '' where nobody has said where it lies. */
  readonly shelfPlace: string;
  readonly quantity: number;
  /** Its pieces are taken from the shelf: the line's stock is confirmed. */
  readonly isPicked: boolean;
};

/** An order to pick. Texts that are not known are ''; `stopNumber` counts from the first stop of its driver's day. */
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

/** Which orders a picking list is about. */
export type PickingScope =
  | { readonly kind: 'delivery-date' | 'creation-date'; readonly date: ISODate }
  | { readonly kind: 'selected' };

/** What is picked together: the orders of a day, or selected ones, van by van, the last stop first. */
export type PickingListData = { readonly scope: PickingScope; readonly orders: readonly PickingOrder[] };
