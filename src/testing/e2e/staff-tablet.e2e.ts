import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { givenStops, handoverLink, openDay } from './driver/driver-scenes.ts';
import { overflowOf } from './expect-accessible.ts';
import { journey, phone } from './journey.ts';
import { dayAfter, logInAs, placeOrders } from './staff-scenes.ts';

const tablets = [
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
] as const;

const screens: readonly (readonly [email: string, addresses: readonly string[]])[] = [
  ['stocker@furnizo.test', ['orders&show=pending', 'stock', 'stock&mode=count', 'agenda'].map(stocker)],
  ['packer@furnizo.test', ['orders', 'orders&view=products', 'clients&customer=15'].map(packer)],
  ['agent@furnizo.test', ['/call-center-dashboard']],
  ['admin@furnizo.test', ['products', 'orders', 'users', 'overview', 'audit', 'settings'].map(office)],
];

function stocker(query: string): string {
  return `/stocker-dashboard?tab=${query}`;
}

function packer(query: string): string {
  return `/package-dashboard?tab=${query}`;
}

function office(query: string): string {
  return `/secret-dashboard?tab=${query}`;
}

for (const [email, addresses] of screens) {
  journey(`the sections of ${email} fit a tablet, upright and turned`, async ({ shop, visit }) => {
    const { page } = await visit({ viewport: tablets[0] });
    await logInAs(page, shop, email);
    for (const address of addresses) {
      await page.goto(address);
      await page.getByRole('navigation').getByRole('link').first().waitFor();
      await page.waitForLoadState('networkidle');
      await expectFit(page, address);
      const sections = page.getByRole('navigation').getByRole('link');
      expect(await sections.evaluateAll(countsOverIcons)).toEqual([]);
      await expectLargeTextFits(page, address);
    }
  });
}

journey('the stops of a driver fit a tablet, upright and turned', async ({ shop, visit }) => {
  const date = dayAfter(40);
  const [first] = await givenStops(shop, date, [1, 2]);
  const { page } = await visit({ viewport: tablets[0] });
  await openDay(page, shop, date);
  await handoverLink(page, first!).waitFor();
  await expectFit(page, 'the day');
});

journey(
  'drivers to choose from open beside their order at the foot of a phone too',
  async ({ shop, visit }) => {
    const date = dayAfter(41);
    await placeOrders(shop, { customers: [1, 2, 3, 4, 5], products: 1, date });
    const { page } = await visit(phone);
    await logInAs(page, shop, 'stocker@furnizo.test');
    await page.goto(`/stocker-dashboard?by=delivery&date=${date}`);
    for (const place of [3, 4]) {
      await page
        .getByRole('article')
        .nth(place)
        .getByLabel(/^Shoferi i porosisë/)
        .click();
      await page.getByRole('option').first().waitFor();
      await page.keyboard.press('Escape');
      await page.getByRole('option').first().waitFor({ state: 'hidden' });
    }
  },
);

journey('eleven rows stand on a tablet, with targets for gloved hands', async ({ shop, visit }) => {
  const date = dayAfter(42);
  const customers = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13];
  await placeOrders(shop, { customers, products: 2, date });
  const lists = [
    ['stocker@furnizo.test', `/stocker-dashboard?by=delivery&date=${date}`, 'article[data-order]'],
    ['stocker@furnizo.test', '/stocker-dashboard/stock', 'tbody tr'],
    ['packer@furnizo.test', `/package-dashboard?by=delivery&date=${date}`, 'article'],
  ] as const;
  for (const [email, address, row] of lists) {
    const { page } = await visit({ viewport: tablets[1], hasTouch: true, isMobile: true });
    await logInAs(page, shop, email);
    await page.goto(address);
    const rows = page.getByRole('main').locator(row);
    await rows.first().waitFor();
    await expect.poll(() => countWhole(rows), { message: address }).toBeGreaterThanOrEqual(11);
    for (const viewport of tablets) {
      await page.setViewportSize(viewport);
      await expect.poll(() => smallTargets(page), { message: `${address} ${viewport.width}` }).toEqual([]);
    }
  }
});

function countsOverIcons(links: Element[]): string[] {
  const covered = links.filter((link) => {
    const icon = link.querySelector('svg')!.getBoundingClientRect();
    const count = link.querySelector('.mantine-Badge-root')?.getBoundingClientRect();
    return count && count.left < icon.right && count.top < icon.bottom;
  });
  return covered.map((link) => link.textContent);
}

function countWhole(rows: Locator): Promise<number> {
  return rows.evaluateAll(
    (all) => all.filter((row) => row.getBoundingClientRect().bottom <= window.innerHeight).length,
  );
}

/** Buttons, fields and checkboxes (with their labels) lower than 44 px. */
function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const targets = document.querySelectorAll<HTMLInputElement | HTMLButtonElement>(
      'button, input, select, [data-order-link]',
    );
    return [...targets]
      .filter((target) => target.checkVisibility())
      .map((target) => {
        const parts = [target, ...(target.labels ?? [])];
        const height = Math.max(...parts.map((part) => part.getBoundingClientRect().height));
        return [height, target.getAttribute('aria-label') ?? target.textContent] as const;
      })
      .filter(([height]) => height > 0 && height < 43.5)
      .map(([height, name]) => `${Math.round(height)} px: ${name}`);
  });
}

async function expectFit(page: Page, name: string): Promise<void> {
  for (const viewport of tablets) {
    await page.setViewportSize(viewport);
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
    // Rotation may take longer on a busy machine.
    await expect
      .poll(() => unfit(page), { timeout: 30_000, message: `${name} at ${viewport.width} px` })
      .toEqual([]);
  }
}

async function expectLargeTextFits(page: Page, name: string): Promise<void> {
  const style = await page.addStyleTag({ content: 'html { font-size: 200% !important }' });
  for (const viewport of [
    { width: 360, height: 740 },
    { width: 1280, height: 800 },
  ]) {
    await page.setViewportSize(viewport);
    await expect
      .poll(() => overflowOf(page), {
        message: `${name} with large text at ${viewport.width} px`,
      })
      .toBeLessThanOrEqual(0);
  }
  await style.evaluate((element) => element.parentNode?.removeChild(element));
}

function unfit(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const root = document.documentElement;
    const sideways = root.scrollWidth > root.clientWidth ? [`${root.scrollWidth} px wide`] : [];
    const squeezed = [...document.querySelectorAll<HTMLElement>('main *')].filter(
      (element) =>
        [...element.childNodes].some((node) => node.nodeType === 3 && (node.textContent ?? '').length > 8) &&
        element.checkVisibility() &&
        element.clientWidth > 1 &&
        element.clientWidth < 30,
    );
    return [...sideways, ...squeezed.map((element) => element.textContent ?? '')];
  });
}
