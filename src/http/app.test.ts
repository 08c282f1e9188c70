import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openLogin } from '#auth/open-login.ts';
import { HEALTHY, type ShopHealth } from '#shared/shop-health.ts';
import { givenUser } from '#testing/builders.ts';
import { RED_DOT } from '#testing/given-shop.ts';
import { loginAs, openApp, restClient } from '#testing/rest-client.ts';
import { openWorld } from '#testing/world.ts';

function givenWebBundle(): string {
  const folder = mkdtempSync(join(tmpdir(), 'furnizo-web-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Furnizo</title>');
  writeFileSync(join(folder, 'assets/index-1a2b.js'), 'export {};');
  writeFileSync(join(folder, 'manifest.webmanifest'), '{}');
  return folder;
}

const asBrowser = { accept: 'text/html,application/xhtml+xml' };

test('the shop says that it can serve, and 503 when its database does not answer', async () => {
  const guest = await loginAs(openWorld(), null);
  expect(await guest.get('/api/health')).toMatchObject({
    status: 200,
    body: { status: 'ok', version: '0.0.0-test' },
  });
  const broken = restClient(await openApp(openWorld(), { isHealthy: () => false }));
  expect(await broken.get('/api/health')).toMatchObject({
    status: 503,
    body: { error: 'Service unavailable' },
  });
});

test('a shop that goes on selling with something wrong says what', async () => {
  const health = (): ShopHealth => ({ ...HEALTHY, problems: ['backup-failed', 'disk-low'] });
  const guest = restClient(await openApp(openWorld(), { health }));
  expect(await guest.get('/api/health')).toMatchObject({
    status: 200,
    body: { status: 'degraded', version: '0.0.0-test', problems: ['backup-failed', 'disk-low'] },
  });
});

test('an unknown address under /api is a JSON 404 for browsers too, a known one with another method a 405', async () => {
  const world = openWorld();
  const guest = restClient(await openApp(world, { webFolder: givenWebBundle() }));
  for (const url of ['/api', '/api/', '/api/nothing', '/api/health/x', '/api/%00', '/api/health%2f']) {
    const answer = await guest.get(url, asBrowser);
    expect(answer, url).toMatchObject({ status: 404, body: { error: 'Not found' } });
    expect(answer.body.message).toMatch(/\.$/);
  }
  const wrong = await guest.post('/api/health', {});
  expect(wrong).toMatchObject({ status: 405, body: { error: 'Method not allowed' } });
  expect(wrong.headers['allow']).toBe('GET');
});

test('an address that cannot be read is rejected as JSON', async () => {
  const guest = await loginAs(openWorld(), null);
  expect(await guest.get('/api/%E0%A4%A')).toMatchObject({
    status: 400,
    body: { error: 'Validation failed' },
  });
});

test('every page of the shop is the bundle, its hashed files are kept for ever and all others asked for again', async () => {
  const guest = restClient(await openApp(openWorld(), { webFolder: givenWebBundle() }));
  for (const url of ['/', '/index.html', '/category/pasticeri?page=2', '/apian', '/trpcish']) {
    const page = await guest.get(url, asBrowser);
    expect(page.status, url).toBe(200);
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(page.headers['cache-control']).toBe('private, no-cache');
    const tag = String(page.headers['etag']);
    expect((await guest.get(url, { ...asBrowser, 'if-none-match': tag })).status, url).toBe(304);
  }
  // Like the request with which a service worker caches the page for offline use.
  expect((await guest.get('/index.html', { accept: '*/*' })).status).toBe(200);
  const asset = await guest.get('/assets/index-1a2b.js');
  expect(asset.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect((await guest.get('/manifest.webmanifest')).headers['cache-control']).toBe('no-cache');
});

test('a file of an older bundle is gone, never a page in its place', async () => {
  const guest = restClient(await openApp(openWorld(), { webFolder: givenWebBundle() }));
  for (const url of ['/assets/index-9z9z.js', '/images/none.jpg', '/favicon.png']) {
    const accept = url === '/favicon.png' ? { accept: 'image/*' } : asBrowser;
    expect(await guest.get(url, accept), url).toMatchObject({ status: 404, body: { error: 'Not found' } });
  }
  expect((await guest.get('/../package.json')).status).toBe(404);
  expect((await guest.get('/..%2f..%2fpackage.json', asBrowser)).bytes.toString()).not.toContain(
    'dependencies',
  );
});

test('pages allow no inline script and no frame; answers of the API are not stored', async () => {
  const guest = restClient(await openApp(openWorld(), { webFolder: givenWebBundle() }));
  const page = await guest.get('/', asBrowser);
  const policy = String(page.headers['content-security-policy']);
  expect(policy).toContain("script-src 'self';");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toContain('upgrade-insecure-requests');
  expect(page.headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'same-origin',
    // The quick order scans barcodes.
    'permissions-policy': expect.stringContaining('camera=(self)'),
  });
  expect(page.headers).not.toHaveProperty('strict-transport-security');
  const script = await guest.get('/assets/index-1a2b.js');
  expect(script.headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
  });
  expect(script.headers).not.toHaveProperty('content-security-policy');
  const health = await guest.get('/api/health');
  expect(health.headers['cache-control']).toBe('no-store');
});

test('over HTTPS the browser is told to stay there', async () => {
  const guest = restClient(await openApp(openWorld(), { settings: { isSecure: true } }));
  const { headers } = await guest.get('/api/health');
  expect(headers['strict-transport-security']).toBe('max-age=31536000');
  expect(String(headers['content-security-policy'])).toContain('upgrade-insecure-requests');
});

