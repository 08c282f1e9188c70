import type { ISODate } from '#shared/dates/shop-dates.ts';
import type { LabelFormat } from '#shared/inputs/packing-inputs.ts';

/** `box` is null where the box is unknown: every label then lists the item. */
/** `count` is the quantity in the unit of sale: `3`, `3 pako`. */
export type LabelItem = { readonly name: string; readonly count: string; readonly box: number | null };

export type LabelOrder = {
  readonly orderNumber: number;
  readonly customerName: string;
  readonly regionName: string;
  readonly address: string;
  readonly phone: string;
  readonly driverName: string;
  readonly stopNumber: number | null;
  readonly deliverOn: ISODate | null;
  readonly comment: string;
  readonly boxes: number;
  readonly items: readonly LabelItem[];
};

export type LabelsData = { readonly format: LabelFormat; readonly orders: readonly LabelOrder[] };
