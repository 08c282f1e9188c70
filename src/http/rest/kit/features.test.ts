import { expect, test } from 'vitest';
import { restRows } from '#http/rest/rest-rows.ts';
import { featureOfRow } from '#shared/feature-list.ts';
import { ROLES } from '#shared/roles.ts';
import { givenProduct, givenUser } from '#testing/builders.ts';
import { givenAllFeatures } from '#testing/given-features.ts';
import { givenOrder } from '#testing/given-orders.ts';
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

const hiddenRows = restRows.filter(({ url }) => featureOfRow(url) !== undefined);

test('a row of a part that is off is not there for its roles, before the input is looked at', async () => {
  expect(hiddenRows.length).toBeGreaterThan(20);
  const world = openWorld();
  const off = { status: 404, body: { error: 'Feature off', message: 'Kjo pjesë nuk është e ndezur.' } };
  const broken = { headers: { 'content-type': 'application/json' }, payload: '{"name":' };
  for (const role of [null, ...ROLES]) {
    const caller = await loginAs(world, role && givenUser(world, role));
    for (const { method, url, roles } of hiddenRows) {
      const answer = await caller.send({
        method,
        url: `/api${url.replaceAll(/\{\w+\}/g, 'x')}?unknown=1`,
        ...(method === 'GET' ? {} : broken),
      });
      const isAdmitted = role !== null && roles.includes(role);
      const expected = role === null ? { status: 401 } : isAdmitted ? off : { status: 403 };
      expect(answer, `${role} ${method} ${url}`).toMatchObject(expected);
    }
  }
});

/** With `bought`, of a shop that used every feature and switched it off again. */
async function givenDay({ bought }: { readonly bought: boolean }) {
  const world = openWorld();
  const actors = ROLES.map((role, at) =>
    givenUser(world, role, {
      name: role,
      email: `${role}@example.test`,
      phone: `04412300${at}`,
      address: 'Rr. 1',
      ...(role === 'driver' ? { driverCode: 3 } : {}),
    }),
  );
  const [boss, customer] = (['admin', 'customer'] as const).map((role) => actors[ROLES.indexOf(role)]!);
  const product = givenProduct(world, { name: 'Miell', code: 'M-25', stock: 30 });
  const soldOut = givenProduct(world, { name: 'Krem', code: 'KR-1', stock: 0 });
  const orderId = await givenOrder(world, customer!, [[product, 2]]);
  if (bought) {
    await givenAllFeatures(world, boss);
    const office = await loginAs(world, boss!);
    const made = [
      await office.put('/api/admin/settings', { showExpected: true }),
      await office.post('/api/suppliers', { name: 'Mulliri' }),
      await office.post('/api/purchasing/orders', {
        supplier_id: 1,
        expected_on: '2026-11-25',
        lines: [{ product_id: soldOut, quantity: 4, net_price: 2 }],
      }),
      await office.post('/api/purchasing/orders/1/send', {}),
      await office.put('/api/admin/settings', { purchasing: false, showExpected: false }),
    ];
    for (const { status, body } of made) expect([200, 201], JSON.stringify(body)).toContain(status);
  }
  return { world, actors, ids: { orderId, product } };
}

test('switched off again, every other row answers byte for byte as in a shop that never used it', async () => {
  const [never, once] = [await givenDay({ bought: false }), await givenDay({ bought: true })];
  const shown = restRows.filter(
    ({ method, url }) => method === 'GET' && featureOfRow(url) === undefined && !url.includes('audit'),
  );
  let answered = 0;
  for (const [at, actor] of never.actors.entries()) {
    const [one, other] = [await loginAs(never.world, actor), await loginAs(once.world, once.actors[at]!)];
    for (const { url, roles } of shown.filter((row) => row.roles.includes(actor.role))) {
      const { orderId, product } = never.ids;
      const address = `/api${url.replaceAll(/\{(\w+)\}/g, (_all, name: string) => (/order/.test(name) ? `${orderId}` : name === 'category' ? 'pasticeri' : name === 'driver_nr' ? '3' : `${product}`))}`;
      const [before, after] = [await one.get(address), await other.get(address)];
      expect([after.status, after.body], `${actor.role} ${url} ${roles}`).toEqual([
        before.status,
        before.body,
      ]);
      if (before.status === 200 && before.body) answered += 1;
    }
  }
  expect(answered).toBeGreaterThan(60);
});

test('the description leaves out the rows of a part that is off', async () => {
  const world = openWorld();
  const admin = await loginAs(world, givenUser(world, 'admin'));
  const paths = async () => Object.keys((await admin.get('/api/openapi.json')).body.paths).join('\n');
  expect(await paths()).not.toMatch(/purchasing|suppliers/);
  await admin.put('/api/admin/settings', { purchasing: true });
  expect(await paths()).toMatch(/\/purchasing\/check/);
});