test('a picture is served by its type, for ever, and can run nothing', async () => {
  const world = openWorld();
  writeFileSync(join(world.imagesFolder, 'abc123.webp'), 'RIFF');
  writeFileSync(join(world.imagesFolder, 'evil.svg'), '<svg onload="x()"/>');
  const guest = await loginAs(world, null);
  const picture = await guest.get('/images/abc123.webp');
  expect(picture.status).toBe(200);
  expect(picture.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
  });
  for (const url of ['/images/evil.svg', '/images/', '/images/..%2fworld.ts', '/images/.hidden.jpg']) {
    expect((await guest.get(url)).status, url).toBe(404);
  }
});

test('a small picture is served like a large one, which stands in until it is there', async () => {
  const world = openWorld();
  const folder = `${world.imagesFolder}-small`;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(world.imagesFolder, 'abc.jpg'), 'large');
  writeFileSync(join(world.imagesFolder, 'def.jpg'), 'large');
  writeFileSync(join(folder, 'abc.jpg'), 'small');
  const want = vi.fn(() => true);
  const guest = restClient(await openApp(world, { smallImages: { folder, want } }));
  const small = await guest.get('/images/small/abc.jpg');
  const own = {
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
  };
  expect(small.bytes.toString()).toBe('small');
  expect(small.headers).toMatchObject({
    ...own,
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  expect(want).not.toHaveBeenCalled();
  const standIn = await guest.get('/images/small/def.jpg');
  expect(standIn.bytes.toString()).toBe('large');
  expect(standIn.headers).toMatchObject({
    ...own,
    'content-type': 'image/jpeg',
    'cache-control': 'no-cache',
  });
  expect(want.mock.calls).toEqual([['def.jpg']]);
  want.mockReturnValue(false);
  const onlyOne = await guest.get('/images/small/def.jpg');
  expect(onlyOne.headers).toMatchObject({ 'cache-control': 'public, max-age=31536000, immutable' });
  for (const url of [
    '/images/small/none.jpg',
    '/images/small/',
    '/images/small/..%2fabc.jpg',
    '/images/small/..%2f..%2fworld.ts',
    '/images/small/.hidden.jpg',
  ]) {
    expect((await guest.get(url)).status, url).toBe(404);
  }
});

test('a picture that comes with a product is to have its small one at once', async () => {
  const world = openWorld();
  const want = vi.fn(() => true);
  const app = await openApp(world, { smallImages: { folder: `${world.imagesFolder}-small`, want } });
  const login = { auth: world.auth, loginId: null, ip: '127.0.0.1', userAgent: 'test' };
  const tokens = await openLogin({ ...world.as(null), ...login }, givenUser(world, 'admin').id);
  const admin = restClient(app);
  admin.cookies.set('furnizo_session', tokens.sessionToken);
  const product = {
    code: '',
    name: 'Miell',
    category: 'pasticeri',
    price: 1,
    quantity: 1,
    vat_rate_percentage: 18,
    image: RED_DOT,
  };
  const { status, body } = await admin.post('/api/products', product);
  expect(status).toBe(201);
  expect(want.mock.calls).toEqual([[body.product.image.slice('/images/'.length)]]);
});

test('somebody who floods the shop is told when to try again', async () => {
  const guest = restClient(await openApp(openWorld(), { settings: { isRateLimited: true } }));
  for (let call = 1; call <= 2000; call += 1) expect((await guest.get('/api/health')).status).toBe(200);
  const rejected = await guest.get('/api/health');
  expect(rejected).toMatchObject({ status: 429, body: { error: 'Too many requests' } });
  expect(Number(rejected.headers['retry-after'])).toBeGreaterThan(0);
});

test('all addresses of one IPv6 line flood the shop as one, and another line is served', async () => {
  const guest = restClient(await openApp(openWorld(), { settings: { isRateLimited: true } }));
  const batch = `/trpc/${Array(100).fill('public.auth.me').join(',')}?batch=1&input={}`;
  const callFrom = (remoteAddress: string, url = '/api/health') =>
    guest.send({ method: 'GET', url, remoteAddress });
  for (let host = 1; host <= 20; host += 1) await callFrom(`2001:db8:0:1::${host}`, batch);
  expect((await callFrom('2001:db8:0:1::ff')).status).toBe(429);
  expect((await callFrom('2001:db8:0:2::1')).status).toBe(200);
});

test('each call of a batch counts, and a long list more than a short answer', async () => {
  const settings = { isRateLimited: true };
  const light = restClient(await openApp(openWorld(), { settings }));
  const batch = (path: string, calls: number) =>
    `/trpc/${Array(calls).fill(path).join(',')}?batch=1&input=${encodeURIComponent('{"0":{}}')}`;
  for (let sent = 1; sent <= 100; sent += 1)
    expect((await light.get(batch('public.auth.me', 20))).status).toBe(200);
  expect((await light.get('/api/health')).status).toBe(429);
  const heavy = restClient(await openApp(openWorld(), { settings }));
  for (let sent = 1; sent <= 25; sent += 1) await heavy.get(batch('public.catalog.list', 20));
  const refused = await heavy.get(batch('public.catalog.list', 20));
  expect(refused.body.error.data).toMatchObject({ httpStatus: 429, body: { error: 'Too many requests' } });
});

test('a session that has ended leaves a guest, not a fault', async () => {
  const world = openWorld();
  const client = await loginAs(world, givenUser(world, 'customer'));
  world.advance(31 * 24 * 3_600_000);
  expect((await client.get('/api/health')).status).toBe(200);
});

test('a client that takes for ever to say what it wants is let go', async () => {
  const { server } = await openApp(openWorld());
  expect(server.headersTimeout).toBeLessThanOrEqual(server.requestTimeout);
  expect(server.requestTimeout).toBeGreaterThan(0);
  expect(server.requestTimeout).toBeLessThanOrEqual(60_000);
});
