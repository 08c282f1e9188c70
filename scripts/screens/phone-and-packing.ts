import type { Page } from 'playwright-core';
import type { Screen } from './screen.ts';

const agent = 'agent@furnizo.test';
const packer = 'packer@furnizo.test';

async function takeOrder(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Numri i telefonit ose emri' }).fill('044 030 101');
  await page.keyboard.press('Enter');
  const find = page.getByRole('searchbox', { name: 'Kërko produkte' });
  for (const [code, quantity] of [
    ['TF-001', '5'],
    ['TF-003', '2'],
    ['TF-005', '3'],
  ] as const) {
    await find.fill(code);
    await page.keyboard.press('Enter');
    await page.keyboard.type(quantity);
    await page.keyboard.press('Enter');
  }
  await page.getByText('3 artikuj').first().waitFor();
  await page
    .getByRole('button', { name: /^(e )?(hënë|martë|mërkurë|enjte|premte)/ })
    .first()
    .click();
  await find.fill('kuti');
  await page.getByText('Në stok').first().waitFor();
  await find.press('ArrowDown');
  await page.waitForLoadState('networkidle');
}

async function parkCall(page: Page): Promise<void> {
  await takeOrder(page);
  await page.keyboard.press('F9');
  await page.getByRole('textbox', { name: 'Numri i telefonit ose emri' }).fill('furra');
  await page.keyboard.press('Enter');
  await page.getByRole('list', { name: 'Klientët e gjetur' }).waitFor();
}

async function openOrder(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^Hap porosinë/ })
    .nth(1)
    .click();
  await page
    .getByRole('button', { name: /^Statusi i prodhimit/ })
    .first()
    .click();
  await page.getByRole('menuitemradio', { name: 'E Prodhuar' }).click();
  await page.waitForLoadState('networkidle');
}

async function openCustomer(page: Page): Promise<void> {
  await page.getByRole('searchbox', { name: 'Kërko klientin' }).fill('Ëmbëlsia');
  await page
    .getByRole('list', { name: 'Klientët' })
    .getByRole('button', { name: /Ëmbëlsia/ })
    .click();
  await page.getByRole('heading', { name: /Ëmbëlsia/ }).waitFor();
  await page.waitForLoadState('networkidle');
}

export const phoneAndPackingScreens: readonly Screen[] = [
  { name: 'call-agent-order', who: agent, path: '/call-center-dashboard', prepare: takeOrder },
  {
    name: 'call-agent-order-dark',
    who: agent,
    path: '/call-center-dashboard',
    scheme: 'dark',
    prepare: takeOrder,
  },
  {
    name: 'call-agent-orders',
    who: agent,
    path: '/call-center-dashboard',
    prepare: async (page) => {
      await page
        .getByRole('heading', { name: 'Porosit sipas dates' })
        .evaluate((title) => title.scrollIntoView());
    },
  },
  {
    name: 'call-agent-draft',
    who: agent,
    path: '/call-center-dashboard',
    only: 360,
    prepare: async (page) => {
      await takeOrder(page);
      await page
        .getByRole('heading', { name: 'Përmbledhje e Porosisë' })
        .evaluate((title) => title.scrollIntoView());
    },
  },
  { name: 'call-agent-parked', who: agent, path: '/call-center-dashboard', prepare: parkCall },
  {
    name: 'call-agent-keys',
    who: agent,
    path: '/call-center-dashboard',
    only: 1440,
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Shkurtoret' }).click();
      await page.getByRole('dialog').getByText('Parko thirrjen').waitFor();
    },
  },
  { name: 'packer-orders', who: packer, path: '/package-dashboard', prepare: openOrder },
  { name: 'packer-orders-dark', who: packer, path: '/package-dashboard', scheme: 'dark', prepare: openOrder },
  {
    name: 'packer-products',
    who: packer,
    path: '/package-dashboard?view=products',
    prepare: async (page) => page.getByRole('row').nth(1).waitFor(),
  },
  { name: 'packer-clients', who: packer, path: '/package-dashboard?tab=clients', prepare: openCustomer },
];
