import { expect, inject } from 'vitest';
import { openOffice, toast } from './admin/admin-scenes.ts';
import { expectAccessible } from './expect-accessible.ts';
import { journey as anyJourney, phone } from './journey.ts';
import { openShop, type Shop } from './shop-server.ts';
import { asPerson, placeOrders, readShop, send } from './staff-scenes.ts';

const DAYS = 45;

const SET_DATE = `const now = Date.now; let off = 0;
  Date.now = () => now() + off;
  process.on('SIGUSR2', () => { off = off ? 0 : ${DAYS * 86_400_000}; });`;

const journey = anyJourney.extend('shop', { scope: 'file' }, async ({}, { onCleanup }): Promise<Shop> => {
  const preload = `data:text/javascript,${encodeURIComponent(SET_DATE)}`;
  const shop = await openShop(inject('shopTemplate'), { NODE_OPTIONS: `--import=${preload}` }, 'bundle');
  onCleanup(shop.close);
  return shop;
});

const setDate = (shop: Shop) => process.kill(shop.pid ?? 0, 'SIGUSR2');

const issuedDays = (shop: Shop, orderId: number) =>
  readShop(shop, (db) =>
    db.prepare('SELECT issued_on FROM documents WHERE order_id = ?').pluck().all(orderId),
  );

journey(
  'the office is asked at once when the date leaps, and confirms it once',
  async ({ shop, page, visit }) => {
    const [order] = await placeOrders(shop, { customers: [1], products: 2 });
    const orderId = order?.orderId ?? 0;
    await openOffice(page, shop, 'tab=overview');
    const asked = page.getByRole('alert').filter({ hasText: 'Ora e kompjuterit u ndryshua: sot është' });
    setDate(shop);
    await asked.waitFor();
    await asPerson(shop, 'admin@furnizo.test', (office) =>
      send(office, shop, 'PUT', '/api/orders/update-status', {
        order_id: orderId,
        delivery_status: 'E Nisur',
      }),
    );
    expect(issuedDays(shop, orderId)).toEqual([]);
    await page.goto('/secret-dashboard/documents?view=unissued');
    await page.getByText('administratori duhet ta konfirmojë').first().waitFor();
    await asked.waitFor();
    await expectAccessible(page);

    setDate(shop);
    // An open office looks at the clock every half minute.
    await asked.waitFor({ state: 'detached', timeout: 60_000 });
    setDate(shop);
    await asked.waitFor();
    const { page: hand } = await visit(phone);
    await openOffice(hand, shop, 'tab=overview');
    await hand.getByRole('button', { name: 'Po, data është e saktë' }).click();
    await toast(hand, 'Data u konfirmua').waitFor();
    await asked.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Lësho ato që mund të lëshohen' }).click();
    await expect.poll(() => issuedDays(shop, orderId), { timeout: 10_000 }).toHaveLength(1);
    const day = new Date(Date.now() + DAYS * 86_400_000).toISOString().slice(0, 7);
    expect(String(issuedDays(shop, orderId)[0])).toMatch(new RegExp(`^${day}`));
  },
);
