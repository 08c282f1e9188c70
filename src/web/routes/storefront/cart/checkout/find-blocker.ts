import { DELIVERY_DATE_MESSAGES, type DeliveryDateProblem } from '#shared/dates/delivery-dates.ts';
import { readAgainstMinimum } from '#shared/prices/minimum-order.ts';
import { formatCents } from '#shared/prices/money.ts';
import { checkoutTexts } from '#web/routes/storefront/cart/texts.ts';
import type { Cart } from '#web/routes/storefront/cart/use-cart.ts';

export function findBlocker(
  cart: Pick<Cart, 'totalCents' | 'minimum' | 'awaitsApproval'> & {
    readonly lines: readonly Pick<Cart['lines'][number], 'problem'>[];
  },
  { chosen, problem }: { readonly chosen: string | null; readonly problem: DeliveryDateProblem | null },
): string | null {
  if (cart.awaitsApproval) return checkoutTexts.awaitsApproval;
  if (cart.lines.some((line) => line.problem !== null)) return checkoutTexts.problemFirst;
  const { missingCents } = readAgainstMinimum(cart.minimum, cart.totalCents);
  if (missingCents > 0 && cart.minimum.transportCents === null) {
    return checkoutTexts.minimum(formatCents(cart.minimum.minimumCents), formatCents(missingCents));
  }
  if (chosen !== null) return null;
  return problem === 'full' ? DELIVERY_DATE_MESSAGES.full : checkoutTexts.dateFirst;
}
