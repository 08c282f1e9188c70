import { randomBytes } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { givenUser } from '#testing/builders.ts';
import { readAudit } from '#testing/read-audit.ts';
import { loginAs, type RestClient } from '#testing/rest-client.ts';
import { openWorld } from '#testing/world.ts';

async function givenOffice() {
  const world = openWorld();
  const office = await loginAs(world, givenUser(world, 'admin'));
  const guest = await loginAs(world, null);
  const brand = async () => (await office.get('/api/admin/settings')).body.settings.brand;
  const put = (fields: object) => office.put('/api/admin/settings', { brand: fields });
  return { world, office, guest, brand, put };
}

async function png(width: number, height: number, noise = false): Promise<string> {
  const background = { r: 200, g: 30, b: 60, alpha: 1 };
  const picture = noise
    ? sharp({
        create: { width, height, channels: 3, background, noise: { type: 'gaussian', mean: 128, sigma: 60 } },
      })
    : sharp({ create: { width, height, channels: 4, background } });
  return toUrl(await picture.png().toBuffer(), 'image/png');
}

const toUrl = (bytes: Buffer, type: string) => `data:${type};base64,${bytes.toString('base64')}`;

const svg = (inside: string, head = '') =>
  toUrl(
    Buffer.from(
      `${head}<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="120" height="60">${inside}</svg>`,
    ),
    'image/svg+xml',
  );

async function fetchPicture(client: RestClient, address: string) {
  const answer = await client.get(address);
  expect(answer.status, address).toBe(200);
  expect(answer.headers['content-type']).toBe('image/png');
  return answer.bytes;
}

test('a fresh shop has the words of the specification, and shows them to anybody', async () => {
  const { guest, brand } = await givenOffice();
  expect(await brand()).toMatchObject({
    name: 'Furnizo',
    shortName: 'Furnizo',
    accent: '#b64b12',
    logo: null,
    logoDark: null,
    icon: null,
    promise: 'Dorëzim brenda 24–48 orëve',
    footer: [],
    facebook: '',
    terms: '',
    privacy: '',
  });
  expect((await brand()).voices.map((voice: { name: string }) => voice.name)).toEqual([
    'Arta Krasniqi',
    'Blerim Gashi',
    'Vjosa Berisha',
  ]);
  const shop = await guest.get('/api/shop');
  expect(shop.status).toBe(200);
  expect(Object.keys(shop.body)).toEqual(['name', 'tagline', 'logo', 'accent', 'contact', 'promise']);
  expect(shop.body).toMatchObject({ name: 'Furnizo', logo: null, accent: '#b64b12' });
});

test('what is given changes, what is absent stays, and the change is audited with old and new', async () => {
  const { world, guest, brand, put } = await givenOffice();
  expect((await put({ name: 'Dyqani Nika', promise: '', accent: '#F5D90A' })).status).toBe(200);
  expect((await put({ tagline: 'Pije me shumicë' })).status).toBe(200);
  expect(await brand()).toMatchObject({
    name: 'Dyqani Nika',
    shortName: 'Dyqani Nika',
    tagline: 'Pije me shumicë',
    accent: '#f5d90a',
    promise: '',
  });
  expect((await guest.get('/api/shop')).body).toMatchObject({ name: 'Dyqani Nika', promise: '' });
  const [first] = readAudit(world);
  expect(first?.details).toMatchObject({
    group: 'brand',
    changes: { shopName: { from: 'Furnizo', to: 'Dyqani Nika' }, accent: { from: '#b64b12', to: '#f5d90a' } },
  });
});

test('what was read can be sent back as it was: it changes nothing', async () => {
  const { brand, put } = await givenOffice();
  await put({
    name: 'Dyqani Nika',
    logo: await png(300, 100),
    icon: await png(512, 512),
    terms: '# Kushtet',
  });
  const before = await brand();
  expect((await put(before)).status).toBe(200);
  expect(await brand()).toEqual(before);
  expect((await put({ ...before, name: 'Nika' })).status).toBe(200);
  expect(await brand()).toMatchObject({ name: 'Nika', shortName: 'Nika', logo: before.logo });
});

describe('a logo', () => {
  test('is a PNG under an address with the hash of its content, whatever it came as', async () => {
    const { guest, brand, put } = await givenOffice();
    const webp = toUrl(
      await sharp(Buffer.from((await png(300, 100)).split(',')[1] ?? '', 'base64'))
        .webp()
        .toBuffer(),
      'image/webp',
    );
    for (const logo of [await png(300, 100), webp, svg('<rect width="60" height="60" fill="#f00"/>')]) {
      expect((await put({ logo, logoDark: logo })).status).toBe(200);
      const shown = await brand();
      expect(shown.logo).toMatch(/^\/images\/[0-9a-f]{40}\.png$/);
      expect(shown.logoDark).toBe(shown.logo);
      const { format } = await sharp(await fetchPicture(guest, shown.logo)).metadata();
      expect(format).toBe('png');
      expect((await guest.get('/api/shop')).body.logo).toBe(shown.logo);
    }
  });

  test('stays when it is absent or its own address, changes its address with its content, goes with null', async () => {
    const { brand, put } = await givenOffice();
    await put({ logo: await png(300, 100) });
    const { logo } = await brand();
    await put({ name: 'Nika' });
    await put({ logo });
    expect((await brand()).logo).toBe(logo);
    await put({ logo: await png(310, 100) });
    expect((await brand()).logo).not.toBe(logo);
    expect((await put({ logo })).status).toBe(400);
    await put({ logo: null });
    expect((await brand()).logo).toBeNull();
  });

  test.each([
    ['a script', '<script>fetch("https://evil.test")</script>'],
    [
      'an event',
      '<rect width="9" height="9" onload="alert(1)"/><image href="https://evil.test/a.png" width="9" height="9"/>',
    ],
    [
      'another document',
      '<foreignObject width="9" height="9"><body xmlns="http://www.w3.org/1999/xhtml">x</body></foreignObject>',
    ],
    ['a file of the machine', '<image xlink:href="file:///etc/hostname" width="9" height="9"/>'],
    ['a style from elsewhere', '<style>@import "https://evil.test/a.css";</style>'],
    ['a fill from elsewhere', '<rect width="9" height="9" fill="url(https://evil.test/a.svg#b)"/>'],
    ['a drawing in the drawing', '<image href="data:image/svg+xml;base64,PHN2Zy8+" width="9" height="9"/>'],
  ])('as SVG with %s is refused', async (_what, inside) => {
    const { brand, put } = await givenOffice();
    expect((await put({ logo: svg(inside) })).status).toBe(415);
    expect((await brand()).logo).toBeNull();
  });

  test('as SVG with entities is refused, one with a document type and a link is drawn', async () => {
    const { put } = await givenOffice();
    const bomb = '<!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>';
    expect((await put({ logo: svg('<text>&b;</text>', bomb) })).status).toBe(415);
    const saved =
      '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">';
    const link = '<a xlink:href="https://nika.test"><rect width="60" height="60"/></a>';
    expect((await put({ logo: svg(link, saved) })).status).toBe(200);
  });
});

