/** Why a customer's custom stock changed. */
export const CUSTOM_STOCK_REASONS = ['added', 'used', 'corrected', 'returned'] as const;

/** One reason of the custom stock history. */
export type CustomStockReason = (typeof CUSTOM_STOCK_REASONS)[number];

/** Production status of an order item as the REST API spells it. */
export function productionStatus(isProduced: boolean): 'Produced' | 'Issue' {
  return isProduced ? 'Produced' : 'Issue';
}
