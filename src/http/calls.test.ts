import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { givenUser } from '#testing/builders.ts';
import { loginAs, openApp, restClient } from '#testing/rest-client.ts';
import { openWorld } from '#testing/world.ts';

const host = { host: '192.168.1.20:3000' };
const logout = '/trpc/public.auth.logout';

test('another site cannot change anything through a visitor’s browser', async () => {
  const guest = await loginAs(openWorld(), null);
  const foreign = [
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: 'http://192.168.1.20:4000' },
    { origin: 'https://192.168.1.20:3000' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
  ];
  for (const headers of foreign) {
    const answer = await guest.post('/api/auth/logout', {}, { ...host, ...headers });
    expect(answer, JSON.stringify(headers)).toMatchObject({ status: 403, body: { error: 'Forbidden' } });
  }
});

test('our own pages on a LAN over plain HTTP, and programs that are no browser, are let in', async () => {
  const guest = await loginAs(openWorld(), null);
  const ours = [{ origin: 'http://192.168.1.20:3000' }, { 'sec-fetch-site': 'same-origin' }, {}];
  for (const headers of ours) {
    const answer = await guest.post(logout, {}, { ...host, ...headers });
    expect(answer.status, JSON.stringify(headers)).toBe(200);
  }
});

test('behind a proxy the public address is ours, whatever name the proxy asks for', async () => {
  const settings = { isSecure: true, publicOrigins: ['https://dyqani.example.com'] };
  const guest = restClient(await openApp(openWorld(), { settings }));
  const ours = { host: '127.0.0.1:3000', origin: 'https://dyqani.example.com' };
  expect((await guest.post(logout, {}, ours)).status).toBe(200);
  expect((await guest.post(logout, {}, { ...ours, origin: 'http://dyqani.example.com' })).status).toBe(403);
  const forged = { host: 'evil.test', origin: 'https://evil.test' };
  expect((await guest.post(logout, {}, forged)).status).toBe(403);
});

test('only listed proxies are believed about where a request comes from', async () => {
  const claim = { host: '127.0.0.1:3000', 'x-forwarded-host': 'evil.example', origin: 'http://evil.example' };
  const direct = restClient(await openApp(openWorld()));
  expect((await direct.post(logout, {}, claim)).status).toBe(403);
  const proxied = restClient(await openApp(openWorld(), { settings: { trustedProxies: ['127.0.0.1'] } }));
  expect((await proxied.post(logout, {}, claim)).status).toBe(200);
});

test('the login’s cookies cannot be read by scripts, and belong to this host alone under HTTPS', async () => {
  const world = openWorld();
  const body = {
    name: 'Arta Krasniqi',
    phone: '044123456',
    address: 'Rr. B 1',
    email: 'arta@example.com',
    password: 'fjalekalim1',
    confirmPassword: 'fjalekalim1',
  };
  const plain = await (await loginAs(world, null)).post('/trpc/public.auth.signup', body);
  expect(plain.status).toBe(200);
  expect(plain.headers['set-cookie']).toEqual([
    expect.stringMatching(/^furnizo_session=[^;]+; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Lax$/),
    expect.stringMatching(/^furnizo_refresh=[^;]+; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Lax$/),
    expect.stringMatching(/^furnizo_device=[^;]+; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Lax$/),
  ]);
  const app = restClient(await openApp(openWorld(), { settings: { isSecure: true } }));
  const secure = await app.post('/trpc/public.auth.signup', body);
  expect(secure.headers['set-cookie']).toEqual([
    expect.stringMatching(/^__Host-furnizo_session=[^;]+; Path=\/; .*HttpOnly; Secure; SameSite=Lax$/),
    expect.stringMatching(/^__Host-furnizo_refresh=[^;]+; Path=\/; .*HttpOnly; Secure; SameSite=Lax$/),
    expect.stringMatching(/^__Host-furnizo_device=[^;]+; .*Path=\/; HttpOnly; Secure; SameSite=Lax$/),
  ]);
});

test('bodies that are not JSON, too large or broken are rejected in the words of the REST API', async () => {
  const guest = await loginAs(openWorld(), null);
  const send = (payload: string, type: string) =>
    guest.send({ method: 'POST', url: '/api/auth/login', headers: { 'content-type': type }, payload });
  for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']) {
    expect(await send('a=1', type), type).toMatchObject({
      status: 415,
      body: { error: 'Unsupported media type' },
    });
  }
  const json = 'application/json';
  expect(await send('{"a":', json)).toMatchObject({ status: 400, body: { error: 'Validation failed' } });
  const large = JSON.stringify({ email: 'x'.repeat(256 * 1024) });
  expect(await send(large, json)).toMatchObject({ status: 413, body: { error: 'Payload too large' } });
});

