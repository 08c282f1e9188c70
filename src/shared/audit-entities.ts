import type { AuditEventType } from './audit-events.ts';

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
  'price-list',
  'firm',
  'purchasing',
] as const;

export type AuditedEntity = (typeof AUDITED_ENTITIES)[number];

type AreaOf<Type extends string> = Type extends `${infer Area}.${string}` ? Area : never;

type Area = AreaOf<AuditEventType>;

const ENTITIES: Readonly<Record<Area, AuditedEntity>> = {
  product: 'product',
  order: 'order',
  document: 'order',
  stock: 'stock',
  user: 'user',
  'price-list': 'price-list',
  delivery: 'delivery',
  cash: 'delivery',
  account: 'account',
  payment: 'account',
  'bank-statement': 'account',
  settings: 'settings',
  clock: 'settings',
  search: 'settings',
  books: 'books',
  export: 'import',
  import: 'import',
  firm: 'firm',
  supplier: 'purchasing',
  'supplier-return': 'purchasing',
  'purchase-order': 'purchasing',
  receipt: 'purchasing',
  bill: 'purchasing',
};

export function auditedEntityOf(type: AuditEventType): AuditedEntity {
  // Splitting a string loses its type.
  return ENTITIES[type.split('.', 1)[0] as Area];
}
