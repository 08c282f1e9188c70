/** What the shop tells a customer of its own accord. */
export const NOTICE_KINDS = ['back-in-stock'] as const;
