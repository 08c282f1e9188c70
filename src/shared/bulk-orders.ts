export const MAX_BULK_ORDERS = 500;
