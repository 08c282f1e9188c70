import type { Locator, Page } from 'playwright-core';
import { expect, onTestFinished } from 'vitest';
import { customerOf, expectFocus, openDesk, productsOf } from './call-agent/call-agent-scenes.ts';
import { confirmDeparture, handoverLink, openStopOf, paper } from './driver/driver-scenes.ts';
import { desk, journey, phone } from './journey.ts';
import { cardOf, openTable, setStatus } from './packer/packer-scenes.ts';
import type { Shop } from './shop-server.ts';
import {
  chooseDriver,
  dayAfter,
  expectBooksBalance,
  logInAs,
  openPanel,
  readShop,
  statusChip,
  statusOf,
  typed,
} from './staff-scenes.ts';

const orderCount = Number(process.env['DAY_ORDERS'] ?? 2);
const driverCode = 4;

class Delays {
  readonly #taken = new Map<string, number[]>();

  async until(screen: string, shown: Promise<unknown>): Promise<void> {
    const startedAt = performance.now();
    await shown;
    const taken = performance.now() - startedAt;
    this.#taken.set(screen, [...(this.#taken.get(screen) ?? []), taken]);
  }

  print(): void {
    for (const [screen, taken] of this.#taken) {
      const sorted = taken.toSorted((a, b) => a - b);
      const median = sorted[Math.floor(sorted.length / 2)]!;
      process.stdout.write(
        `${screen}: ${sorted.length} changes, median ${Math.round(median)} ms, slowest ${Math.round(sorted.at(-1)!)} ms\n`,
      );
    }
  }
}

async function search(page: Page, orderId: number): Promise<void> {
  const box = page.getByRole('main').getByRole('searchbox').first();
  await box.fill(String(orderId));
  await page.waitForURL((url) => url.searchParams.get('q') === String(orderId));
  // The number may be part of a phone number.
  const rows = page.getByRole('main').getByRole('article');
  await expect.poll(() => rows.count(), { timeout: 30_000 }).toBeLessThanOrEqual(4);
}

async function findRow(page: Page, orderId: number): Promise<Locator> {
  await search(page, orderId);
  const row = page.locator(`[data-order="${orderId}"]`).first();
  await row.waitFor();
  return row;
}

function countOpenOrders(shop: Shop): number {
  const found = readShop(shop, (db) =>
    db
      .prepare(
        "SELECT COUNT(*) AS orders FROM orders WHERE status NOT IN ('E Realizuar', 'E Anuluar') AND driver_id = (SELECT id FROM users WHERE driver_code = ?)",
      )
      .get(driverCode),
  ) as { orders: number };
  return found.orders;
}

type Call = {
  readonly number: number;
  readonly goods: readonly { readonly code: string }[];
  readonly date: string;
};

async function takeCall(page: Page, shop: Shop, { number, goods, date }: Call): Promise<number> {
  const customer = customerOf(shop, number);
  await page.keyboard.press('F2');
  await page.keyboard.type(customer.phone.replace('+383 ', '0').replaceAll(' ', '-'));
  await page.keyboard.press('Enter');
  await expectFocus(page, 'call-products');
  for (const product of goods) {
    await page.keyboard.type(product.code.toLowerCase());
    await page.keyboard.press('Enter');
    await page.keyboard.type('2');
    await page.keyboard.press('Enter');
  }
  await page.keyboard.press('Enter');
  await expectFocus(page, 'call-date');
  await page.keyboard.type(typed(date));
  const placed = page.waitForResponse((answer) => answer.url().includes('callAgent.orders.place'));
  await page.keyboard.press('Control+Enter');
  const [{ result }] = [await (await placed).json()].flat();
  return result.data.id ?? result.data.orderId;
}

