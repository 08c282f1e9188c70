import type { DataOf, DomainErrorCode } from './domain-errors.ts';
import { printCents } from './money.ts';

type Sentence<Code extends DomainErrorCode> = string | ((data: DataOf<Code>) => string);

/** What is answered to customers about changes of their own orders and complaints: HTTP status, the name that REST programs know, the Albanian sentence. */
export const OWN_ORDER_ERRORS = {
  'own-changes-off': [403, 'Forbidden', 'Porosia ndryshohet vetëm me telefon. Na telefononi, ju lutem.'],
  'order-being-prepared': [
    409,
    'Order cannot be changed',
    'Porosia po përgatitet tashmë dhe nuk ndryshohet më këtu. Na telefononi, ju lutem.',
  ],
  'complaint-not-found': [404, 'Complaint not found', 'Reklamimi nuk u gjet.'],
  'complaint-too-early': [
    409,
    'Complaint too early',
    'Porosia nuk është nisur ende: raportoni kur të arrijë.',
  ],
  'too-many-complaints': [
    429,
    'Too many complaints',
    'Keni raportuar mjaft për sot. Na telefononi, ju lutem.',
  ],
  'order-total-changed': [
    409,
    'Order total changed',
    ({ totalCents }) =>
      `Çmimet ndryshuan ndërkohë: totali i ri është ${printCents(totalCents)}. Konfirmoni përsëri.`,
  ],
} as const satisfies {
  readonly [Code in DomainErrorCode]?: readonly [status: number, name: string, sentence: Sentence<Code>];
};
