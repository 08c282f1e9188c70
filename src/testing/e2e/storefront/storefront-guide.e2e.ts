import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { desk, journey, phone } from '#testing/e2e/journey.ts';
import { placeOrders, send } from '#testing/e2e/staff-scenes.ts';
import { eventually, openAsCustomer, quantityOf, setStock } from './storefront-scenes.ts';

const rowOf = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });

const linesOf = async (page: Page) =>
  (await page.evaluate(async () => (await fetch('/api/cart')).json())).length as unknown;

async function productIn(page: Page, place: number): Promise<{ id: number; name: string }> {
  const rows = page
    .locator('main li')
    .filter({ has: page.locator('a[href^="/product/"]') })
    .filter({ hasNot: page.getByRole('button', { name: /^Më lajmëro/ }) });
  const link = rows.nth(place).locator('a[href^="/product/"]').first();
  const id = Number((await link.getAttribute('href'))?.split('/').at(-1));
  return { id, name: (await link.innerText()).replaceAll('\u00a0', ' ') };
}

journey(
  'the guide fills the cart at once and takes it back; who waits for a product hears of it, on both devices',
  async ({ visit, shop }) => {
    const { page, troubles } = await visit(phone);
    troubles.expect(/ERR_INTERNET_DISCONNECTED/);
    await placeOrders(shop, { customers: [6], products: 12 });
    await openAsCustomer(page, shop, '/blerjet', 6);
    await page.getByRole('button', { name: /^Lajmet: \d+ / }).click();
    await page.getByRole('dialog', { name: 'Lajmet' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Lajmet', exact: true }).waitFor();
    const [gone, there] = [await productIn(page, 0), await productIn(page, 1)];

    await page.getByRole('searchbox', { name: 'Kërko në këtë listë' }).fill(there.name);
    await page.getByRole('button', { name: 'Shto produktin' }).dblclick();
    await page.getByText('1 produkt u shtua në shportë').waitFor();
    await page.getByRole('button', { name: 'Kthe' }).click();
    await eventually(() => linesOf(page)).toBe(0);
    await page.getByRole('searchbox', { name: 'Kërko në këtë listë' }).fill('');

    await setStock(shop, gone.id, 0);
    const row = rowOf(page, gone.name);
    await row.getByRole('button', { name: `Më lajmëro kur të vijë: ${gone.name}` }).click();
    await page.getByText('Ju lajmërojmë te këmbanëza').waitFor();
    await page.setViewportSize(desk.viewport);
    const label = row.locator('[aria-pressed=true] .mantine-Button-label', { hasText: /\w/ });
    expect(await label.evaluate((words) => words.scrollWidth - words.clientWidth)).toBe(0);
    await page.setViewportSize(phone.viewport);
    await page.getByRole('button', { name: /^Shto të gjitha/ }).click();
    // More than ten products need confirmation.
    const question = page.getByRole('dialog', { name: /^Të shtohen \d+ produkte\?$/ });
    await question.getByText(/rreth [\d.]+,\d\d\s€/).waitFor();
    expect(await linesOf(page)).toBe(0);
    await question.getByRole('button', { name: 'Shto në shportë' }).click();
    const left = page.getByRole('dialog', { name: 'Disa produkte nuk u shtuan' });
    await left.getByText('nuk ka më në stok').first().waitFor();
    await left.getByRole('button', { name: 'Mbyll' }).last().click();

    const star = page.getByRole('button', { name: `Shëno me yll: ${there.name}`, exact: true });
    await page.context().setOffline(true);
    await star.click();
    await page
      .getByText(/rrjet|Network/)
      .first()
      .waitFor();
    await star.waitFor();
    await page.context().setOffline(false);

    const { page: other } = await visit(phone);
    await openAsCustomer(other, shop, '/faturat', 6);
    await setStock(shop, gone.id, 25);
    await other.getByRole('button', { name: 'Lajmet: 1 e palexuar' }).waitFor();
    await page.getByRole('button', { name: /^Lajmet: 1 / }).click();
    await page.getByRole('link', { name: `${gone.name} erdhi përsëri.` }).waitFor();
    await other.getByRole('button', { name: 'Lajmet', exact: true }).waitFor();
  },
);

journey('codes become a cart and a list, which is put in order with the keyboard', async ({ page, shop }) => {
  await openAsCustomer(page, shop, '/porosi-e-shpejte', 7);
  const { products } = await send(page, shop, 'GET', '/api/products/category/paketime?limit=2');
  const [first, second]: { name: string; code: string }[] = products;
  const field = page.getByLabel('Kodet dhe sasitë');
  await field.fill(`${first?.code} 2\n${second?.code};3\nZZ-999 4`);
  await page.getByText('Kodi „ZZ-999” nuk ekziston.').waitFor();
  await page.getByRole('button', { name: 'Ruaj si listë' }).click();
  await page.getByLabel('Emri i listës').fill('E hëna');
  await page.getByRole('button', { name: 'Krijo listën' }).click();
  await page.getByText('Lista „E hëna” u krijua').waitFor();
  await page.reload();
  await expect.poll(() => field.inputValue()).toContain('ZZ-999');
  await page.getByRole('button', { name: 'Shto të gjitha (2)' }).click();
  await page.getByText('2 produkte u shtuan në shportë').waitFor();

  await page.getByRole('link', { name: 'Blerjet e mia' }).first().click();
  await page.getByRole('button', { name: 'E hëna' }).click();
  await quantityOf(page, first?.name ?? '').waitFor();
  await page.getByRole('button', { name: 'Rendit dhe ndrysho' }).click();
  const names = () => page.getByRole('button', { name: /^Zhvendos: / }).allInnerTexts();
  const handles = page.getByRole('button', { name: /^Zhvendos: / });
  await handles.first().waitFor();
  const before = await handles.first().getAttribute('aria-label');
  await handles.first().focus();
  const moved = page.waitForResponse('**/trpc/customer.lists.move*');
  for (const key of ['Space', 'ArrowDown', 'Space']) {
    await page.keyboard.press(key);
    await page
      .getByText(key === 'Space' ? /u mor\.|është në vendin/ : 'është në vendin 2 nga 2')
      .first()
      .waitFor({ state: 'attached' });
  }
  await eventually(() => handles.last().getAttribute('aria-label')).toBe(before);
  expect(await names()).toHaveLength(2);
  // The screen shows the new order before the server has it.
  await moved;
  await page.reload();
  await page.getByRole('button', { name: 'Rendit dhe ndrysho' }).click();
  await eventually(() => handles.last().getAttribute('aria-label')).toBe(before);

  // On a phone handle, name, quantity and bin are one row.
  await page.setViewportSize({ width: 360, height: 740 });
  const edited = page.getByRole('listitem').filter({ has: handles }).first();
  await eventually(async () => (await edited.boundingBox())?.height).toBeLessThan(75);
});

journey('codes typed while others go into the cart are not lost', async ({ page, shop }) => {
  await openAsCustomer(page, shop, '/porosi-e-shpejte', 8);
  const { products } = await send(page, shop, 'GET', '/api/products/category/paketime?limit=1');
  const field = page.getByLabel('Kodet dhe sasitë');
  await field.fill(`${products[0].code} 2`);
  const [asked, answered] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  await page.route('**/trpc/customer.cart.fill*', async (route) => {
    asked.resolve();
    await answered.promise;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Shto produktin' }).click();
  await asked.promise;
  await field.press('Control+End');
  await page.keyboard.type('\nZZ-999 4');
  answered.resolve();
  await page.getByText('1 produkt u shtua në shportë').waitFor();
  await page.getByText('Kodi „ZZ-999” nuk ekziston.').waitFor();
  expect(await field.inputValue()).toContain('ZZ-999 4');
});

journey(
  'typed codes wait for who typed them and are not shown to the next customer',
  async ({ shop, visit }) => {
    const { page, troubles } = await visit();
    troubles.expect(/401/);
    await openAsCustomer(page, shop, '/porosi-e-shpejte', 9);
    const field = page.getByLabel('Kodet dhe sasitë');
    await field.fill('ZZ-999 4');
    for (const [customer, typed] of [
      [10, ''],
      [9, 'ZZ-999 4'],
    ] as const) {
      await page.context().clearCookies();
      await page.reload();
      await page.getByText('Sesioni skadoi').waitFor();
      await page.getByLabel('Email').fill(`customer${customer}@furnizo.test`);
      await page.getByLabel('Fjalëkalimi').fill('furnizo-demo');
      await page.keyboard.press('Enter');
      await field.waitFor();
      expect(await field.inputValue()).toBe(typed);
    }
  },
);

journey('five products of the guide stand on the first screen of a small phone', async ({ page, shop }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openAsCustomer(page, shop, '/blerjet', 1);
  const rows = page.locator('main li').filter({ has: page.getByRole('button', { name: /^Shto \d/ }) });
  await rows.nth(5).waitFor();
  const menu = await page.getByRole('navigation').last().boundingBox();
  const fifth = await rows.nth(4).boundingBox();
  expect((fifth?.y ?? 0) + (fifth?.height ?? 0)).toBeLessThanOrEqual(menu?.y ?? 0);
  await page.getByRole('button', { name: 'Zgjidh disa' }).filter({ visible: true }).click();
  const [box, card] = [
    await rows.first().getByRole('checkbox').boundingBox(),
    await rows.first().boundingBox(),
  ];
  expect(box?.y).toBeGreaterThan(card?.y ?? Number.NaN);
  expect(box?.x).toBeGreaterThan(card?.x ?? Number.NaN);
  expect(await rows.first().getByRole('button', { name: /yll/ }).count()).toBe(0);
  // An open order is one line.
  await placeOrders(shop, { customers: [1], products: 1 });
  await page.goto('/');
  const open = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: /^nr\. \d+$/ }) });
  await open.first().waitFor();
  expect((await open.first().boundingBox())?.height).toBeLessThan(60);
});
