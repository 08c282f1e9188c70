import type { LabelFormat } from '#shared/packing-inputs.ts';
import type { ISODate } from '#shared/shop-dates.ts';

/** An item of an order; `box` is the one it is in, null where that is not known: every label names it then. */
export type LabelItem = { readonly name: string; readonly quantity: number; readonly box: number | null };

/** The parcels of one order: `boxes` labels are made, `1/n` to `n/n`. Texts that are not known are ''. */
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

/** The labels of one or several orders, printed one after another on the same paper. */
export type LabelsData = { readonly format: LabelFormat; readonly orders: readonly LabelOrder[] };
