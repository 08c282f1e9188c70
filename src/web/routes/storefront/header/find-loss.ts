import type { CheckoutDraft } from '#web/routes/storefront/cart/checkout/checkout-draft.ts';

export type Loss = 'order' | 'checkout' | 'form';

export function findLoss(draft: CheckoutDraft, hasUnsentForm: boolean): Loss | null {
  if (draft.attempt?.isOpen === true) return 'order';
  if (draft.comment.trim() !== '' || draft.deliverDate !== null) return 'checkout';
  return hasUnsentForm ? 'form' : null;
}
