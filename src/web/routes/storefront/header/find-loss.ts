import type { CheckoutDraft } from '#web/routes/storefront/cart/checkout/checkout-draft.ts';

export type Loss = 'order' | 'checkout' | 'form';

/** The most serious loss a logout would cause; null if none. */
export function findLoss(draft: CheckoutDraft, hasUnsentForm: boolean): Loss | null {
  if (draft.attempt?.isOpen === true) return 'order';
  if (draft.comment.trim() !== '' || draft.deliverDate !== null) return 'checkout';
  return hasUnsentForm ? 'form' : null;
}
