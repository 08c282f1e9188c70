import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { FirmTables } from '#shared/firm/firm-types.ts';
import { givenProduct, givenUser } from '#testing/builders.ts';
import { openApp, restClient } from '#testing/rest-client.ts';
import { openWorld, type World } from '#testing/world.ts';

function givenWebBundle(): string {
  const folder = mkdtempSync(join(tmpdir(), 'furnizo-web-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'assets'));
  const head = '<title>Furnizo</title>\n<meta name="description" content="x" />';
  writeFileSync(join(folder, 'index.html'), `<!doctype html><head>${head}</head><div id="root"></div>`);
  return folder;
}

async function readPage(world: World, url: string, status = 200): Promise<string> {
  const guest = restClient(await openApp(world, { webFolder: givenWebBundle() }));
  const page = await guest.get(url, { accept: 'text/html' });
  expect(page.status, url).toBe(status);
  return page.bytes.toString();
}

test('each category has a title and a description of its own in the HTML that is sent', async () => {
  const world = openWorld();
  const titles = new Set<string | undefined>();
  for (const category of ['pasticeri', 'paketime', 'ambalazhe']) {
    const html = await readPage(world, `/category/${category}`);
    titles.add(/<title>(.*?)<\/title>/.exec(html)?.[1]);
    expect(html).toContain(`og:image" content="http://localhost:80/art/category-${category}.webp"`);
    expect(html).not.toContain('content="x"');
  }
  expect([...titles]).toEqual(['Pastiçeri – Furnizo', 'Paketime – Furnizo', 'Ambalazhe – Furnizo']);
});

test('the link of a product shows its name and description, as text and never as markup', async () => {
  const world = openWorld();
  const id = givenProduct(world, {
    name: 'Kuti "e madhe" </title><script>alert(1)</script> $& 5',
    description: 'E fortë & e lehtë',
  });
  const html = await readPage(world, `/product/${id}`);
  expect(html).toContain('<title>Kuti &quot;e madhe&quot; &lt;/title&gt;&lt;script&gt;');
  expect(html).toContain('$&amp; 5 – Furnizo</title>');
  expect(html).toContain('<meta name="description" content="E fortë &amp; e lehtë" />');
  expect(html).not.toContain('<script>');
});

test('a product or category that is not there is a page that says so, with the status of what is missing', async () => {
  const world = openWorld();
  const deleted = givenProduct(world, { name: 'Krem i vjetër' });
  await world.call(givenUser(world, 'admin')).admin.products.remove({ id: deleted });
  for (const url of ['/product/999', `/product/${deleted}`, '/product/abc', '/product/0', '/product/1e3']) {
    const html = await readPage(world, url, 404);
    expect(html, url).toContain('<title>Produkti nuk u gjet – Furnizo</title>');
    expect(html, url).toContain('<meta name="robots" content="noindex" />');
    expect(html, url).toContain('<div id="root">');
    expect(html, url).not.toContain('Krem i vjetër');
  }
  expect(await readPage(world, '/category/xyz', 404)).toContain(
    '<title>Kategoria nuk u gjet – Furnizo</title>',
  );
  // The screens redirect unknown addresses to the home page.
  for (const url of ['/nowhere/at/all', '/category', '/product/', '/paketime']) await readPage(world, url);
});

test('a product that has run out keeps its page', async () => {
  const world = openWorld();
  const id = givenProduct(world, { name: 'Krem', stock: 0 });
  expect(await readPage(world, `/product/${id}`)).toContain('<title>Krem – Furnizo</title>');
});

test('a preview finds the picture under the address that it was asked at, or the one that is set', async () => {
  const world = openWorld();
  const app = { webFolder: givenWebBundle() };
  const read = async (settings: { publicOrigins?: string[] }, host: string) => {
    const guest = restClient(await openApp(world, { ...app, settings }));
    return (await guest.get('/', { accept: 'text/html', host })).bytes.toString();
  };
  expect(await read({}, 'dyqani.test')).toContain('content="http://dyqani.test/art/og-image.jpg"');
  expect(await read({}, 'dyqani.test')).not.toContain('rel="canonical"');
  expect(await read({}, '"><script>')).toContain('content="/art/og-image.jpg"');
  const set = await read({ publicOrigins: ['https://furnizo.example'] }, 'elsewhere.test');
  expect(set).toContain('content="https://furnizo.example/art/og-image.jpg"');
  expect(set).toContain('<link rel="canonical" href="https://furnizo.example/" />');
});

test('a hostile search still gets a page; a wild address breaks nothing', async () => {
  const world = openWorld();
  const guest = restClient(await openApp(world, { webFolder: givenWebBundle() }));
  for (const url of ['//evil.test/%2e%2e', '//[', '/%00', '/product/1e999', '/category/%E0%A4%A']) {
    expect((await guest.get(url, { accept: 'text/html' })).status, url).toBeLessThan(500);
  }
  const search = await readPage(world, `/search?q=${encodeURIComponent('<img src=x onerror=alert(1)>')}`);
  expect(search).toContain('&lt;img src=x');
  expect(search).not.toContain('<img');
});

test('pages that belong to one person are kept out of search engines', async () => {
  const world = openWorld();
  for (const url of ['/cart', '/porosite', '/login', '/search?q=kuti']) {
    expect(await readPage(world, url)).toContain('<meta name="robots" content="noindex" />');
  }
  expect(await readPage(world, '/')).not.toContain('noindex');
});

test('a preview of a link is made by programs that ask for anything, not for HTML', async () => {
  const guest = restClient(await openApp(openWorld(), { webFolder: givenWebBundle() }));
  expect((await guest.get('/category/paketime', { accept: '*/*' })).bytes.toString()).toContain('Paketime');
  expect((await guest.get('/robots.txt', { accept: '*/*' })).status).toBe(404);
});

/** Every notation of 7,7331 €, with ten per cent off, without VAT, and both. */
const FIGURES = /7[.,]73|77331|6[.,]95|6[.,]96|69598|6[.,]55|65535|58981/;

test('guests find no price in page, preview or answer where the shop hides prices, or of what is on request', async () => {
  const world = openWorld();
  const id = givenProduct(world, {
    name: 'Krem',
    priceE4: 7_7331,
    discountBasisPoints: 1000,
    isFeatured: true,
    isOnRequest: true,
  });
  const office = world.call(givenUser(world, 'admin')).admin;
  const guest = restClient(await openApp(world, { webFolder: givenWebBundle() }));
  const input = (value: unknown) => encodeURIComponent(JSON.stringify(value));
  const addresses = [
    '/',
    '/category/pasticeri',
    `/product/${id}`,
    '/search?q=krem',
    '/api/products',
    '/api/products/featured',
    '/api/products/recommendations',
    '/api/products/search?query=krem&page=1',
    '/api/products/category/pasticeri',
    '/api/products/category/pasticeri/filtered?subcategories=',
    `/trpc/public.catalog.product?input=${input({ id })}`,
    `/trpc/public.catalog.byCategory?input=${input({ category: 'pasticeri', subcategories: [] })}`,
    `/trpc/public.catalog.search?input=${input({ query: 'krem' })}`,
  ];
  const expectNoFigure = async () => {
    for (const url of addresses) {
      const answer = await guest.get(url, { accept: url.startsWith('/api') ? '*/*' : 'text/html' });
      expect(answer.status, url).toBe(200);
      expect(FIGURES.exec(answer.bytes.toString())?.[0], url).toBeUndefined();
    }
  };
  await expectNoFigure();
  await office.products.update({ id, isOnRequest: false });
  const shown = (await guest.get(`/product/${id}`, { accept: 'text/html' })).bytes.toString();
  expect(shown).toMatch(FIGURES);
  await office.settings.update({ group: 'prices', values: { hidesPrices: true, needsApproval: false } });
  await expectNoFigure();
});

test('a page holds the tables of the firm once they are not those of a fresh shop any more', async () => {
  const world = openWorld();
  expect(await readPage(world, '/')).not.toContain('firm-data');
  await world.call(givenUser(world, 'admin')).admin.regions.create({ name: 'Prizren <b>' });
  const text = await readPage(world, '/');
  const [, data = ''] = /id="firm-data">([^<]*)</.exec(text) ?? [];
  expect((JSON.parse(data) as FirmTables).regions.map((region) => region.name)).toContain('Prizren b');
});

test('the old address of a category leads on for good, with its filters, and a bad one is still missing', async () => {
  const world = openWorld();
  const { update } = world.call(givenUser(world, 'admin')).admin.categories;
  await update({ key: 'paketime', newKey: 'kutia' });
  await update({ key: 'kutia', newKey: 'kartona' });
  const guest = restClient(await openApp(world, { webFolder: givenWebBundle() }));
  for (const old of ['paketime', 'kutia']) {
    const page = await guest.get(`/category/${old}?sub=Pizza`, { accept: 'text/html' });
    expect([page.status, page.headers['location']]).toEqual([301, '/category/kartona?sub=Pizza']);
  }
  expect(await readPage(world, '/category/kartona')).toContain('/art/category-paketime.webp');
  await readPage(world, '/category/pite', 404);
});
