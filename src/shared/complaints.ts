import { printWhole } from './prices/money.ts';

export const COMPLAINT_REASONS = ['missing', 'damaged'] as const;

export type ComplaintReason = (typeof COMPLAINT_REASONS)[number];

export const COMPLAINT_REASON_LABELS: Readonly<Record<ComplaintReason, string>> = {
  missing: 'Mungon',
  damaged: 'E dëmtuar',
};

export const MAX_COMPLAINT_PHOTOS = 3;

/** `2 × Miell, 1 × Sheqer`; empty for the order as a whole. */
export function complaintText(
  lines: readonly { readonly productName: string; readonly quantity: number }[],
): string {
  return lines.map(({ productName, quantity }) => `${printWhole(quantity)} × ${productName}`).join(', ');
}
