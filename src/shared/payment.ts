/** How every order is paid: cash on delivery. */
export const DEFAULT_PAYMENT_METHOD = 'Para në dorëzim';
