import type { Page } from 'playwright-core';
import type { Screen } from './screen.ts';

const stocker = 'stocker@furnizo.test';
const driver = 'driver7@furnizo.test';

function nextDelivery(): string {
  const day = new Date(Date.now() + 86_400_000);
  while (day.getUTCDay() % 6 === 0) day.setUTCDate(day.getUTCDate() + 1);
  return day.toISOString().slice(0, 10);
}

const press = (name: string | RegExp) => async (page: Page) => {
  await page.getByRole('button', { name }).first().click();
  await page.waitForLoadState('networkidle');
};

async function openFirst(page: Page): Promise<void> {
  await page.locator('[data-order] a').first().click();
  await page.waitForLoadState('networkidle');
}

async function openAdding(page: Page): Promise<void> {
  await openFirst(page);
  await press('Shto Produkt')(page);
  await page.getByRole('list', { name: 'Rezultatet' }).getByRole('button').first().click();
}

async function openHandover(page: Page): Promise<void> {
  const handoverLink = page.getByRole('link', { name: /^Dorëzimi te dera/ }).first();
  const start = page.getByRole('button', { name: 'Nis', exact: true }).first();
  await handoverLink.or(start).first().waitFor();
  // Nothing can be delivered before the van has departed.
  if (!(await handoverLink.isVisible())) await start.click();
  await handoverLink.click();
  await press(/^Zvogëlo sasinë/)(page);
}

async function receive(page: Page): Promise<void> {
  await press('Prano mall')(page);
  const find = page.getByRole('textbox', { name: 'Kodi ose emri i produktit' });
  await find.fill('TF-014');
  await find.press('Enter');
  await find.fill('kuti');
  await page.getByRole('option', { name: /^Kuti/ }).first().waitFor();
}

async function count(page: Page): Promise<void> {
  const fields = page.getByRole('textbox', { name: /^Sasia e numëruar/ });
  await fields.nth(0).fill('120');
  await fields.nth(2).fill('85');
}

export const warehouseAndRoadScreens: readonly Screen[] = [
  {
    name: 'stocker-orders',
    who: stocker,
    path: '/stocker-dashboard?show=pending',
    prepare: async (page) =>
      page
        .getByRole('checkbox', { name: /^Zgjidh porosinë/ })
        .first()
        .waitFor(),
  },
  {
    name: 'stocker-orders-dark',
    who: stocker,
    path: '/stocker-dashboard?show=pending',
    scheme: 'dark',
    prepare: async (page) =>
      page
        .getByRole('checkbox', { name: /^Zgjidh porosinë/ })
        .first()
        .check(),
  },
  {
    name: 'stocker-order',
    who: stocker,
    path: '/stocker-dashboard?show=pending',
    prepare: openFirst,
  },
  { name: 'stocker-add-product', who: stocker, path: '/stocker-dashboard?show=pending', prepare: openAdding },
  {
    name: 'stocker-picking',
    who: stocker,
    path: '/stocker-dashboard?show=pending',
    prepare: async (page) => {
      await page.getByRole('checkbox', { name: /^Zgjidh të gjitha/ }).check();
      await press('Lista e mbledhjes')(page);
      await page
        .getByRole('checkbox', { name: /e mbledhur$/ })
        .first()
        .check();
    },
  },
  {
    name: 'stocker-stock',
    who: stocker,
    path: '/stocker-dashboard?tab=stock',
    prepare: async (page) =>
      page
        .getByRole('button', { name: /^Rregullo Stokun/ })
        .first()
        .waitFor(),
  },
  { name: 'stocker-receive', who: stocker, path: '/stocker-dashboard?tab=stock', prepare: receive },
  { name: 'stocker-count', who: stocker, path: '/stocker-dashboard?tab=stock&mode=count', prepare: count },
  {
    name: 'stocker-ledger',
    who: stocker,
    path: '/stocker-dashboard?tab=stock',
    prepare: async (page) => {
      await press(/^Lëvizjet e stokut/)(page);
      await page
        .getByRole('dialog')
        .getByText(/nr\. \d/)
        .first()
        .waitFor();
    },
  },
  {
    name: 'stocker-agenda',
    who: stocker,
    path: `/stocker-dashboard?tab=agenda&date=${nextDelivery()}`,
    prepare: async (page) => {
      await press('Hysni Zeka')(page);
      await page.getByRole('region', { name: 'Hysni Zeka' }).evaluate((block) => {
        scrollTo(0, block.getBoundingClientRect().top + scrollY - 80);
      });
    },
  },
  {
    name: 'driver-day',
    who: driver,
    path: `/driver-dashboard?date=${nextDelivery()}`,
    prepare: async (page) => page.getByRole('button', { name: 'Nis', exact: true }).first().waitFor(),
  },
  {
    name: 'driver-day-dark',
    who: driver,
    path: `/driver-dashboard?date=${nextDelivery()}`,
    scheme: 'dark',
    only: 360,
    prepare: async (page) => {
      const open = page.getByRole('button', { name: 'Nis', exact: true }).first();
      await open.scrollIntoViewIfNeeded();
      await open.click();
      await page.getByRole('button', { name: /^Kthe/ }).waitFor();
    },
  },
  { name: 'driver-load', who: driver, path: `/driver-dashboard/load?date=${nextDelivery()}` },
  {
    name: 'driver-handover',
    who: driver,
    path: `/driver-dashboard?date=${nextDelivery()}`,
    prepare: openHandover,
  },
  {
    name: 'driver-cash',
    who: driver,
    path: '/driver-dashboard/cash',
    prepare: async (page) => page.getByLabel('Sa para keni numëruar? (€)').fill('166,01'),
  },
];
