import type { AuditedEntity } from '#shared/audit-entities.ts';

const entities: Readonly<Record<AuditedEntity, string>> = {
  user: 'Përdorues',
  product: 'Produkt',
  order: 'Porosi',
  stock: 'Stok',
  settings: 'Cilësime',
  'price-list': 'Lista çmimesh',
  'custom-stock': 'Stok personal',
  delivery: 'Dorëzim',
  books: 'Librat',
  account: 'Llogari klienti',
  import: 'Import dhe eksport',
  firm: 'Firma jonë',
  purchasing: 'Blerjet',
};

export const auditTexts = {
  intro: 'Kush çfarë ndryshoi dhe kur.',
  entities,
  driver: 'Shofer',
  person: 'Personi',
  anybody: 'Kushdo',
  entity: 'Gjëja',
  anyEntity: 'Çdo gjë',
  number: 'Numri',
  columns: { when: 'Kur', who: 'Kush', what: 'Çfarë', details: 'Hollësi' },
  system: 'Sistemi',
  empty: 'Nuk u gjet asnjë ndryshim',
  emptyHint: 'Ndryshoni filtrat ose periudhën.',
  failed: 'Failed to fetch audit log',
  more: 'Shfaq më shumë',
  loadingMore: 'Duke u ngarkuar…',
  list: 'Ndryshimet',
} as const;
