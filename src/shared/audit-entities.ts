import type { AuditEventType } from './audit-events.ts';

/** The kinds of things that the audit log speaks of. */
export const AUDITED_ENTITIES = [
  'user',
  'product',
  'order',
  'stock',
  'settings',
  'custom-stock',
  'delivery',
  'import',
  'books',
  'account',
] as const;

/** One such kind. */
export type AuditedEntity = (typeof AUDITED_ENTITIES)[number];

/** Which kind of thing each event is filed under. */
export const AUDIT_ENTITIES: Readonly<Record<AuditEventType, AuditedEntity>> = {
  'product.created': 'product',
  'product.updated': 'product',
  'product.discounted': 'product',
  'product.featured': 'product',
  'product.moved': 'product',
  'product.deleted': 'product',
  'product.restored': 'product',
  'product.duplicated': 'product',
  'order.item-added': 'order',
  'order.item-changed': 'order',
  'order.item-removed': 'order',
  'order.item-restored': 'order',
  'order.short-shipped': 'order',
  'order.edited': 'order',
  'order.attempted': 'order',
  'order.road-conflict': 'order',
  'order.driver-assigned': 'order',
  'order.status-changed': 'order',
  'order.delivered': 'order',
  'order.delivery-corrected': 'order',
  'order.receipt-voided': 'order',
  'document.issued': 'order',
  'stock.adjusted': 'stock',
  'stock.set': 'stock',
  'stock.received': 'stock',
  'stock.counted': 'stock',
  'stock.undone': 'stock',
  'user.created': 'user',
  'user.imported': 'user',
  'user.signed-up': 'user',
  'user.admin-created': 'user',
  'user.registered': 'user',
  'user.updated': 'user',
  'user.password-set': 'user',
  'user.password-changed': 'user',
  'user.password-recovered': 'user',
  'user.password-reset': 'user',
  'user.recovery-code-issued': 'user',
  'user.signed-out-everywhere': 'user',
  'delivery.cash-counted': 'delivery',
  'delivery.van-checked-in': 'delivery',
  'account.terms-set': 'account',
  'account.opened': 'account',
  'account.written-off': 'account',
  'account.entry-reversed': 'account',
  'account.reminded': 'account',
  'payment.booked': 'account',
  'payment.reversed': 'account',
  'bank-statement.booked': 'account',
  'cash.moved': 'delivery',
  'cash.closed': 'delivery',
  'cash.reopened': 'delivery',
  'order.released': 'order',
  'delivery.rules-saved': 'delivery',
  'delivery.rules-reset': 'delivery',
  'settings.updated': 'settings',
  'books.closed': 'books',
  'search.synonyms-saved': 'settings',
  'export.started': 'import',
  'import.applied': 'import',
};

/** Whether an action of the log is one that this program knows: older and newer ones write there too. */
export function isAuditEventType(action: string): action is AuditEventType {
  return Object.hasOwn(AUDIT_ENTITIES, action);
}
