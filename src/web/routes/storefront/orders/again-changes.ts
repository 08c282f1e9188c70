import type { inferOutput } from '@trpc/tanstack-react-query';
import { countText, quantityRuleText } from '#shared/prices/packs.ts';
import { roundToRule } from '#shared/prices/quantity-rules.ts';
import type { api } from '#web/api.ts';
import { ordersTexts } from './texts.ts';

type Proposal = Pick<inferOutput<typeof api.customer.orders.reorder>, 'lines' | 'leftOut'>;
type ProposedLine = Proposal['lines'][number];

export type Unfilled = { readonly productName: string; readonly why: string };

export type AgainChange = {
  readonly productId: number;
  readonly productName: string;
  readonly before: number;
  readonly quantity: number;
};

export function toChanges(
  lines: readonly ProposedLine[],
  inCart: ReadonlyMap<number, number>,
): AgainChange[] {
  return lines.map((line) => {
    const { productId, productName } = line;
    const before = inCart.get(productId) ?? 0;
    return { productId, productName, before, quantity: quantityWith(line, before) };
  });
}

export function listUnfilled({ lines, leftOut }: Proposal, inCart: ReadonlyMap<number, number>): Unfilled[] {
  const missing = leftOut.map(({ productName, reason }) => ({
    productName,
    why: ordersTexts.leftOut[reason],
  }));
  const changed = lines.flatMap((line) => {
    const why = whyOther(line, inCart.get(line.productId) ?? 0);
    return why === null ? [] : [{ productName: line.productName, why }];
  });
  return [...missing, ...changed];
}

function quantityWith(line: ProposedLine, before: number): number {
  return Math.max(before, roundToRule(line, before + line.wantedQuantity, line.stock));
}

function whyOther(line: ProposedLine, before: number): string | null {
  const { wantedQuantity, stock } = line;
  const taken = quantityWith(line, before) - before;
  if (taken === wantedQuantity) return null;
  if (before + wantedQuantity > stock) {
    return ordersTexts.lessThanBefore(countText(taken, line), countText(wantedQuantity, line));
  }
  return ordersTexts.rounded(countText(taken, line), countText(wantedQuantity, line), quantityRuleText(line));
}
