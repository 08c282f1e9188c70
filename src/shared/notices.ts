/** What the shop tells a customer of its own accord. */
export const NOTIFICATION_KINDS = ['back-in-stock'] as const;
