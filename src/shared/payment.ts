/** How an order is paid where nothing else was agreed: cash on delivery. */
export const DEFAULT_PAYMENT_METHOD = 'Para në dorëzim';

/** How an order of a customer who is given time is paid. */
export const TERMS_PAYMENT_METHOD = 'Me afat';

/** How an order is paid by the customer's terms, as its papers print it. */
export function paymentMethodOf(termsDays: number): string {
  return termsDays === 0 ? DEFAULT_PAYMENT_METHOD : TERMS_PAYMENT_METHOD;
}
