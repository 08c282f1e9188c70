import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { DEFAULT_TIME_ZONE, toLocalDate } from '#shared/dates/shop-dates.ts';
import { confirmDeparture, openStopOf } from './driver/driver-scenes.ts';
import { desk, journey, phone } from './journey.ts';
import { chooseDriver, chooseStatus, openPanel } from './staff-scenes.ts';
import { chooseFirstDay } from './storefront/storefront-scenes.ts';

type Placed = { readonly result: { readonly data: { readonly id: number; readonly deliverDate: string } } };

async function logIn(page: Page, email: string): Promise<void> {
  await page.goto('/login');
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel(/^Fjalëkalimi( \*)?$/).fill('furnizo-demo');
  await page.getByRole('main').getByRole('button', { name: 'Hyr' }).click();
}

async function signUpAndOrder(page: Page): Promise<{ orderId: number; deliverDate: string }> {
  await page.goto('/');
  await page
    .getByRole('link', { name: 'Shiko Produktet' })
    .first()
    .or(page.getByRole('link', { name: 'Shiko pastiçerinë' }))
    .first()
    .click();
  await page.waitForURL('**/category/pasticeri');
  await page.getByRole('button', { name: 'Shto në shportë' }).first().click();
  await page.waitForURL('**/login**');
  await page.getByRole('link', { name: 'Regjistrohu' }).click();
  await page.getByRole('textbox', { name: 'Emri' }).fill('Furra e Provës');
  await page.getByRole('textbox', { name: 'Telefoni' }).fill('044 777 123');
  await page.getByRole('textbox', { name: 'Adresa' }).fill('Rr. Adem Jashari 5, Lipjan');
  await page.getByRole('textbox', { name: 'Email' }).fill('prova@furnizo.test');
  await page.getByLabel(/^Fjalëkalimi( \*)?$/).fill('nje-fjalekalim-i-gjate');
  await page.getByLabel(/^Konfirmo fjalëkalimin/).fill('nje-fjalekalim-i-gjate');
  await page.getByRole('main').getByRole('button', { name: 'Regjistrohu' }).click();
  await page.getByText('Regjistrimi me sukses!').waitFor();
  await page.getByText('Produkti u shtua ne shport').first().waitFor();
  await page.getByRole('link', { name: /SHPORTA/ }).click();
  const confirm = page.getByRole('button', { name: 'Konfirmo Porosinë' });
  await expect.poll(() => confirm.isDisabled()).toBe(true);
  await chooseFirstDay(page);
  const placed = page.waitForResponse((response) => response.url().includes('customer.orders.place'));
  await confirm.click();
  const answer = (await (await placed).json()) as Placed | Placed[];
  await page.getByRole('heading', { name: 'Porosia u konfirmua!' }).waitFor();
  const [first] = [answer].flat();
  if (!first) throw new Error('Nothing was answered.');
  const { id, deliverDate } = first.result.data;
  await page.getByText(`Porosia nr. ${id}`).waitFor();
  return { orderId: id, deliverDate };
}

async function prepare(page: Page, orderId: number): Promise<void> {
  await logIn(page, 'stocker@furnizo.test');
  await page.waitForURL('**/stocker-dashboard**');
  const order = page.getByRole('article', { name: `Porosia ${orderId}` });
  await order.getByText('Stock i pakonfirmuar').waitFor();
  const panel = await openPanel(page, orderId);
  await panel.getByText('Stock: 0/1').waitFor();
  await panel.getByRole('button', { name: 'Konfirmo të gjitha' }).click();
  await panel.getByText('Stock: 1/1').waitFor();
  await chooseDriver(panel, orderId, 1);
  await page.getByText('Shoferi u caktua me sukses').waitFor();
  await panel.getByRole('button', { name: 'Shëno E Pergaditur' }).click();
  await page.getByText('Statusi u përditësua me sukses').waitFor();
}

async function pack(page: Page, orderId: number): Promise<void> {
  await logIn(page, 'packer@furnizo.test');
  await page.waitForURL('**/package-dashboard**');
  const order = page.getByRole('article', { name: `Porosia #${orderId}` });
  await order.getByRole('button', { name: `Hap porosinë #${orderId}` }).click();
  await order.getByRole('button', { name: /^Statusi i prodhimit/ }).click();
  await page.getByRole('menuitemradio', { name: 'E Prodhuar' }).click();
  await order.getByText('1/1 të prodhuara').waitFor();
}

async function deliver(page: Page, orderId: number, deliverDate: string): Promise<Buffer> {
  await logIn(page, 'driver1@furnizo.test');
  await page.waitForURL('**/driver-dashboard**');
  const [year, month, day] = deliverDate.split('-');
  await page.getByRole('textbox', { name: 'Data' }).fill(`${day}.${month}.${year}`);
  await page.getByRole('textbox', { name: 'Data' }).press('Enter');
  await openStopOf(page, { orderId });
  const stop = page.getByRole('region', { name: `Porosia ${orderId}` });
  await stop.getByRole('button', { name: 'Nis', exact: true }).click();
  // In the morning the first available day is today, which departs without a question.
  if (deliverDate !== toLocalDate(Date.now(), DEFAULT_TIME_ZONE)) await confirmDeparture(page);
  await stop.getByText('Tani: E Nisur').waitFor();
  await chooseStatus(stop, orderId, 'E Realizuar');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Paguar plotësisht/ })
    .click();
  await stop.getByText('Tani: E Realizuar').waitFor();
  const download = page.waitForEvent('download');
  await stop.getByRole('button', { name: /^Shkarko (Profaturën|Faturen)$/ }).click();
  const chunks: Buffer[] = [];
  for await (const chunk of await (await download).createReadStream()) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks);
}

journey('an order goes from signup to the door through every pair of hands', async ({ visit }) => {
  const customer = await visit(desk);
  const { orderId, deliverDate } = await signUpAndOrder(customer.page);
  const stocker = await visit(desk);
  await prepare(stocker.page, orderId);
  const packer = await visit(desk);
  await pack(packer.page, orderId);
  const driver = await visit(phone);
  const invoice = await deliver(driver.page, orderId, deliverDate);
  expect(invoice.subarray(0, 5).toString()).toBe('%PDF-');
  await customer.page.getByRole('link', { name: 'Shiko porositë' }).click();
  await customer.page
    .getByText(/E Realizuar/i)
    .first()
    // Each action of the driver is delayed by 10 s.
    .waitFor({ timeout: 45_000 });
});
