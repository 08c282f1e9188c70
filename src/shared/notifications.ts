export const NOTIFICATION_KINDS = ['back-in-stock'] as const;
