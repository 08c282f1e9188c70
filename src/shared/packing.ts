export const CUSTOM_STOCK_REASONS = ['added', 'used', 'corrected', 'returned'] as const;

export type CustomStockReason = (typeof CUSTOM_STOCK_REASONS)[number];

export function productionStatus(isProduced: boolean): 'Produced' | 'Issue' {
  return isProduced ? 'Produced' : 'Issue';
}
