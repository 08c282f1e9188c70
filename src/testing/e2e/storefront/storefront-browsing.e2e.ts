import { expect } from 'vitest';
import { expectAccessible } from '#testing/e2e/expect-accessible.ts';
import { desk, journey, phone } from '#testing/e2e/journey.ts';
import { asPerson, logInAs, send } from '#testing/e2e/staff-scenes.ts';
import { eventually, listProducts, pathOfPicture, reject, SIZES } from './storefront-scenes.ts';

const viewports = { phone, desk };

journey('the home page turns its slides by dots, and a hero link leads to its category', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expect
    .poll(() => page.getByRole('heading', { name: 'Gjithçka për pastiçerinë tuaj' }).isVisible())
    .toBe(true);
  await page.getByRole('button', { name: 'Shfaq: Paketime që shesin vetë' }).click();
  await page.getByRole('heading', { name: 'Paketime që shesin vetë' }).waitFor();
  await page.getByRole('link', { name: 'Shiko paketimet' }).click();
  await page.waitForURL('**/category/paketime');
  await expect.poll(() => page.title()).toBe('Paketime – Furnizo');
});

journey('slides turn by themselves every six seconds, but not under the pointer', async ({ visit }) => {
  const { page } = await visit({ ...desk, reducedMotion: 'no-preference' });
  await page.clock.install();
  await page.goto('/');
  const first = page.getByRole('heading', { name: 'Gjithçka për pastiçerinë tuaj' });
  const second = page.getByRole('heading', { name: 'Paketime që shesin vetë' });
  await first.waitFor();
  await page.clock.runFor(6500);
  await second.waitFor();
  await second.hover();
  await page.clock.runFor(30_000);
  await expect.poll(() => second.isVisible()).toBe(true);
});

journey('featured products are asked for only when they are scrolled near', async ({ page }) => {
  let asked = 0;
  await page.route('**/trpc/*featured*', (route) => {
    asked += 1;
    return route.continue();
  });
  await page.setViewportSize({ width: 1440, height: 500 });
  await page.goto('/');
  await page.getByRole('heading', { name: 'Kategoritë' }).waitFor();
  await page.waitForLoadState('networkidle');
  expect(asked).toBe(0);
  await page.getByRole('heading', { name: 'Produktet e zgjedhura' }).scrollIntoViewIfNeeded();
  await page
    .getByRole('heading', { name: 'Produktet e zgjedhura' })
    .locator('..')
    .getByRole('article')
    .first()
    .waitFor();
  expect(asked).toBe(1);
});

for (const size of SIZES) {
  journey(
    `the home has every block, for who has ordered below their own, and all that is featured (${size})`,
    async ({ visit, shop }) => {
      const { page } = await visit(viewports[size]);
      await logInAs(page, shop, 'customer1@furnizo.test');
      const products = await listProducts(page, shop, 'pasticeri');
      await asPerson(shop, 'admin@furnizo.test', async (office) => {
        const { products: all } = await send(office, shop, 'GET', '/api/products');
        const plain = new Set(
          all
            .filter((product: { isFeatured: boolean }) => !product.isFeatured)
            .map(({ id }: { id: number }) => id),
        );
        for (const { id } of products.filter((product) => plain.has(product.id)).slice(0, 14)) {
          await send(office, shop, 'PATCH', `/api/products/${id}`);
        }
      });
      const featured: readonly unknown[] = await send(page, shop, 'GET', '/api/products/featured');
      await page.goto('/');
      await page.getByRole('heading', { level: 1, name: 'Porosia juaj e radhës' }).waitFor();
      const blocks = [
        page.getByRole('heading', { name: 'Porosia e fundit' }),
        page.getByLabel('Ofertat kryesore'),
        page.getByRole('heading', { name: 'Kategoritë' }),
        page.getByRole('heading', { name: 'Produktet e zgjedhura' }),
        page.getByRole('heading', { name: 'Çfarë thonë klientët' }),
        page.getByRole('heading', { name: 'Na kontaktoni' }),
      ];
      // Blocks rendered later push those below them down.
      await expect
        .poll(async () => {
          const places = await Promise.all(blocks.map(async (block) => (await block.boundingBox())?.y ?? 0));
          return places.every((y, at) => y > (places[at - 1] ?? 0));
        })
        .toBe(true);
      await expect.poll(() => page.getByRole('heading', { level: 1 }).count()).toBe(1);
      await expect.poll(() => page.getByText('Shiko Produktet').count()).toBe(3);
      const shown = blocks[3]!.locator('..').getByRole('article');
      await expect
        .poll(
          async () => {
            await blocks[3]!.locator('..').evaluate((block) => block.scrollIntoView({ block: 'end' }));
            return shown.count();
          },
          { timeout: 30_000 },
        )
        .toBe(featured.length);
      expect(featured.length).toBeGreaterThan(12);
    },
  );

  journey(
    `a category is narrowed, kept in the address and told to be at its end (${size})`,
    async ({ visit }) => {
      const { page } = await visit(viewports[size]);
      await page.goto('/category/paketime');
      await page.getByRole('article').first().waitFor();
      if (size === 'phone') {
        await page.getByRole('button', { name: 'Filtrat' }).click();
        const panel = page.getByRole('dialog');
        await panel.getByLabel('Pizza').check();
        expect(await page.evaluate(() => getComputedStyle(document.body).overflow)).toBe('hidden');
        await page.mouse.click(355, 300);
        await panel.waitFor({ state: 'hidden' });
        await page.getByRole('button', { name: 'Filtrat (1)' }).waitFor();
      } else {
        await page.getByRole('complementary').getByLabel('Pizza').check();
      }
      await page.waitForURL('**/category/paketime?sub=Pizza');
      await page.getByText('Keni arritur në fund të listës së produkteve.').scrollIntoViewIfNeeded();
      const count = await page.getByRole('article').count();
      await page.getByRole('button', { name: 'Hiqe filtrin Pizza' }).click();
      await eventually(() => page.getByRole('article').count()).toBeGreaterThan(count);
      expect(new URL(page.url()).search).toBe('');
    },
  );
}

