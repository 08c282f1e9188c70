export const DEFAULT_PAYMENT_METHOD = 'Para në dorëzim';

export const TERMS_PAYMENT_METHOD = 'Me afat';

export function paymentMethodOf(termsDays: number): string {
  return termsDays === 0 ? DEFAULT_PAYMENT_METHOD : TERMS_PAYMENT_METHOD;
}
