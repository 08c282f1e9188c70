import type { DataOf, DomainErrorCode } from './domain-errors.ts';

type Sentence<Code extends DomainErrorCode> = string | ((data: DataOf<Code>) => string);

/** What is answered about lists, stars and wishes: HTTP status, the name that REST programs know, the Albanian sentence. */
export const GUIDE_ERRORS = {
  'own-list-not-found': [404, 'List not found', 'Lista nuk u gjet.'],
  'own-list-exists': [409, 'List already exists', 'Keni tashmë një listë me këtë emër.'],
  'own-lists-full': [409, 'Too many lists', ({ max }) => `Mund të keni më së shumti ${max} lista.`],
  'own-list-full': [409, 'List is full', ({ max }) => `Një listë mund të ketë më së shumti ${max} produkte.`],
  'own-list-shared-enough': [
    409,
    'Too many members',
    ({ max }) => `Një listë mund të ndahet me më së shumti ${max} persona.`,
  ],
  'invitation-invalid': [404, 'Invitation not found', 'Ky kod nuk vlen ose ka skaduar. Kërkoni një të ri.'],
  'stars-full': [409, 'Too many stars', ({ max }) => `Mund të keni më së shumti ${max} produkte me yll.`],
  'stock-wishes-full': [
    409,
    'Too many wishes',
    ({ max }) => `Mund të prisni më së shumti ${max} produkte njëherësh.`,
  ],
  'in-stock-already': [409, 'In stock already', 'Ky produkt është tashmë në stok.'],
} as const satisfies {
  readonly [Code in DomainErrorCode]?: readonly [status: number, name: string, sentence: Sentence<Code>];
};
