import type { ISODate } from '#shared/shop-dates.ts';

/** The parcels of one order: `boxes` labels are made, `1/n` to `n/n`. Texts that are not known are ''. */
export type LabelOrder = {
  readonly orderNumber: number;
  readonly customerName: string;
  readonly address: string;
  readonly phone: string;
  readonly driverName: string;
  readonly deliverOn: ISODate | null;
  readonly boxes: number;
  readonly items: readonly { readonly name: string; readonly quantity: number }[];
};

/** The labels of one or several orders, printed one after another on the same sheets. */
export type LabelsData = { readonly orders: readonly LabelOrder[] };