journey('the list goes on by itself, and "back" returns to the same place', async ({ page, shop }) => {
  const products = await listProducts(page, shop, 'pasticeri');
  await page.goto('/category/pasticeri');
  await page.getByRole('article').first().waitFor();
  await eventually(async () => {
    await page.mouse.wheel(0, 3000);
    return page.getByRole('article').count();
  }).toBe(products.length);
  const last = page.getByRole('article').last();
  await last.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  expect(before).toBeGreaterThan(500);
  await last.getByRole('link').click();
  await page.waitForURL('**/product/*');
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await eventually(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before - 50);
});

journey('a guest who goes back sees no price that guests may no longer see', async ({ page, shop }) => {
  const hide = (hidesPrices: boolean) =>
    asPerson(shop, 'admin@furnizo.test', (office) =>
      send(office, shop, 'PUT', '/api/admin/settings', { hidesPrices }),
    );
  await page.clock.install();
  await page.goto('/category/pasticeri');
  const products = page.getByRole('article');
  await products.first().getByText('€').first().waitFor();
  await products.first().getByRole('link').first().click();
  await page.waitForURL('**/product/*');
  await hide(true);
  await page.clock.fastForward('00:10');
  await page.goBack();
  await products.first().getByText('Kyçuni për çmimin').waitFor();
  await page.goForward();
  await page.getByText('Kyçuni për çmimin').first().waitFor();
  await hide(false);
});

journey('pictures are fetched when they come within 200 px of what is seen', async ({ visit }) => {
  const { page } = await visit({ viewport: { width: 1440, height: 700 }, serviceWorkers: 'block' });
  await page.goto('/category/pasticeri');
  await page.getByRole('article').first().waitFor();
  const picturesBelow = () =>
    page.locator('article img').evaluateAll((images) =>
      images.flatMap((image) => {
        const { top } = image.getBoundingClientRect();
        const distance = top - window.innerHeight;
        return distance > 0 ? [{ distance, isFetched: image.hasAttribute('src') }] : [];
      }),
    );
  await eventually(async () => (await picturesBelow()).length).toBeGreaterThan(0);
  const isRight = async () =>
    (await picturesBelow()).every(({ distance, isFetched }) => isFetched === distance <= 200);
  await eventually(isRight).toBe(true);
  await page.evaluate(() => window.scrollTo(0, 300));
  await eventually(isRight).toBe(true);
  const seen = page.locator('article img').first();
  expect(await seen.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});

journey('a category that can’t be read says so and is there after another try', async ({ page }) => {
  let fails = true;
  await page.route('**/trpc/*byCategory*', (route) =>
    fails ? reject(route, 400, { error: 'x', message: 'Sot nuk lexohet.' }) : route.continue(),
  );
  await page.goto('/category/paketime?sub=Pizza');
  await page.getByText('Ka ndodhur një gabim').waitFor();
  await page.getByText('Sot nuk lexohet.').waitFor();
  fails = false;
  await page.getByRole('button', { name: 'Provo Përsëri' }).click();
  await page.getByRole('article').first().waitFor();
});

for (const size of SIZES) {
  journey(`search answers as one types, without diacritics, ten at a time (${size})`, async ({ visit }) => {
    const { page } = await visit(viewports[size]);
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('catalog.search')) asked.push(request.url());
    });
    await page.goto('/search');
    const box = page.getByRole('searchbox');
    await box.fill('   ');
    await box.fill('kuti');
    await page.waitForURL('**/search?q=kuti');
    await page.getByRole('article').first().waitFor();
    expect(asked.filter((url) => !decodeURIComponent(url).includes('"kuti"'))).toEqual([]);
    await expect.poll(() => page.locator('mark').first().textContent()).toMatch(/^kuti$/i);
    await box.fill('cokollat');
    await eventually(() => page.locator('mark').first().textContent()).toMatch(/^çokollat$/i);
    await page.goto('/search?q=e');
    await eventually(() => page.getByRole('article').count()).toBe(10);
    await page.getByRole('button', { name: 'Shfaqe me shume' }).click();
    await eventually(() => page.getByRole('article').count()).toBeGreaterThan(10);
  });
}

