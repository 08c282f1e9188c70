import { expect } from 'vitest';
import { desk, journey, phone } from '#testing/e2e/journey.ts';
import { asPerson, send } from '#testing/e2e/staff-scenes.ts';
import { failWithoutWords } from '#testing/e2e/word-scenes.ts';
import { listProducts, openAsCustomer, openCheckout } from './storefront-scenes.ts';

journey('what fails in the shop says the sentence that was asked for', async ({ visit, shop }) => {
  const { page } = await visit(phone);
  const failing = async (procedure: string, address: string, sentence: string) => {
    await failWithoutWords(page, procedure);
    await page.goto(address);
    await page.getByText(sentence).first().waitFor();
    await page.unroute(`**/trpc/*${procedure}*`);
  };
  await failWithoutWords(page, 'public.auth.login');
  await page.goto('/login');
  await page.getByLabel('Email').fill('customer1@furnizo.test');
  await page.getByLabel('Fjalëkalimi', { exact: true }).fill('furnizo-demo');
  await page.getByRole('main').getByRole('button', { name: 'Hyr' }).click();
  await page
    .getByText(/^An error occurred/)
    .first()
    .waitFor();
  await page.unroute('**/trpc/*public.auth.login*');
  await failing(
    'public.catalog.byCategory',
    '/category/paketime?sub=Pizza&sort=name',
    'Failed to fetch products',
  );
  await failWithoutWords(page, 'public.catalog.search');
  await page.goto('/search');
  await page.getByRole('main').getByRole('searchbox').fill('kuti e');
  await page.getByText('Failed to fetch search results').waitFor();
  await failWithoutWords(page, 'public.catalog.featured');
  await page.goto('/');
  await page.getByRole('heading', { name: 'Produktet e zgjedhura' }).scrollIntoViewIfNeeded();
  await page.getByText('Failed to fetch featured products').waitFor();
  await openAsCustomer(page, shop, '/cart', 8);
  await failing('customer.orders.list', '/porosite', 'Failed to fetch orders');
  await failing(
    'public.catalog.recommendations',
    '/cart',
    'An error occurred while fetching recommendations',
  );
  const [product] = await listProducts(page, shop, 'ambalazhe');
  await openCheckout(page, shop, product!.id);
  await failWithoutWords(page, 'customer.orders.place', 400);
  await page.getByRole('button', { name: 'Konfirmo Porosinë' }).click();
  await page.getByText('Gabim gjatë krijimit të porosisë').first().waitFor();
  await failWithoutWords(page, 'public.auth.logout');
  await page.goto('/search');
  await page.getByRole('button', { name: 'Dil', exact: true }).last().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Dil gjithsesi' }).click();
  await page.getByText('An error occurred during logout').waitFor();
});

journey(
  'a spinner stands there while it is asked who is here, and an account without orders says so',
  async ({ visit, shop }) => {
    const { page } = await visit(desk);
    const email = 'pa-porosi@furnizo.test';
    await asPerson(shop, 'admin@furnizo.test', (office) =>
      send(office, shop, 'POST', '/api/auth/signup', {
        name: 'Pa Porosi',
        email,
        password: 'furnizo-demo',
        number: '049 555 123',
        address: 'Rr. 1',
      }),
    );
    await asPerson(shop, email, async (person) =>
      page.context().addCookies((await person.request.storageState()).cookies),
    );
    const answered = Promise.withResolvers<void>();
    await page.route('**/trpc/*public.auth.me*', async (route) => {
      await answered.promise;
      await route.continue();
    });
    const asked = page.waitForRequest(/public\.auth\.me/);
    await page.goto('/porosite');
    await asked;
    await page.locator('.mantine-Loader-root, [role="status"], [class*="spinner"]').first().waitFor();
    expect(await page.getByRole('heading', { name: 'Porositë e Mia' }).count()).toBe(0);
    answered.resolve();
    await page.getByText('Nuk keni asnjë porosi akoma').waitFor();
  },
);

journey('the worker and the thresholds of lists wait as long as was asked for', async ({ visit }) => {
  const { page } = await visit({ ...desk, serviceWorkers: 'allow' });
  await page.addInitScript(() => {
    const seen: unknown[] = [];
    Reflect.set(window, 'seen', seen);
    const Observer = window.IntersectionObserver;
    window.IntersectionObserver = class extends Observer {
      constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
        super(callback, options);
        seen.push([options?.threshold, options?.rootMargin]);
      }
    };
    const whenIdle = window.requestIdleCallback.bind(window);
    window.requestIdleCallback = (work, options) => {
      seen.push(options?.timeout);
      return whenIdle(work, options);
    };
    const register = navigator.serviceWorker.register.bind(navigator.serviceWorker);
    navigator.serviceWorker.register = (address) => {
      seen.push(String(address));
      return register(address);
    };
  });
  await page.goto('/category/pasticeri');
  await page.getByRole('article').first().waitFor();
  await page.evaluate(() => navigator.serviceWorker.ready);
  const seen = await page.evaluate(() => Reflect.get(window, 'seen') as unknown[]);
  expect(seen).toContainEqual([0.3, '0px']);
  const [idle, registered] = [seen.indexOf(2000), seen.indexOf('/sw.js')];
  expect(idle).toBeGreaterThanOrEqual(0);
  expect(registered).toBeGreaterThan(idle);
});
