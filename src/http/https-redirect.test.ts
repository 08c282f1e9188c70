import { once } from 'node:events';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { openHttpsRedirect } from './https-redirect.ts';

async function ask(host: string, path: string, port = 443, origins: string[] = [], method = 'GET') {
  const server = openHttpsRedirect(port, origins).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const { port: at } = server.address() as AddressInfo;
  const asked = request({ port: at, host: '127.0.0.1', path, method, headers: { host } }).end();
  const [answer] = await once(asked, 'response');
  answer.resume();
  return [answer.statusCode, answer.headers.location];
}

test.each([
  ['dyqani.example', '/category/paketime?page=2', 443, [], 'https://dyqani.example/category/paketime?page=2'],
  ['192.168.1.5:80', '/', 3000, [], 'https://192.168.1.5:3000/'],
  ['[fe80::1]:8080', '/x', 3443, [], 'https://[fe80::1]:3443/x'],
  ['whatever', '/x', 3443, ['https://dyqani.example'], 'https://dyqani.example/x'],
  ['a.example', '//evil.example/x', 443, [], 'https://a.example//evil.example/x'],
])('%s%s leads to HTTPS', async (host, path, port, origins, location) => {
  expect(await ask(host, path, port, origins)).toEqual([308, location]);
});

test('a post keeps its method', async () => {
  expect(await ask('a.example', '/api/auth/login', 443, [], 'POST')).toEqual([
    308,
    'https://a.example/api/auth/login',
  ]);
});

test.each(['evil.example/x', 'a b', 'user@evil.example'])('a host %j is led nowhere', async (host) => {
  expect(await ask(host, '/')).toEqual([400, undefined]);
});