test('an icon is square with 512 px, and comes in all sizes', async () => {
  const { guest, brand, put } = await givenOffice();
  for (const wrong of [await png(512, 511), await png(511, 511), await png(600, 512)])
    expect((await put({ icon: wrong })).status).toBe(400);
  expect((await put({ icon: await png(640, 640) })).status).toBe(200);
  const { width, height } = await sharp(await fetchPicture(guest, (await brand()).icon)).metadata();
  expect([width, height]).toEqual([512, 512]);
});

test('while a laborious icon is drawn, others do not wait for a thread', async () => {
  const { put } = await givenOffice();
  const groups = [1, 2, 3, 4, 5, 6].map(
    (level) => `<g id="g${level}">${`<use href="#g${level - 1}"/>`.repeat(6)}</g>`,
  );
  const shapes = `<g id="g0"><rect width="9" height="9"/></g>${groups.join('')}`;
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512">${shapes}</svg>`;
  const startedAt = performance.now();
  let isDrawn = false;
  const drawn = put({ icon: toUrl(Buffer.from(drawing), 'image/svg+xml') }).finally(() => {
    isDrawn = true;
  });
  let longestMs = 0;
  while (!isDrawn) {
    const askedAt = performance.now();
    // As a password's hash does, this takes one of the few threads that drawing takes too.
    await promisify(randomBytes)(16);
    longestMs = Math.max(longestMs, performance.now() - askedAt);
    await setTimeout(5);
  }
  expect((await drawn).status).toBe(200);
  expect(longestMs).toBeLessThan((performance.now() - startedAt) / 2);
});

describe('refused, with nothing stored', () => {
  test('pictures that are too large or none', async () => {
    const { brand, put } = await givenOffice();
    const heavy = await png(1100, 1100, true);
    expect(heavy.length).toBeGreaterThan(1.5 * 1024 * 1024);
    for (const field of ['logo', 'logoDark', 'icon']) {
      expect((await put({ [field]: heavy })).status, field).toBe(413);
      for (const nothing of [
        toUrl(Buffer.from('hello'), 'image/png'),
        toUrl(Buffer.from('GIF89a'), 'image/gif'),
        'data:image/png;base64,iVBORw0KGgo=',
        'data:,',
      ])
        expect([400, 415], `${field} ${nothing}`).toContain((await put({ [field]: nothing })).status);
      expect((await put({ [field]: 'https://evil.test/a.png' })).status, field).toBe(400);
    }
    expect(await brand()).toMatchObject({ logo: null, logoDark: null, icon: null });
  });

  test('a body of more than 4 MB', async () => {
    const { put } = await givenOffice();
    expect((await put({ logo: `data:image/png;base64,${'A'.repeat(4 * 1024 * 1024)}` })).status).toBe(413);
  });

  test.each([
    ['an empty name', { name: ' ' }],
    ['a name of 41 letters', { name: 'a'.repeat(41) }],
    ['a short name of 13 letters', { shortName: 'a'.repeat(13) }],
    ['a colour by its name', { accent: 'red' }],
    ['a colour of three digits', { accent: '#f00' }],
    ['Markdown with HTML', { terms: 'Para <b>gjithash</b>' }],
    ['Markdown with a comment', { privacy: '<!-- x -->' }],
    ['a text of 20,001 letters', { terms: 'a'.repeat(20_001) }],
    ['seven voices', { voices: Array(7).fill({ name: 'A', place: 'B', text: 'C' }) }],
    ['a link that runs something', { facebook: 'javascript:alert(1)' }],
    ['an unknown field', { colour: '#ff0000' }],
  ])('%s', async (_what, fields) => {
    const { brand, put } = await givenOffice();
    const answer = await put({ promise: 'Sot', logo: await png(30, 30), ...fields });
    expect(answer.status).toBe(400);
    expect(answer.body.error).toBe('Validation failed');
    expect(await brand()).toMatchObject({ promise: 'Dorëzim brenda 24–48 orëve', logo: null });
  });

  test('others than the admin', async () => {
    const { world, guest } = await givenOffice();
    const body = { brand: { name: 'X' } };
    expect((await guest.put('/api/admin/settings', body)).status).toBe(401);
    const stocker = await loginAs(world, givenUser(world, 'stocker'));
    expect((await stocker.put('/api/admin/settings', body)).status).toBe(403);
  });
});
