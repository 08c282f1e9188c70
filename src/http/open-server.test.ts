import { once } from 'node:events';
import type { Server, ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import type { HttpSettings } from './app-deps.ts';
import { openServer } from './open-server.ts';

const SETTINGS: HttpSettings = {
  https: null,
  isSecure: false,
  publicOrigins: [],
  trustedProxies: [],
  isRateLimited: true,
  maxConnections: 100,
  maxConnectionsPerAddress: 3,
  logLevel: 'silent',
  metricsToken: null,
};

async function serve(settings: Partial<HttpSettings>, answer: (response: ServerResponse) => void) {
  const server = openServer({ ...SETTINGS, ...settings }, (_request, response) => answer(response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return server;
}

async function ask(server: Server): Promise<{ readonly client: Socket; readonly served: Socket | null }> {
  const { port } = server.address() as AddressInfo;
  const arriving = once(server, 'connection') as Promise<[Socket]>;
  const client = connect(port, '127.0.0.1');
  client.on('error', () => {});
  onTestFinished(() => void client.destroy());
  await once(client, 'connect');
  client.pause();
  client.write('GET / HTTP/1.1\r\nhost: shop\r\n\r\n');
  const [served] = await arriving;
  return { client, served };
}

test('a client that does not read its answer is let go, one whose answer is still being made is not', async () => {
  const answers: ServerResponse[] = [];
  const server = await serve({}, (response) => void answers.push(response));
  expect(server.timeout).toBe(30_000);
  const { served } = await ask(server);
  await expect.poll(() => answers.length, { timeout: 20_000 }).toBe(1);
  server.emit('timeout', served);
  expect(served?.destroyed).toBe(false);
  answers[0]?.end(Buffer.alloc(64 * 1024 * 1024));
  await expect.poll(() => served?.writableLength ?? 0, { timeout: 20_000 }).toBeGreaterThan(0);
  server.emit('timeout', served);
  expect(served?.destroyed).toBe(true);
});

test('one address holds so many connections and no more; what it closes it can open again', async () => {
  const server = await serve({}, (response) => void response.end('ok'));
  const first = [await ask(server), await ask(server), await ask(server)];
  const fourth = await ask(server);
  await expect.poll(() => fourth.served?.destroyed, { timeout: 20_000 }).toBe(true);
  expect(first.some(({ served }) => served?.destroyed)).toBe(false);
  first[0]?.client.destroy();
  await once(first[0]?.served ?? server, 'close');
  expect((await ask(server)).served?.destroyed).toBe(false);
});

test('a trusted proxy speaks for many, and holds as many as it needs', async () => {
  const server = await serve({ trustedProxies: ['127.0.0.0/8'] }, (response) => void response.end('ok'));
  for (let count = 0; count < 5; count += 1) expect((await ask(server)).served?.destroyed).toBe(false);
});
