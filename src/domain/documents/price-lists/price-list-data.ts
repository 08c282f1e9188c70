import type { PaidPrice } from '#domain/catalog/price-tables.ts';
import type { AccountParties } from '#domain/documents/statements/statement-data.ts';

/** `listName` is null for a customer without a price list. */
export type PriceListData = AccountParties & {
  readonly listName: string | null;
  readonly prices: readonly PaidPrice[];
};