test('large bodies are for the office, and everybody else is rejected before sending one', async () => {
  const world = openWorld();
  const large = { x: 'y'.repeat(7 * 1024 * 1024) };
  const url = '/trpc-upload/public.auth.logout';
  const rejected = async (role: 'customer' | 'stocker' | null) =>
    (await loginAs(world, role && givenUser(world, role))).post(url, large);
  expect((await rejected(null)).body.error.data).toMatchObject({
    httpStatus: 401,
    body: { error: 'Unauthorized' },
  });
  expect((await rejected('customer')).body.error.data.httpStatus).toBe(403);
  expect((await rejected('stocker')).status).toBe(403);
  const admin = await loginAs(world, givenUser(world, 'admin'));
  expect((await admin.post(url, { x: 'y'.repeat(8 * 1024 * 1024) })).status).toBe(413);
  expect((await admin.post(url, large)).status).toBe(200);
  const ordinary = await loginAs(world, givenUser(world, 'admin'));
  expect((await ordinary.post('/trpc/public.auth.logout', large)).body.error.data.httpStatus).toBe(413);
});

test('a database that takes no writes is 503 with a sentence, and reading goes on', async () => {
  const world = openWorld();
  const customer = await loginAs(world, givenUser(world, 'customer', { name: 'Arta' }));
  world.handle.connection.pragma('query_only = ON');
  const read = await customer.get('/trpc/profile.get');
  expect(read.body.result.data.name).toBe('Arta');
  const write = await customer.post('/trpc/profile.update', {
    name: 'Arta K',
    phone: '044123456',
    address: 'Rr. B',
    email: 'a@example.com',
    fiscalNumber: '',
    vatNumber: '',
    regionId: 1,
  });
  expect(write.status).toBe(503);
  expect(write.body.error.data.body).toEqual({
    error: 'Service unavailable',
    message: 'Shërbimi nuk është i disponueshëm. Provoni pas pak.',
  });
  world.handle.connection.pragma('query_only = OFF');
});

test('a disk without room for a file is 503 too', async () => {
  const full = Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' });
  let faults = 0;
  const app = await openApp(openWorld(), {
    isHealthy: () => {
      throw full;
    },
    storageFailed: () => {
      faults += 1;
    },
  });
  expect(await restClient(app).get('/api/health')).toMatchObject({
    status: 503,
    body: { error: 'Service unavailable' },
  });
  // The fault is reported to the office.
  expect(faults).toBe(1);
});

test('a fault is told without its detail', async () => {
  const world = openWorld();
  const customer = await loginAs(world, givenUser(world, 'customer'));
  world.handle.connection.exec('ALTER TABLE users RENAME TO elsewhere');
  const answer = await customer.get('/api/health');
  expect(answer).toMatchObject({ status: 500, body: { error: 'Internal error' } });
  expect(JSON.stringify(answer.body)).not.toMatch(/users|SQL|at /);
});

test('a client that guesses passwords is told how long to wait, at both doors in the same header', async () => {
  const world = openWorld();
  const guest = await loginAs(world, null);
  const wrong = { email: 'arta@example.com', password: 'fjalekalimi-x' };
  for (let tries = 0; tries < 5; tries += 1) await guest.post('/api/auth/login', wrong);
  const rest = await guest.post('/api/auth/login', wrong);
  expect(rest).toMatchObject({ status: 429, headers: { 'retry-after': '5' } });
  expect(await guest.post('/trpc/public.auth.login', wrong)).toMatchObject({
    status: 429,
    headers: { 'retry-after': '5' },
  });
});

test('a client that speaks no HTTP is answered like everybody else', async () => {
  const app = await openApp(openWorld());
  await app.listen({ port: 0, host: '127.0.0.1' });
  const address = app.server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const say = (words: string) => {
    const socket = connect(Number(port), '127.0.0.1');
    socket.write(words);
    return text(socket);
  };
  const [head, body] = (await say('NONSENSE\r\n\r\n')).split('\r\n\r\n');
  expect(head).toMatch(/^HTTP\/1.1 400 Bad Request\r\n/);
  expect(JSON.parse(`${body}`)).toMatchObject({ error: 'Validation failed', message: expect.any(String) });
  const long = await say(`GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${'x'.repeat(20_000)}\r\n\r\n`);
  expect(long).toContain('431 Request Header Fields Too Large');
  expect(long).toContain('"error":"Request header fields too large"');
});
