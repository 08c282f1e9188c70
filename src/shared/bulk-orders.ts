/** Orders that one bulk action may touch. */
export const MAX_BULK_ORDERS = 500;