journey(
  'six roles work one day at once, and every screen follows',
  { timeout: 180_000 + orderCount * 60_000 },
  async ({ shop, visit }) => {
    const date = dayAfter(23);
    const delays = new Delays();
    onTestFinished(() => delays.print());
    // Enough stock for all: sold-out products would not be found again.
    const goods = productsOf(shop, 2, 60 + 2 * orderCount);
    const { page: agent } = await visit(desk);
    const { page: stocker } = await visit({ viewport: { width: 1280, height: 800 } });
    const { page: packer } = await visit({ viewport: { width: 1024, height: 768 } });
    const { page: driver } = await visit(phone);
    const { page: office } = await visit(desk);
    const { page: customer } = await visit(phone);
    await openDesk(agent, shop);
    await logInAs(stocker, shop, 'stocker@furnizo.test');
    await stocker.goto(`/stocker-dashboard?by=delivery&date=${date}`);
    await openTable(packer, shop, `/package-dashboard?date=${date}&by=delivery`);
    await logInAs(driver, shop, `driver${driverCode}@furnizo.test`);
    await driver.goto(`/driver-dashboard?date=${date}`);
    await logInAs(office, shop, 'admin@furnizo.test');
    await office.goto('/secret-dashboard/orders');
    await logInAs(customer, shop, 'customer1@furnizo.test');
    await customer.goto('/porosite');
    for (const page of [stocker, driver, office, customer]) await page.waitForLoadState('networkidle');

    // The demo has some old open orders.
    const leftOver = countOpenOrders(shop);
    const orders: number[] = [];
    for (let n = 0; n < orderCount; n += 1) {
      const orderId = await takeCall(agent, shop, { number: (n % 20) + 1, goods, date });
      orders.push(orderId);
      await Promise.all([
        delays.until('placed → warehouse', stocker.locator(`[data-order="${orderId}"]`).waitFor()),
        delays.until('placed → packing table', cardOf(packer, orderId).waitFor()),
        delays.until('placed → office', office.locator(`[data-order="${orderId}"]`).first().waitFor()),
        ...(n % 20 === 0
          ? [delays.until('placed → customer', customer.getByText(`nr. ${orderId}`).first().waitFor())]
          : []),
      ]);
    }
    for (const [index, orderId] of orders.entries()) {
      await findRow(stocker, orderId);
      const panel = await openPanel(stocker, orderId);
      await panel.getByRole('button', { name: 'Konfirmo të gjitha' }).click();
      await panel.getByText('Stock: 2/2').waitFor();
      await chooseDriver(panel, orderId, driverCode);
      await delays.until(
        'assigned → driver',
        driver.getByText(`${leftOver + index + 1} për dorëzim`, { exact: true }).waitFor(),
      );
      await openStopOf(driver, { orderId });
      await panel.getByRole('button', { name: 'Shëno E Pergaditur' }).click();
      await delays.until(
        'prepared → driver',
        paper(driver, { orderId, products: [] }).getByRole('button', { name: 'Nis', exact: true }).waitFor(),
      );
      await stocker.keyboard.press('Escape');
    }
    for (const orderId of orders) {
      const card = cardOf(packer, orderId);
      await search(packer, orderId);
      await card.getByRole('button', { name: `Hap porosinë #${orderId}` }).click();
      for (const product of goods) await setStatus(packer, card, product.name, 'E Prodhuar');
      await card.getByText('2/2 të prodhuara').waitFor();
    }
    await driver.getByRole('button', { name: `Nis të gjitha (${orders.length})` }).click();
    await confirmDeparture(driver);
    for (const orderId of orders) {
      await expect.poll(() => statusOf(shop, orderId), { timeout: 60_000 }).toBe('E Nisur');
      await findRow(office, orderId);
      await delays.until(
        'left → office',
        statusChip(office.getByRole('main'), orderId).filter({ hasText: 'E Nisur' }).waitFor(),
      );
    }
    for (const orderId of orders) {
      await findRow(office, orderId);
      await openStopOf(driver, { orderId });
      await handoverLink(driver, { orderId, products: [] }).click();
      await driver.getByLabel('Emri i pranuesit').fill('Zana');
      await driver.getByRole('button', { name: 'Përfundo dorëzimin' }).click();
      await expect.poll(() => statusOf(shop, orderId), { timeout: 60_000 }).toBe('E Realizuar');
      await delays.until(
        'delivered → office',
        statusChip(office.getByRole('main'), orderId).filter({ hasText: 'E Realizuar' }).waitFor(),
      );
      await driver.goto(`/driver-dashboard?date=${date}`);
    }
    for (const [page, orderId] of orders.flatMap((id) => [[office, id] as const, [stocker, id] as const])) {
      await (await findRow(page, orderId)).filter({ hasText: 'E Realizuar' }).waitFor();
    }
    const doubled = readShop(shop, (db) =>
      db.prepare('SELECT order_id FROM deliveries GROUP BY order_id HAVING COUNT(*) > 1').all(),
    );
    expect(doubled).toEqual([]);
    expectBooksBalance(shop);
  },
);
