import { DELIVERY_DATE_MESSAGES, type DeliveryDateProblem } from '#shared/delivery-dates.ts';
import { formatCents } from '#shared/money.ts';
import { checkoutTexts } from './texts.ts';
import type { Cart } from './use-cart.ts';

type Choice = { readonly chosen: string | null; readonly problem: DeliveryDateProblem | null };

/** What keeps a cart from being ordered, as it stands beside the button; null when nothing does. */
export function findBlocker(
  cart: Pick<Cart, 'totalCents'> & { readonly lines: readonly Pick<Cart['lines'][number], 'problem'>[] },
  { chosen, problem }: Choice,
  minimumCents: number,
): string | null {
  if (cart.lines.some((line) => line.problem !== null)) return checkoutTexts.problemFirst;
  if (cart.totalCents < minimumCents)
    return checkoutTexts.minimum(formatCents(minimumCents), formatCents(minimumCents - cart.totalCents));
  if (chosen !== null) return null;
  return problem === 'full' ? DELIVERY_DATE_MESSAGES.full : checkoutTexts.dateFirst;
}
