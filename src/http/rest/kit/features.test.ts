import { expect, test } from 'vitest';
import { featureOfRow } from '#shared/feature-list.ts';
import { givenUser } from '#testing/builders.ts';
import { readAudit } from '#testing/read-audit.ts';
import { loginAs } from '#testing/rest-client.ts';
import { openWorld } from '#testing/world.ts';

test('a switch hides the rows of its part and no others', () => {
  const hidden = ['/suppliers', '/suppliers/{id}/products', '/purchasing/check', '/products/{id}/cost'];
  expect(hidden.map(featureOfRow)).toEqual(hidden.map(() => 'purchasing'));
  const others = ['/products/{id}', '/admin/reports/sales', '/suppliers-of-others', '/stock'];
  expect(others.map(featureOfRow)).toEqual(others.map(() => undefined));
});

test('it is a boolean of the settings, off in a new shop, and every change is on record', async () => {
  const world = openWorld();
  const admin = await loginAs(world, givenUser(world, 'admin'));
  const { settings } = (await admin.get('/api/admin/settings')).body;
  expect(settings).toMatchObject({
    purchasing: false,
    showExpected: false,
    overDelivery: 5,
    minMargin: 10,
  });
  for (const wrong of [{ purchasing: 'po' }, { overDelivery: 101 }, { minMargin: -1 }, { lots: true }]) {
    expect((await admin.put('/api/admin/settings', wrong)).status, JSON.stringify(wrong)).toBe(400);
  }
  expect(await world.call(null).public.firm.features()).toEqual([]);
  const on = await admin.put('/api/admin/settings', { purchasing: true, minMargin: 12.5 });
  expect(on.body.settings).toEqual({ ...settings, purchasing: true, minMargin: 12.5 });
  expect(await world.call(null).public.firm.features()).toEqual(['purchasing']);
  await admin.put('/api/admin/settings', { cutoffHour: 10 });
  expect((await admin.get('/api/admin/settings')).body.settings.purchasing).toBe(true);
  expect(readAudit(world).map(({ details }) => details)).toContainEqual({
    group: 'features',
    changes: { purchasing: { from: false, to: true } },
  });
});
