import { expect, test } from 'vitest';
import { auditLog } from '#db/schema/audit.ts';
import { givenUser } from '#testing/builders.ts';
import { openWorld } from '#testing/world.ts';
import { readStoredDetails } from './stored-details.ts';

const read = (action: string, details: object) => readStoredDetails(action, JSON.stringify(details));

test('a product that an earlier version changed is read like one of today', () => {
  const changes = { name: { from: 'Miell', to: 'Mielli' }, regionMask: { from: 15, to: 3 } };
  const pairs = { name: ['Miell', 'Mielli'], nameFolded: ['miell', 'mielli'], regionMask: [15, 3] };
  expect(read('product.updated', pairs)).toEqual({ changes });
  expect(read('product.updated', { changes })).toEqual({ changes });
  const sideBySide = { before: { discountBasisPoints: 0 }, after: { discountBasisPoints: 500 } };
  expect(read('product.discounted', sideBySide)).toEqual({
    changes: { discountBasisPoints: { from: 0, to: 500 } },
  });
});

test('settings, counts and corrected deliveries of earlier versions tell what changed', () => {
  expect(
    read('settings.updated', {
      group: 'shop',
      from: { cutoffHour: 12, closedDates: [] },
      to: { cutoffHour: 13, closedDates: [] },
    }),
  ).toEqual({ group: 'shop', changes: { cutoffHour: { from: 12, to: 13 } } });
  expect(read('stock.set', { before: 5, after: 8 })).toEqual({ from: 5, to: 8 });
  expect(read('search.synonyms-saved', { before: 0, after: 2 })).toEqual({ from: 0, to: 2 });
  expect(
    read('order.delivery-corrected', {
      totalCents: 900,
      amountReceivedCents: 900,
      receiverName: 'Ana',
      lines: [{ orderLineId: 1 }],
      before: { receiverName: 'Ana', amountReceivedCents: 1000 },
    }),
  ).toEqual({
    totalCents: 900,
    lines: [{ orderLineId: 1 }],
    changes: { amountReceivedCents: { from: 1000, to: 900 } },
  });
});

test('fields that were renamed since are read by their names of today', () => {
  const changes = {
    nrTvsh: { from: '', to: '330' },
    number: { from: '049', to: '044' },
    driverNr: { from: 1, to: 2 },
  };
  expect(read('user.updated', { changes })).toEqual({
    changes: { vatNumber: changes.nrTvsh, phone: changes.number, driverCode: changes.driverNr },
  });
  expect(read('order.driver-assigned', { from: 4, to: 9, driverNr: 2, driverName: 'Agron' })).toEqual({
    from: 4,
    to: 9,
    driverCode: 2,
    driverName: 'Agron',
  });
});

test('the number of a document or a payment is not taken for that of a telephone', () => {
  const facts = { number: 'PAG-000001', amountCents: 500 };
  expect(read('payment.booked', facts)).toEqual(facts);
});

test('the list reads rows of every age', async () => {
  const world = openWorld();
  const admin = givenUser(world, 'admin');
  const row = { createdAt: 1, action: 'product.updated', entity: 'product', entityId: 1 };
  world.handle.db
    .insert(auditLog)
    .values([
      { ...row, details: '{"priceE4":[100,200]}' },
      { ...row, action: 'product.blessed', details: '[]' },
    ])
    .run();
  const { entries } = await world.call(admin).admin.audit.list({});
  expect(entries.map(({ details }) => details)).toEqual([
    {},
    { changes: { priceE4: { from: 100, to: 200 } } },
  ]);
});
