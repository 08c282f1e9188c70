import type { PaidPrice } from '#domain/catalog/price-tables.ts';
import type { AccountParties } from '#domain/documents/statements/statement-data.ts';

/** A customer's prices to be printed, with the list that they come from; null where they have none. */
export type PriceListData = AccountParties & {
  readonly listName: string | null;
  readonly prices: readonly PaidPrice[];
};
