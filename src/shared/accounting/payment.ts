export const DEFAULT_PAYMENT_METHOD = 'Para në dorëzim';

export const TERMS_PAYMENT_METHOD = 'Me afat';

/** With the payment term in days: how an order not yet placed will be paid. */
export function paymentTermsText(termsDays: number): string {
  const method = paymentMethodOf(termsDays);
  return termsDays === 0 ? method : `${method}, ${termsDays} ditë pas faturës`;
}

export function paymentMethodOf(termsDays: number): string {
  return termsDays === 0 ? DEFAULT_PAYMENT_METHOD : TERMS_PAYMENT_METHOD;
}
