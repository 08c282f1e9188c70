/** How every order is paid (spec 1 §1): cash on delivery. */
export const DEFAULT_PAYMENT_METHOD = 'Para në dorëzim';