journey(
  'a clear typo is corrected at once, and searched as it stands when that is meant',
  async ({ page }) => {
    await page.goto('/search?q=cokolladde');
    await page.getByText('Rezultate për çokollatë').waitFor();
    await page.getByRole('article').first().waitFor();
    await page.getByRole('button', { name: 'Kërko pikërisht „cokolladde”' }).click();
    await page.getByText('No products found for "cokolladde"').waitFor();
    await page
      .getByRole('button', { name: /okollat/i })
      .first()
      .click();
    await page.getByRole('article').first().waitFor();
  },
);

journey('a product has a page of its own', async ({ page, shop }) => {
  const [product] = await listProducts(page, shop, 'ambalazhe');
  await page.goto(`/product/${product?.id}`);
  await page.getByRole('heading', { level: 1, name: product?.name ?? '' }).waitFor();
  await page.getByText('Çmimi pa TVSH').waitFor();
  await expect.poll(() => page.title()).toBe(`${product?.name} – Furnizo`);
});

journey('a product or category that is not there says so and leads on', async ({ visit }) => {
  const { page, troubles } = await visit(phone);
  troubles.expect(/^404: .*\/(product|category)\//);
  for (const url of ['/product/999999', '/product/abc']) {
    expect((await page.goto(url))?.status()).toBe(404);
    await page.getByRole('heading', { level: 1, name: 'Produkti nuk u gjet' }).waitFor();
  }
  expect((await page.goto('/category/xyz'))?.status()).toBe(404);
  await page.getByRole('heading', { level: 1, name: 'Kategoria nuk u gjet' }).waitFor();
  await expect.poll(() => page.title()).toBe('Kategoria nuk u gjet – Furnizo');
  await expectAccessible(page);
  await page.getByRole('main').getByRole('link', { name: 'Paketime' }).click();
  await page.getByRole('article').first().waitFor();
});

journey('workspaces open only to their roles', async ({ visit, shop }) => {
  const guest = (await visit()).page;
  await guest.goto('/nowhere/at/all');
  await guest.waitForURL(`${shop.url}/`);
  await guest.goto('/paketime');
  await guest.waitForURL('**/category/paketime');
  await guest.goto('/porosite?x=1');
  await guest.waitForURL((url) => url.pathname === '/login');
  await guest.getByLabel('Email').fill('customer2@furnizo.test');
  await guest.getByLabel('Fjalëkalimi').fill('furnizo-demo');
  await guest.getByRole('main').getByRole('button', { name: 'Hyr' }).click();
  await guest.waitForURL('**/porosite?x=1');
  await guest.goto('/login');
  await guest.waitForURL(`${shop.url}/`);
  await guest.goto('/stocker-dashboard');
  await guest.waitForURL(`${shop.url}/`);
  const driver = (await visit()).page;
  await openAsStaff(driver);
  const seen: string[] = [];
  driver.on('framenavigated', (frame) => seen.push(new URL(frame.url()).pathname));
  // Drivers are redirected before the page has loaded: a "goto" would count that as its own failure.
  await driver.evaluate(() => void setTimeout(() => window.location.assign('/')));
  await expect.poll(() => seen).toContain('/');
  await expect.poll(() => seen.at(-1)).toBe('/driver-dashboard');

  async function openAsStaff(page: typeof driver): Promise<void> {
    await page.goto('/login');
    await page.getByLabel('Email').fill('driver1@furnizo.test');
    await page.getByLabel('Fjalëkalimi').fill('furnizo-demo');
    await page.getByRole('main').getByRole('button', { name: 'Hyr' }).click();
    await page.waitForURL('**/driver-dashboard');
    // The URL changes before the staff page, a separate document, has loaded.
    await page.getByText('Porosit e shoferit').waitFor();
  }
});

for (const size of SIZES) {
  journey(
    `what the server draws of a list stands where its products then are, ${size}`,
    async ({ visit }) => {
      const before = (await visit({ ...viewports[size], javaScriptEnabled: false })).page;
      const after = (await visit(viewports[size])).page;
      for (const path of ['/category/paketime', '/search?q=kuti']) {
        await before.goto(path);
        await after.goto(path);
        const shown = after.locator('.shelf-cards article img').first();
        await shown.waitFor();
        const drawn = before.locator('.shelf-picture').first();
        expect(await drawn.boundingBox(), path).toEqual(await shown.boundingBox());
        await expect.poll(() => pathOfPicture(shown), { message: path }).toMatch(/^\/images\/small\//);
        expect(await pathOfPicture(drawn), path).toBe(await pathOfPicture(shown));
      }
      await before.goto('/product/5');
      await after.goto('/product/5');
      const picture = after.getByRole('article').locator('img').first();
      await picture.waitFor();
      expect(await before.locator('.shelf-picture').boundingBox()).toEqual(await picture.boundingBox());
      await expect.poll(() => pathOfPicture(picture)).toMatch(/^\/images\/\w+\.webp$/);
    },
  );
}
