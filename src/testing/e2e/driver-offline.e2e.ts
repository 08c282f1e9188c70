import { expect } from 'vitest';
import { givenStops, openDay, signatureOf, stop } from './driver-scenes.ts';
import { journey, phone } from './journey.ts';
import { dayAfter, expectBooksBalance, statusOf } from './staff-scenes.ts';

journey(
  'the day goes on without a network: it is read, changed, and sent when the network is back',
  async ({ shop, visit }) => {
    const date = dayAfter(32);
    const [first, second] = await givenStops(visit, shop, date, [3, 4]);
    const { page, troubles } = await visit(phone);
    troubles.expect(
      /ERR_INTERNET_DISCONNECTED|ERR_FAILED|ERR_NETWORK|unknown error occurred when fetching the script/,
    );
    await openDay(page, shop, date);
    await stop(page, first!).waitFor();
    const toDeliver = page.getByText(/^\d+ për dorëzim$/);
    const before = await toDeliver.textContent();
    await page.context().setOffline(true);
    await page.getByText('Nuk ka lidhje me internetin').waitFor();
    await stop(page, first!).getByRole('button', { name: 'Realizuar' }).click();
    await stop(page, first!).getByText('Pret rrjetin').waitFor();
    await stop(page, second!).getByRole('button', { name: 'Dorëzimi te dera' }).click();
    await page.getByLabel('Emri i pranuesit').fill('Zana');
    await page.getByRole('button', { name: 'Përfundo dorëzimin' }).click();
    await stop(page, second!).getByText('Pret rrjetin').waitFor();
    await page.getByText('E Realizuar').first().waitFor();
    expect(statusOf(shop, first!.orderId)).toBe('E Nisur');
    await page.getByText('2 ndryshime presin rrjetin').waitFor();
    // What is done but unsent is no longer to be delivered.
    expect(await toDeliver.textContent()).toBe(`${Number.parseInt(before ?? '', 10) - 2} për dorëzim`);
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain('Zana');
    await page.getByRole('banner').getByRole('button', { name: 'Dilni' }).click();
    await page.getByText('2 ndryshime ende nuk janë dërguar').waitFor();
    await page.getByRole('button', { name: 'Qëndro' }).click();
    await page.context().setOffline(false);
    await expect.poll(() => statusOf(shop, first!.orderId), { timeout: 20_000 }).toBe('E Realizuar');
    await expect.poll(() => statusOf(shop, second!.orderId), { timeout: 30_000 }).toBe('E Realizuar');
    await stop(page, second!).getByText('Pret rrjetin').waitFor({ state: 'hidden' });
    expect(signatureOf(shop, second!.orderId).receiver_name).toBe('Zana');
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('furnizo.tab.outbox'))).toBeNull();
    expectBooksBalance(shop);
  },
);

journey(
  'a page that is loaded again without a network still sends what was done at the door and counted',
  async ({ shop, visit }) => {
    const date = dayAfter(36);
    const [order] = await givenStops(visit, shop, date, [5]);
    const { page, troubles } = await visit({ ...phone, serviceWorkers: 'allow' });
    troubles.expect(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|ERR_NETWORK|when fetching the script/);
    page.on('dialog', (dialog) => void dialog.accept());
    await openDay(page, shop, date);
    await stop(page, order!).waitFor();
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.reload();
    await stop(page, order!).waitFor();
    const today = dayAfter(0);
    await page.goto(`/driver-dashboard?view=cash&date=${today}`);
    await page.getByText('Pritet').waitFor();
    await page.context().setOffline(true);
    await page.getByLabel('Sa para keni numëruar? (€)').fill('12,50');
    await page.getByRole('button', { name: 'Ruaje numërimin' }).click();
    await page.getByText('Numërimi prej 12,50 € pret rrjetin.').waitFor();
    await page.context().setOffline(false);
    await page.getByText('Numërimi u ruajt').waitFor();
    await page.goto(`/driver-dashboard?date=${date}`);
    await stop(page, order!).waitFor();
    await page.context().setOffline(true);
    await stop(page, order!).getByRole('button', { name: 'Dorëzimi te dera' }).click();
    await page.getByLabel('Emri i pranuesit').fill('Zana');
    await page.getByRole('button', { name: 'Përfundo dorëzimin' }).click();
    await page.getByText('1 ndryshim pret rrjetin').waitFor();
    await page.reload();
    await page.getByText('Lista hapet vetë sapo të kthehet lidhja.').waitFor();
    await page.getByText('1 ndryshim pret rrjetin').waitFor();
    await page.context().setOffline(false);
    await expect.poll(() => statusOf(shop, order!.orderId), { timeout: 30_000 }).toBe('E Realizuar');
    await stop(page, order!).getByText('pranoi Zana').waitFor();
    expect(signatureOf(shop, order!.orderId).receiver_name).toBe('Zana');
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('furnizo.tab.outbox'))).toBeNull();
  },
);
