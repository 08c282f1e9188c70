import type { inferOutput } from '@trpc/tanstack-react-query';
import type { api } from '#web/api.ts';

/** A picking list: sums per product in shelf order, and the orders behind them. */
export type PickingList = inferOutput<typeof api.stocker.pickingList.get>;

/** One line to tick: a product of the whole list, or of one order. */
export type PickingLine = {
  readonly id: string;
  readonly name: string;
  readonly code: string;
  readonly unit: PickingList['orders'][number]['lines'][number]['unit'];
  readonly quantity: number;
  readonly hint?: string;
};

/** Lines under one heading. */
export type PickingGroup = {
  readonly id: string;
  readonly title: string;
  readonly hint: string;
  readonly lines: readonly PickingLine[];
};
