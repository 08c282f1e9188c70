import type { CheckoutDraft } from '#web/routes/storefront/cart/checkout-draft.ts';

/** What would be lost with the login: an order that may be on its way, or something filled in and not sent. */
export type Loss = 'order' | 'checkout' | 'form';

/** What logging out would lose, the gravest first; null when it loses nothing. */
export function findLoss(draft: CheckoutDraft, hasUnsentForm: boolean): Loss | null {
  if (draft.attempt?.isOpen === true) return 'order';
  if (draft.comment.trim() !== '' || draft.deliverDate !== null) return 'checkout';
  return hasUnsentForm ? 'form' : null;
}
