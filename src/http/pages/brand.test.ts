import { expect, test } from 'vitest';
import { givenProduct, givenUser } from '#testing/builders.ts';
import { givenPages, pngUrl } from '#testing/given-brand.ts';
import { openApp, restClient } from '#testing/rest-client.ts';
import { openWorld } from '#testing/world.ts';

async function givenShop() {
  const world = openWorld();
  const { webFolder, manifest } = givenPages();
  const guest = restClient(await openApp(world, { webFolder }));
  const { settings } = world.call(givenUser(world, 'admin')).admin;
  const page = async (url: string, status = 200) => {
    const answer = await guest.get(url, { accept: 'text/html' });
    expect(answer.status, url).toBe(status);
    return answer.bytes.toString();
  };
  const readManifest = async () => (await guest.get('/manifest.webmanifest')).bytes.toString();
  return { world, guest, page, manifest, readManifest, brand: (brand: object) => settings.merge({ brand }) };
}

test('pages of a shop that changed nothing carry no look of their own', async () => {
  const { page, manifest, readManifest } = await givenShop();
  const home = await page('/');
  expect(home).toContain(
    '<title>Furnizo – furnizim me shumicë për pastiçeri, paketime dhe ambalazhe</title>',
  );
  expect(home).toContain(
    'content="Porosisni online materiale për pastiçeri, paketime kartoni dhe letre, ambalazhe alumini dhe plastike. Dorëzim brenda 24–48 orëve në gjithë Kosovën."',
  );
  expect(home).toContain('<span class="shop-brand-name">Furnizo</span>');
  expect(home).not.toMatch(/id="brand|<style|shop-logo|shop-initial/);
  expect(await page('/category/ambalazhe')).toContain(
    'sete për një përdorim, me çmime shumice dhe dorëzim brenda 24–48 orëve."',
  );
  expect(await readManifest()).toBe(manifest);
  for (const url of ['/kushtet', '/privatesia']) expect(await page(url, 404)).toContain('noindex');
});

test('a renamed shop is that name in title, preview and first paint, with its colour before any code', async () => {
  const { page, brand } = await givenShop();
  await brand({ name: 'Pije & Co', tagline: 'Pije me shumicë', promise: 'Nesër te ju', accent: '#f5d90a' });
  const home = await page('/');
  expect(home).toContain('<title>Pije &amp; Co – Pije me shumicë</title>');
  expect(home).toContain('<meta property="og:site_name" content="Pije &amp; Co" />');
  expect(home).toContain('<meta name="description" content="Pije me shumicë. Nesër te ju" />');
  expect(home).toContain('<span class="shop-brand-name">Pije &amp; Co</span>');
  expect(home).toContain('--shop-fill:#f5d90a');
  expect(home).toContain('--shop-on-fill:#1a1a1a');
  expect(home).not.toContain('og:image');
  expect(await page('/category/ambalazhe')).toContain('sete për një përdorim. Nesër te ju"');
  expect(await page('/secret-dashboard')).toContain('<title>Dyqani – Pije &amp; Co</title>');
});

type Described = Readonly<Record<string, unknown>>;

function structuredOf(html: string): Described | null {
  const found = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1];
  return found === undefined ? null : (JSON.parse(found) as Described);
}

test('structured data name the shop with its logo, and the product with what it costs', async () => {
  const { world, page, brand } = await givenShop();
  const id = givenProduct(world, { name: 'Krem </script>', code: 'KR-1', priceE4: 12_5000, stock: 3 });
  expect(structuredOf(await page('/'))).toBeNull();
  expect(structuredOf(await page(`/product/${id}`))).toBeNull();
  await brand({
    name: 'Nika',
    tagline: 'Pije me shumicë',
    logo: await pngUrl(300, 100),
    facebook: 'https://facebook.com/nika',
  });
  const shop = {
    '@type': 'Organization',
    name: 'Nika',
    url: expect.stringMatching(/^http.*\/$/),
    description: 'Pije me shumicë',
    logo: expect.stringMatching(/^http.*\/images\/\w{40}\.png$/),
    sameAs: ['https://facebook.com/nika'],
  };
  for (const url of ['/', '/category/pasticeri'])
    expect(structuredOf(await page(url)), url).toEqual({ '@context': 'https://schema.org', ...shop });
  expect(structuredOf(await page(`/product/${id}`))).toMatchObject({
    '@type': 'Product',
    name: 'Krem </script>',
    sku: 'KR-1',
    offers: {
      price: 12.5,
      priceCurrency: 'EUR',
      availability: 'https://schema.org/InStock',
      seller: shop,
    },
  });
  for (const url of ['/cart', '/login', '/secret-dashboard'])
    expect(structuredOf(await page(url)), url).toBeNull();
});

