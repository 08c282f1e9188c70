import { expect, test } from 'vitest';
import { DEFAULT_REGION_RULES } from '#shared/dates/delivery-dates.ts';
import { givenUser } from '#testing/builders.ts';
import { readAudit } from '#testing/read-audit.ts';
import { openWorld } from '#testing/world.ts';

test('a shop starts with the rules of the specification, and guests may know them', async () => {
  const world = openWorld();
  expect(await world.call(null).public.shop.info()).toEqual({
    contact: { phone: '', whatsapp: '', viber: '', mapUrl: '', address: '', openingHours: '' },
    deliveryRules: DEFAULT_REGION_RULES,
    minimumOrderCents: 0,
    timeZone: 'Europe/Belgrade',
    today: '2026-11-18',
    hour: 9,
  });
});

test('the admin changes one group at a time; guests see what is theirs to see, never the bank account', async () => {
  const world = openWorld();
  const admin = world.call(givenUser(world, 'admin', { name: 'Shefi' })).admin;
  await admin.settings.update({
    group: 'seller',
    values: { name: 'Furnizo Sh.p.k.', bankAccount: '1234567890' },
  });
  const shop = { cutoffHour: 10, minimumOrderCents: 2000, closedDates: ['2026-11-28'] };
  const changed = await admin.settings.update({ group: 'shop', values: shop });
  expect(changed).toMatchObject({ seller: { name: 'Furnizo Sh.p.k.' }, shop });
  expect(await admin.settings.get()).toEqual(changed);
  const info = await world.call(null).public.shop.info();
  expect(info).toMatchObject({
    minimumOrderCents: 2000,
    deliveryRules: { closedDates: ['2026-11-28'] },
  });
  expect(info.deliveryRules.weekdays[1]).toMatchObject({ isOpen: true, cutoffHour: 10 });
  expect(JSON.stringify(info)).not.toContain('1234567890');
  expect(world.events).toContainEqual({ type: 'settings' });
  const entries = readAudit(world);
  expect(entries.map((entry) => [entry.action, entry.actorName])).toEqual([
    ['settings.updated', 'Shefi'],
    ['settings.updated', 'Shefi'],
  ]);
  expect(entries[1]?.details).toMatchObject({
    group: 'shop',
    changes: { cutoffHour: { from: 12, to: 10 } },
  });
});

test.each([
  { group: 'shop', values: { cutoffHour: 25 } },
  { group: 'shop', values: { timeZone: 'Europe/Atlantis' } },
  { group: 'shop', values: { closedDates: ['2026-02-30'] } },
  { group: 'contact', values: { mapUrl: 'javascript:alert(1)' } },
  { group: 'nothing', values: {} },
])('settings that cannot be are rejected: %j', async (update) => {
  const world = openWorld();
  const admin = world.call(givenUser(world, 'admin')).admin;
  await expect(admin.settings.update(update as never)).rejects.toMatchObject({ code: 'BAD_REQUEST' });
});
