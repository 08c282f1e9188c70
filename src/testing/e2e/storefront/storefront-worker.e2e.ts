import { request as ask, createServer } from 'node:http';
import { expect, onTestFinished } from 'vitest';
import { desk, journey, phone } from '#testing/e2e/journey.ts';
import { asPerson, send, untilCodeIsStored } from '#testing/e2e/staff-scenes.ts';
import { eventually } from './storefront-scenes.ts';

const withWorker = { ...desk, serviceWorkers: 'allow' } as const;

journey('the shell opens without a network, and says that there is none', async ({ visit }) => {
  const { page, troubles } = await visit(withWorker);
  troubles.expect(/ERR_FAILED|ERR_INTERNET_DISCONNECTED|Unable to preload CSS/);
  await page.goto('/');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  await eventually(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await untilCodeIsStored(page);
  await page.context().setOffline(true);
  await page.goto('/category/pasticeri').catch(() => {});
  await page.getByRole('heading', { name: 'Pastiçeri' }).waitFor();
  await page.getByText('Nuk ka lidhje me internetin').waitFor();
  await page.getByRole('heading', { name: 'Nuk ka rrjet' }).waitFor();
  // Neither data nor, for pages not opened before, code: no endless skeleton and no error.
  for (const [address, shown = address] of [
    ['/product/5'],
    ['/porosi-e-shpejte', '/login'],
    ['/category/pasticeri'],
  ] as const) {
    // The router reloads a page whose code is missing once, which may happen in between.
    await eventually(async () => {
      await page.goto(address).catch(() => {});
      await page.getByRole('heading', { name: 'Nuk ka rrjet' }).waitFor();
      return new URL(page.url()).pathname;
    }).toBe(shown);
  }
  await page.context().setOffline(false);
  await page.getByRole('article').first().waitFor();
  await page.getByText('Nuk ka lidhje me internetin').waitFor({ state: 'hidden' });

  // The offline notice is visible above the header when scrolled down.
  await page.evaluate(() => window.scrollTo(0, 400));
  await page.context().setOffline(true);
  const banner = page.getByText('Nuk ka lidhje me internetin');
  await banner.waitFor();
  const bottomOf = (box: { y: number; height: number } | null) => (box ? box.y + box.height : Number.NaN);
  expect((await banner.boundingBox())?.y).toBe(0);
  await eventually(async () => (await page.getByRole('banner').boundingBox())?.y).toBe(
    bottomOf(await banner.boundingBox()),
  );
});

journey(
  'the worker caches no answer of /api or /trpc, and asks for the name to install',
  async ({ shop, visit }) => {
    const { page } = await visit(withWorker);
    await page.goto('/');
    const manifest = await page.evaluate(async () => (await fetch('/manifest.webmanifest')).json());
    expect(manifest.shortcuts).toContainEqual({ name: 'Blerjet e mia', url: '/blerjet' });
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.goto('/category/pasticeri');
    await page.getByRole('article').first().waitFor();
    const cached = await page.evaluate(async () => {
      const names = await caches.keys();
      const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return requests.flat().map((request) => new URL(request.url).pathname);
    });
    expect(cached.filter((path) => path.startsWith('/assets/')).length).toBeGreaterThan(0);
    expect(cached.filter((path) => /^\/(api|trpc)/.test(path))).toEqual([]);
    const renamed = `${manifest.name} Nika`;
    await asPerson(shop, 'admin@furnizo.test', (office) =>
      send(office, shop, 'PUT', '/api/admin/settings', { brand: { name: renamed } }),
    );
    const { name, id } = await page.evaluate(async () => (await fetch('/manifest.webmanifest')).json());
    expect({ name, id }).toEqual({ name: renamed, id: '/' });
  },
);

journey('without the code of messages or of the worker the shop goes on', async ({ visit }) => {
  const { page, troubles } = await visit(withWorker);
  troubles.expect(/ERR_FAILED/);
  const warnings: string[] = [];
  page.on('console', (message) => warnings.push(message.text()));
  await page.route(/assets\/toast-list-/, (route) => route.abort());
  await page.addInitScript(() => {
    navigator.serviceWorker.register = () => Promise.reject(new TypeError('Failed to fetch'));
  });
  await page.goto('/category/pasticeri');
  await page
    .getByRole('button', { name: /^Shto në shportë/ })
    .first()
    .click();
  await page.waitForURL((url) => url.pathname === '/login');
  await eventually(() => warnings.join(' ')).toContain('The worker could not be registered');
  await eventually(() => warnings.join(' ')).toContain('The messages could not be loaded');
  await page.getByRole('heading', { name: 'Hyr' }).waitFor();
});

journey(
  'a drawer whose code does not come costs the drawer, not the page, and opens later',
  async ({ visit }) => {
    const { page, troubles } = await visit({ ...phone, serviceWorkers: 'allow' });
    troubles.expect(/ERR_FAILED/);
    await page.route(/assets\/filter-drawer-/, (route) => route.abort());
    await page.goto('/category/paketime');
    await page.getByRole('article').first().waitFor();
    const filters = page.getByRole('button', { name: 'Filtrat' });
    await filters.click();
    await page.getByText('Network error. Please check your connection.').waitFor();
    await expect.poll(() => page.getByRole('article').count()).toBeGreaterThan(0);
    await page.unroute(/assets\/filter-drawer-/);
    await page.getByRole('button', { name: 'Provo Përsëri' }).click();
    await page.waitForLoadState('load');
    await filters.click();
    await page.getByRole('dialog').getByLabel('Pizza').waitFor();
  },
);

journey('a server that was away is noticed when it is back', async ({ visit }) => {
  const { page, troubles } = await visit(withWorker);
  troubles.expect(/ERR_CONNECTION_REFUSED/);
  await page.route('**/trpc/**', (route) => route.abort('connectionrefused'));
  await page.route('**/api/health', (route) => route.abort('connectionrefused'));
  await page.goto('/search');
  await page.getByRole('main').getByRole('searchbox').fill('kuti');
  await page.getByText('Network error. Please check your connection.').waitFor();
  await page.unroute('**/trpc/**');
  await page.unroute('**/api/health');
  await page.getByRole('article').first().waitFor();
});

async function openNextVersion(shopUrl: string): Promise<{ url: string; release: () => void }> {
  let version = 1;
  const door = createServer((incoming, outgoing) => {
    const target = new URL(incoming.url ?? '/', shopUrl);
    const headers = { ...incoming.headers, 'accept-encoding': 'identity' };
    const onward = ask(target, { method: incoming.method, headers }, (answer) => {
      const chunks: Buffer[] = [];
      const isChanged =
        target.pathname === '/sw.js' || (answer.headers['content-type'] ?? '').includes('html');
      if (!isChanged) {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
        return;
      }
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => {
        const {
          'content-length': _length,
          etag: _etag,
          'last-modified': _modified,
          ...rest
        } = answer.headers;
        const text = Buffer.concat(chunks).toString();
        const marked = target.pathname === '/sw.js' ? `${text}\n// ${version}` : mark(text, version);
        outgoing.writeHead(200, rest).end(marked);
      });
    });
    incoming.pipe(onward);
  });
  const release = () => {
    version += 1;
  };
  await new Promise<void>((resolve) => door.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    door.closeAllConnections();
    door.close();
  });
  const address = door.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return { url: `http://127.0.0.1:${port}`, release };
}

function mark(html: string, version: number): string {
  return html.replace('<head>', `<head><meta name="version" content="${version}" />`);
}

journey(
  'a new version is offered in every tab; accepting it in one loads it in both',
  async ({ visit, shop }) => {
    const door = await openNextVersion(shop.url);
    const { page } = await visit({ ...withWorker, baseURL: door.url });
    await page.goto('/');
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.reload();
    const second = await page.context().newPage();
    await second.goto('/search');
    for (const tab of [page, second]) {
      await eventually(() => tab.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    }
    const version = (tab: typeof page) => tab.locator('meta[name="version"]').getAttribute('content');
    expect(await version(page)).toBe('1');
    await page.waitForTimeout(2500);

    door.release();
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
    await page.getByText('New version available').waitFor();
    await second.getByText('New version available').waitFor();
    let reloads = 0;
    page.on('load', () => {
      reloads += 1;
    });
    await page.getByRole('button', { name: 'Update Now' }).click();
    await eventually(() => version(page).catch(() => null)).toBe('2');
    await eventually(() => version(second).catch(() => null)).toBe('2');
    await page.waitForTimeout(1500);
    expect(reloads).toBe(1);
    expect(await page.getByText('New version available').count()).toBe(0);
  },
);