test('a price that guests do not see stands in no structured data', async () => {
  const { world, page, brand } = await givenShop();
  const id = givenProduct(world, { name: 'Krem', priceE4: 12_5000 });
  await brand({ name: 'Nika' });
  const { settings } = world.call(givenUser(world, 'admin')).admin;
  const { prices } = await settings.get();
  await settings.update({ group: 'prices', values: { ...prices, hidesPrices: true } });
  const { offers } = structuredOf(await page(`/product/${id}`)) as { offers: Described };
  expect(Object.keys(offers)).not.toContain('price');
});

test('no text of the shop can end the block that carries it', async () => {
  const { page, brand } = await givenShop();
  await brand({ name: '</script><b>x', heroText: '$& </style>' });
  const html = await page('/');
  expect(html).not.toContain('</script><b>');
  const data = /<script type="application\/json" id="brand">(.*?)<\/script>/.exec(html)?.[1] ?? '';
  expect(JSON.parse(data)).toMatchObject({ name: '</script><b>x', heroText: '$& </style>' });
});

test('logo and icons stand in the page and in what a phone installs, at addresses of their content', async () => {
  const { guest, page, brand, readManifest } = await givenShop();
  await brand({ name: 'Nika', logo: await pngUrl(300, 100), logoDark: await pngUrl(301, 100) });
  await brand({ icon: await pngUrl(512, 512), shortName: 'NK' });
  const html = await page('/');
  expect(html).toMatch(
    /<picture class="shop-logo"><source media="\(prefers-color-scheme: dark\)" srcset="\/images\/\w{40}\.png"><img src="\/images\/\w{40}\.png" alt="Nika"/,
  );
  expect(html).not.toContain('/icons/');
  const linked = [...html.matchAll(/href="(\/images\/\w{40}\.png)"/g)].map(([, address = '']) => address);
  expect(linked).toHaveLength(4);
  const manifest = JSON.parse(await readManifest()) as {
    icons: { src: string; sizes: string; purpose?: string }[];
  };
  expect(manifest).toMatchObject({ name: 'Nika', short_name: 'NK', id: '/' });
  expect(manifest.icons.map((icon) => [icon.sizes, icon.purpose])).toEqual([
    ['192x192', undefined],
    ['512x512', undefined],
    ['512x512', 'maskable'],
  ]);
  for (const address of [...linked, ...manifest.icons.map((icon) => icon.src)]) {
    const picture = await guest.get(address);
    expect(picture.headers['content-type'], address).toBe('image/png');
    expect(picture.headers['cache-control'], address).toContain('immutable');
  }
});

test('a page that the shop wrote is there, as text and never as markup; without words there is none', async () => {
  const { page, brand } = await givenShop();
  await brand({ terms: '## Porositë\n\nDeri në *mesditë*. [Keq](javascript:alert(1)) & 1 < 2' });
  const html = await page('/kushtet');
  expect(html).toContain('<title>Kushtet – Furnizo</title>');
  expect(html).toContain('<h1>Kushtet</h1>\n<h2>Porositë</h2>\n<p>Deri në <em>mesditë</em>.');
  expect(html).toContain('&amp; 1 &lt; 2');
  expect(html).not.toContain('javascript:');
  await page('/privatesia', 404);
  await brand({ terms: '' });
  await page('/kushtet', 404);
});

test('a change of the look is in the very next page, also of one that was sent before', async () => {
  const { world, page, brand } = await givenShop();
  const id = givenProduct(world, { name: 'Krem' });
  expect(await page(`/product/${id}`)).toContain('<title>Krem – Furnizo</title>');
  await brand({ name: 'Nika' });
  expect(await page(`/product/${id}`)).toContain('<title>Krem – Nika</title>');
  await brand({ name: 'Nika 2' });
  expect(await page(`/product/${id}`)).toContain('<title>Krem – Nika 2</title>');
});
