import { expect, test } from 'vitest';
import { readAloud } from '#domain/documents/testing/print-document.ts';
import { givenHeldOrder } from '#testing/given-orders.ts';
import { getProforma } from './get-proforma.ts';

test.each([
  [30, 'Me afat', '30 ditë pas faturës'],
  [1, 'Me afat', '1 ditë pas faturës'],
  [0, 'Para në dorëzim', 'në dorëzim'],
])(
  'a pro forma of a customer with %i days of credit does not contradict itself',
  async (termsDays, payment, terms) => {
    const { world, admin, customer, free } = await givenHeldOrder();
    await admin.receivables.setTerms({ customerId: customer.id, termsDays });
    const { content } = getProforma({ ...world.ctx, imagesFolder: world.imagesFolder }, free);
    expect(content).toMatchObject({ paymentMethod: payment, termsDays });
    const text = await readAloud(content);
    expect(text).toContain(payment);
    expect(text).toContain(terms);
  },
);
