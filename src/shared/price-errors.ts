import type { DataOf, DomainErrorCode } from './domain-errors.ts';
import { printCents } from './money.ts';

type Sentence<Code extends DomainErrorCode> = string | ((data: DataOf<Code>) => string);

/** What is answered about prices, quantities and least values: HTTP status, the name that REST programs know, the Albanian sentence. */
export const PRICE_ERRORS = {
  'account-not-approved': [403, 'Account not approved', 'Llogaria juaj pret miratimin e zyrës.'],
  'price-list-not-found': [404, 'Price list not found', 'Lista e çmimeve nuk u gjet.'],
  'price-on-request': [
    409,
    'Price on request',
    ({ productName }) => `${productName}: çmimi jepet sipas kërkesës. Na telefononi.`,
  ],
  'quantity-not-allowed': [
    409,
    'Quantity not allowed',
    ({ productName, nearest: [below, above] }) =>
      `${productName}: kjo sasi nuk porositet. Më të afërtat: ${below} ose ${above}.`,
  ],
  'below-minimum-order': [
    409,
    'Below minimum order value',
    ({ minimumOrderCents }) => `Vlera minimale e porosisë është ${printCents(minimumOrderCents)}.`,
  ],
} as const satisfies {
  readonly [Code in DomainErrorCode]?: readonly [status: number, name: string, sentence: Sentence<Code>];
};
