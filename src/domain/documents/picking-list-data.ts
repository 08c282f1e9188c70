import type { Category } from '#shared/categories.ts';
import type { ISODate } from '#shared/shop-dates.ts';
import type { Unit } from '#shared/units.ts';

/** A line of an order as it is picked: the product, where it lies, and how many. */
export type PickingLine = {
  readonly productId: number;
  readonly code: string;
  readonly name: string;
  readonly unit: Unit;
  readonly category: Category;
  readonly subcategory: string | null;
  readonly quantity: number;
};

/** An order to pick. Texts that are not known are ''. */
export type PickingOrder = {
  readonly orderNumber: number;
  readonly customerName: string;
  readonly address: string;
  readonly driverName: string;
  readonly deliverOn: ISODate | null;
  readonly comment: string;
  readonly lines: readonly PickingLine[];
};

/** Which orders a picking list is about. */
export type PickingScope =
  | { readonly kind: 'delivery-date' | 'creation-date'; readonly date: ISODate }
  | { readonly kind: 'selected' };

/** What is picked together: the orders of a day, or selected ones. */
export type PickingListData = { readonly scope: PickingScope; readonly orders: readonly PickingOrder[] };
