import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { desk, journey } from '#testing/e2e/journey.ts';
import { asPerson, readShop, send } from '#testing/e2e/staff-scenes.ts';
import { eventually, listProducts, openAsCustomer, openCheckout } from './storefront-scenes.ts';

const hrefs = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((links) => links.map((link) => link.getAttribute('href')));

journey('the home has three slides, three categories, values, voices and ways to call', async ({ visit }) => {
  const { page } = await visit(desk);
  await page.goto('/');
  await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('sq');
  await expect.poll(() => page.getByRole('button', { name: /^Shfaq: / }).count()).toBe(3);
  const categories = ['pasticeri', 'paketime', 'ambalazhe'].map((key) => `/category/${key}`);
  await expect.poll(() => hrefs(page, '.hero-slide a')).toEqual(categories);
  for (const slide of await page.locator('.hero-slide').all()) {
    expect(await slide.locator('h1, h2').textContent()).not.toBe('');
    expect(await slide.locator('p').textContent()).not.toBe('');
  }
  const tiles = page.getByRole('heading', { name: 'Kategoritë' }).locator('..').getByRole('link');
  expect(await tiles.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual(
    categories,
  );
  for (const [place, name] of ['Pastiçeri', 'Paketime', 'Ambalazhe'].entries()) {
    const tile = tiles.nth(place);
    await tile.hover();
    await tile.getByText(name).waitFor();
    await tile.getByText('Shiko Produktet').waitFor();
    await expect.poll(() => tile.locator('img').count()).toBe(1);
  }
  for (const value of ['Cilësi premium', 'Dorëzim brenda 24–48 orëve', 'Shërbim i besueshëm'])
    await page.getByRole('heading', { name: value }).waitFor();
  await expect.poll(() => page.locator('figure blockquote').count()).toBe(3);
  const contact = page.getByRole('heading', { name: 'Na kontaktoni' }).locator('../..');
  await expect.poll(() => contact.locator('a[href^="tel:+383"]').count()).toBe(1);
  await contact.getByRole('link', { name: 'WhatsApp' }).waitFor();
  await contact.getByRole('link', { name: 'Viber' }).waitFor();
  await contact.getByRole('link', { name: 'Na gjeni në hartë' }).waitFor();
  await expect
    .poll(() => contact.getByRole('link', { name: 'Regjistrohu' }).getAttribute('href'))
    .toBe('/signup');
});

journey('header, bottom bar and forms of a guest have their links and fields', async ({ visit }) => {
  const { page } = await visit(desk);
  await page.goto('/search');
  const header = page.getByRole('navigation', { name: 'Navigimi kryesor' });
  await header.getByRole('link', { name: 'Hyr' }).waitFor();
  await expect
    .poll(() => header.getByRole('link').allInnerTexts())
    .toEqual(['BALLINA', 'KERKO PRODUKTE', 'SHPORTA', 'Hyr']);
  await expect
    .poll(() => page.getByRole('main').getByRole('searchbox').getAttribute('placeholder'))
    .toBe('Kerko produkte...');
  await page.route('**/trpc/*catalog.search*', () => {});
  await page.getByRole('main').getByRole('searchbox').fill('kuti');
  const skeletons = page.getByRole('status', { name: 'Duke u ngarkuar…' }).locator(':scope > *');
  await eventually(() => skeletons.count()).toBe(4);
  await page.setViewportSize({ width: 639, height: 740 });
  const bar = page.getByRole('navigation', { name: 'Navigimi i shpejtë' });
  await expect
    .poll(() => bar.getByRole('link').allInnerTexts())
    .toEqual(['Ballina', 'Kërko', 'Shporta', 'Porositë', 'Hyr']);
  await page.goto('/login');
  const main = page.getByRole('main');
  for (const field of ['Email', 'Fjalëkalimi']) await main.getByLabel(field, { exact: true }).waitFor();
  await main.getByRole('link', { name: 'Regjistrohu' }).click();
  for (const field of ['Emri', 'Telefoni', 'Adresa', 'Email', 'Fjalëkalimi', 'Konfirmo fjalëkalimin'])
    await main
      .getByRole('textbox', { name: field })
      .or(main.getByLabel(new RegExp(`^${field}( \\*)?$`)))
      .first()
      .waitFor();
  await expect.poll(() => main.getByLabel(/^Email/).getAttribute('type')).toBe('email');
  await expect.poll(() => main.getByRole('combobox', { name: /^Regjioni/ }).inputValue()).toBe('1');
  for (const address of ['/cart', '/secret-dashboard']) {
    await page.goto(address);
    await page.waitForURL((url) => url.pathname === '/login' && url.searchParams.get('from') === address);
  }
});

journey(
  'a category loads in eight skeletons, one to four columns, its panel in sight',
  async ({ visit, shop }) => {
    const { page } = await visit(desk);
    const answered = Promise.withResolvers<void>();
    await page.route('**/trpc/*byCategory*', async (route) => {
      await answered.promise;
      await route.continue();
    });
    await page.goto('/search');
    await page.getByRole('main').getByRole('link', { name: 'Ambalazhe' }).click();
    const skeletons = page.getByRole('status', { name: 'Duke u ngarkuar…' }).locator(':scope > *');
    await eventually(() => skeletons.count()).toBe(8);
    const asked = page.waitForResponse(/byCategory/);
    answered.resolve();
    expect(decodeURIComponent((await asked).url())).toContain('"limit":12');
    await page.unroute('**/trpc/*byCategory*');
    await page.getByRole('article').first().waitFor();
    const columns = () =>
      page
        .locator('.shelf-cards')
        .evaluate((grid) => getComputedStyle(grid).gridTemplateColumns.split(' ').length);
    const seen = [];
    for (const width of [360, 640, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      seen.push(await columns());
    }
    expect(seen).toEqual([1, 2, 3, 4]);
    const panel = page.getByRole('complementary', { name: 'Filtrat' });
    expect(
      await panel.evaluate((box) => [getComputedStyle(box).position, getComputedStyle(box).top]),
    ).toEqual(['sticky', '84px']);
    await expect.poll(() => panel.getByRole('checkbox').count()).toBe(5);
    for (const label of ['Alumini', 'Plastike', 'Lugë', 'Pirun', 'Set'])
      await panel.getByLabel(label).waitFor();
    await panel.getByLabel('Set').check();
    await page.waitForURL(/sub=Set/);
    await page.getByRole('link', { name: 'Paketime' }).first().click();
    await page.waitForURL((url) => url.pathname === '/category/paketime' && url.search === '');
    for (const label of ['Pizza', 'Hamburger', 'Sandwich', 'Samun/Pide', 'Leter', 'Torte', 'Mbajtese'])
      await panel.getByLabel(label).waitFor();
    await page.goto('/category/pasticeri');
    for (const label of [
      'Tedore Filling',
      'Tedore Glazur',
      'Tedore Krem',
      'Tedore Miell',
      'Tedore Ice Cream',
    ])
      await panel.getByLabel(label).waitFor();
    for (const label of ['Master Martini', 'Dekorime', 'Tjera']) await panel.getByLabel(label).waitFor();
    const [product] = await listProducts(page, shop, 'pasticeri');
    await asPerson(shop, 'admin@furnizo.test', (office) =>
      send(office, shop, 'PUT', '/api/products/discount', { id: product!.id, discount_percentage: 20 }),
    );
    await page.goto(`/search?q=${encodeURIComponent(product!.name)}`);
    const card = page.getByRole('article').filter({ hasText: product!.name }).first();
    await card.getByRole('img', { name: 'Zbritje 20%' }).waitFor();
    await expect.poll(() => card.locator('s, del').count()).toBe(1);
    await expect.poll(() => card.innerText()).toMatch(/\d,\d\d\s€[\s\S]*\d,\d\d\s€/);
    await expect.poll(() => card.locator('img').count()).toBe(1);
  },
);

journey('cart, checkout and orders have the words and parts that were asked for', async ({ visit, shop }) => {
  const { page } = await visit(desk);
  await openAsCustomer(page, shop, '/cart', 5);
  await expect.poll(() => page.getByRole('link', { name: 'Fillo Blerjen' }).getAttribute('href')).toBe('/');
  await page.getByRole('heading', { name: 'Rekomandime' }).waitFor();
  const { id, name, description } = readShop(shop, (db) =>
    db
      .prepare(
        "SELECT id, name, description FROM products WHERE stock > 20 AND description <> '' AND region_ids IS NULL LIMIT 1",
      )
      .get(),
  ) as { id: number; name: string; description: string };
  await openCheckout(page, shop, id);
  const line = page
    .getByRole('article')
    .filter({ has: page.getByRole('button', { name: `Hiqe ${name} nga shporta` }) });
  await line.getByText(description).waitFor();
  await expect.poll(() => line.locator('img').count()).toBe(1);
  await line.getByRole('textbox', { name: `Sasia: ${name}` }).waitFor();
  await expect.poll(() => line.innerText()).toMatch(/\d,\d\d\s€/);
  await page.getByText('Produkte', { exact: false }).first().waitFor();
  await page.getByText('Dorëzimi nuk bëhet gjatë fundjavës.').waitFor();
  await page.getByText('Para në dorëzim').waitFor();
  await expect.poll(() => page.getByRole('link', { name: 'Vazhdo blerjen' }).getAttribute('href')).toBe('/');
  const answered = Promise.withResolvers<void>();
  await page.route('**/trpc/customer.orders.place?*', async (route) => {
    await answered.promise;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Konfirmo Porosinë' }).click();
  await page.getByRole('button', { name: 'Procesimi...' }).waitFor();
  answered.resolve();
  await page.getByRole('heading', { name: 'Porosia u konfirmua!' }).waitFor();
  await page.getByText('Do t’ju kontaktojmë për ta konfirmuar porosinë.').waitFor();
  const [{ id: orderId }] = (await send(page, shop, 'GET', '/api/orders/order')).orders;
  await page.goto('/porosite');
  await page.getByRole('heading', { name: 'Porositë e Mia' }).waitFor();
  const order = page.getByRole('article', { name: `Porosia nr. ${orderId}` });
  await order.getByText(/^Krijuar më \d\d\.\d\d\.\d{4}/).waitFor();
  expect(
    await order.getByRole('list', { name: 'Ecuria e porosisë' }).getByRole('listitem').allInnerTexts(),
  ).toEqual(
    ['E Procesuar', 'E Pergaditur', 'E Nisur', 'E Realizuar'].map((step) => expect.stringContaining(step)),
  );
  await expect.poll(() => order.innerText()).toMatch(/1\s×\s\d+,\d\d/);
  for (const label of ['Data e dorëzimit', 'Totali']) await order.getByText(label, { exact: true }).waitFor();
  await asPerson(shop, 'admin@furnizo.test', (office) =>
    send(office, shop, 'PUT', '/api/orders/update-status', {
      order_id: orderId,
      delivery_status: 'E Anuluar',
    }),
  );
  await page.goto(`/porosite/${orderId}`);
  await page.getByText('E Anuluar').first().waitFor();
  expect(await page.getByRole('list', { name: 'Ecuria e porosisë' }).count()).toBe(0);
});
