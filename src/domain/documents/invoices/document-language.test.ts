import { expect, test } from 'vitest';
import { givenProduct, givenUser } from '#testing/builders.ts';
import { givenOrder } from '#testing/given-orders.ts';
import { givenSeller } from '#testing/given-shop.ts';
import { readAudit } from '#testing/read-audit.ts';
import { openWorld } from '#testing/world.ts';
import { getProforma } from './get-proforma.ts';
import { getProof } from './get-proof.ts';

test('papers are in the language of their customer, and stay in the one in which they were issued', async () => {
  const world = openWorld();
  const admin = await givenSeller(world);
  const customer = givenUser(world, 'customer');
  const agent = givenUser(world, 'call_agent');
  const orderId = await givenOrder(world, customer, [[givenProduct(world, { stock: 10 }), 2]]);
  const office = world.call(admin);
  const language = () =>
    getProforma({ ...world.ctx, imagesFolder: world.imagesFolder }, orderId).content.language;
  const change = (documentLanguage: 'sq' | 'sq-en' | 'sq-sr') =>
    world.call(agent).callAgent.customers.update({ customerId: customer.id, documentLanguage });

  expect(language()).toBe('sq');
  await office.admin.users.update({ userId: customer.id, documentLanguage: 'sq-en' });
  expect(language()).toBe('sq-en');
  await change('sq-sr');
  const { issued } = await office.stocker.issuedDocuments.issue({ orderIds: [orderId] });
  await change('sq');
  await office.admin.documents.credit({ documentId: issued[0]!.id, reason: 'Çmim i gabuar', all: true });
  const { documents } = await office.stocker.issuedDocuments.list({ orderId });
  expect(documents.map((document) => [document.kind, document.language])).toEqual([
    ['credit_note', 'sq-sr'],
    ['invoice', 'sq-sr'],
  ]);
  expect(readAudit(world)).toContainEqual(
    expect.objectContaining({
      action: 'user.updated',
      details: { changes: { documentLanguage: { from: 'sq', to: 'sq-en' } } },
    }),
  );
});

test('what was signed for is proved in the language of the invoice', async () => {
  const world = openWorld();
  const admin = await givenSeller(world);
  const customer = givenUser(world, 'customer');
  const driver = givenUser(world, 'driver', { driverCode: 3 });
  const orderId = await givenOrder(world, customer, [[givenProduct(world, { stock: 10 }), 2]]);
  const office = world.call(admin);
  const change = (documentLanguage: 'sq' | 'sq-en') =>
    office.admin.users.update({ userId: customer.id, documentLanguage });
  await change('sq-en');
  await office.admin.orders.setDriver({ orderId, driverCode: 3 });
  await office.admin.orders.setStatus({ orderId, status: 'E Nisur' });
  await world.call(driver).driver.orders.deliver({ orderId });
  await change('sq');
  const proof = getProof(
    {
      ...world.as(admin),
      actor: admin,
      imagesFolder: world.imagesFolder,
      documentsFolder: world.documentsFolder,
    },
    orderId,
  );
  expect(proof.proof.language).toBe('sq-en');
});
