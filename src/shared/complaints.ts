import { printWhole } from './prices/money.ts';
import { fullQuantityText, isSoldByPack, type PackedGoods } from './prices/packs.ts';

export const COMPLAINT_REASONS = ['missing', 'damaged'] as const;

export type ComplaintReason = (typeof COMPLAINT_REASONS)[number];

export const COMPLAINT_REASON_LABELS: Readonly<Record<ComplaintReason, string>> = {
  missing: 'Mungon',
  damaged: 'E dëmtuar',
};

export const MAX_COMPLAINT_PHOTOS = 3;

export type ComplaintLine = PackedGoods & { readonly productName: string; readonly quantity: number };

/** `2 × Miell, 1 pako · 100 copë Lugë`; empty for the order as a whole. */
export function complaintText(lines: readonly ComplaintLine[]): string {
  return lines
    .map((line) => {
      const { productName, quantity } = line;
      const amount = isSoldByPack(line) ? fullQuantityText(quantity, line) : `${printWhole(quantity)} ×`;
      return `${amount} ${productName}`;
    })
    .join(', ');
}
