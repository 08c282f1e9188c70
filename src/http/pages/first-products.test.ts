import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { givenProduct } from '#testing/builders.ts';
import { openApp, type RestClient, restClient } from '#testing/rest-client.ts';
import { openWorld } from '#testing/world.ts';

function givenWebBundle(): string {
  const folder = mkdtempSync(join(tmpdir(), 'furnizo-web-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Furnizo</title><div id="root"></div>');
  return folder;
}

async function read(guest: RestClient, url: string, cookie?: string): Promise<string> {
  const page = await guest.get(url, { accept: 'text/html', ...(cookie ? { cookie } : {}) });
  expect(page.status, url).toBe(200);
  return page.bytes.toString();
}

const DATA = /<script type="application\/json" id="first-data">(.*?)<\/script>/;

test('the page of a search brings a stranger what it finds: as data, and drawn', async () => {
  const world = openWorld();
  const id = givenProduct(world, { name: 'Krem "<b>i ri</b>"', image: 'a.webp' });
  const guest = restClient(await openApp(world, { webFolder: givenWebBundle() }));
  const html = await read(guest, '/search?q=%20krem%20');
  const first = JSON.parse(DATA.exec(html)?.[1] ?? 'null');
  expect(first).toMatchObject({
    path: 'search',
    input: { query: 'krem', limit: 10, isLiteral: false },
    data: { totalProducts: 1, products: [{ id, name: 'Krem "<b>i ri</b>"' }] },
  });
  expect(html).toContain('srcset="/images/small/a.webp 400w, /images/a.webp 1260w" src="/images/a.webp"');
  expect(html).toContain('Krem &quot;&lt;b&gt;i ri&lt;/b&gt;&quot;</span>');
  expect(html).not.toContain('<b>');
});

test('a search without a term or a find draws nothing; one of somebody known is left to their own call', async () => {
  const world = openWorld();
  givenProduct(world, { name: 'Krem' });
  const guest = restClient(await openApp(world, { webFolder: givenWebBundle() }));
  expect(await read(guest, '/search?q=%20')).not.toMatch(DATA);
  const nothing = await read(guest, '/search?q=xyzxyz');
  expect(nothing).not.toContain('shelf-page');
  expect(JSON.parse(DATA.exec(nothing)?.[1] ?? 'null')).toMatchObject({ data: { totalProducts: 0 } });
  expect(await read(guest, '/category/pasticeri')).toMatch(DATA);
  for (const url of ['/search?q=krem', '/category/pasticeri']) {
    const own = await read(guest, url, 'furnizo_session=x');
    expect(own, url).not.toMatch(DATA);
    expect(own, url).not.toContain('shelf-page');
  }
});

test('searches in the address cost as much as calls: without points the page comes without products', async () => {
  const world = openWorld();
  givenProduct(world, { name: 'Krem' });
  const app = await openApp(world, { webFolder: givenWebBundle(), settings: { isRateLimited: true } });
  const guest = restClient(app);
  for (let page = 1; page <= 500; page += 1) await guest.get('/search?q=krem', { accept: 'text/html' });
  const late = await read(guest, '/search?q=krem');
  expect(late).toContain('<title>krem – kërkim – Furnizo</title>');
  expect(late).not.toMatch(DATA);
  expect((await guest.get('/api/health')).status).toBe(429);
});

test('a picture of a list is fetched in the size in which the screens then show it, one of a page large', async () => {
  const world = openWorld();
  const id = givenProduct(world, { name: 'Krem', image: 'a.webp' });
  const folder = givenWebBundle();
  const index = '<title>x</title><meta name="description" content=""><div id="root"></div>';
  writeFileSync(join(folder, 'index.html'), index);
  const guest = restClient(await openApp(world, { webFolder: folder }));
  const preloadOf = (html: string) => /<link rel="preload"[^>]*>/.exec(html)?.[0] ?? '';
  const sizesOf = (html: string) => /sizes="([^"]*)"/.exec(html)?.[1];
  const shelf = await read(guest, '/category/pasticeri');
  const preload = preloadOf(shelf);
  expect(preload).toContain('imagesrcset="/images/small/a.webp 400w, /images/a.webp 1260w"');
  expect(sizesOf(preload)).toBe(sizesOf(shelf.slice(shelf.indexOf('<img'))));
  const own = preloadOf(await read(guest, '/category/pasticeri', 'furnizo_session=x'));
  expect(sizesOf(own)).toMatch(/^\(max-width: 39\.99em\) 5rem, /);
  expect(preloadOf(await read(guest, `/product/${id}`))).not.toContain('imagesrcset');
});

test('the page of a product draws its picture and name for a stranger only', async () => {
  const world = openWorld();
  const id = givenProduct(world, { name: 'Krem <i>', image: 'a.webp' });
  const guest = restClient(await openApp(world, { webFolder: givenWebBundle() }));
  const html = await read(guest, `/product/${id}`);
  expect(html).toContain('<img class="shelf-picture" src="/images/a.webp"');
  expect(html).toContain('<div class="shelf-title">Krem &lt;i&gt;</div>');
  expect(await read(guest, `/product/${id}`, 'furnizo_session=x')).not.toContain('shelf-picture');
});
