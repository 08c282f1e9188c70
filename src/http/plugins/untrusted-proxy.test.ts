import { expect, test, vi } from 'vitest';
import { readEnv } from '#env.ts';
import { openApp, restClient } from '#testing/rest-client.ts';
import { openWorld } from '#testing/world.ts';

const PUBLIC = { isSecure: true, publicOrigins: ['https://dyqani.example.com'] };

async function seen(settings: object, headers: Record<string, string>) {
  const proxyNotTrusted = vi.fn();
  const client = restClient(await openApp(openWorld(), { settings, proxyNotTrusted }));
  for (let times = 0; times < 2; times += 1) await client.get('/api/health', headers);
  return proxyNotTrusted.mock.calls.length;
}

test('a proxy that TRUST_PROXY does not name is told of once, a named or a missing one never', async () => {
  const forwarded = { 'x-forwarded-for': '203.0.113.9' };
  expect(await seen(PUBLIC, forwarded)).toBe(1);
  expect(await seen(PUBLIC, {})).toBe(0);
  expect(await seen({ ...PUBLIC, trustedProxies: ['127.0.0.1'] }, forwarded)).toBe(0);
  expect(await seen({}, forwarded)).toBe(0);
});

test('PUBLIC_ORIGIN alone trusts a proxy of this machine, and no other', () => {
  const PUBLIC_ORIGIN = 'https://dyqani.example.com';
  expect(readEnv({ PUBLIC_ORIGIN })).toMatchObject({
    trustedProxies: ['127.0.0.1', '::1'],
    isProxyUnnamed: true,
  });
  expect(readEnv({ PUBLIC_ORIGIN, TRUST_PROXY: '10.0.0.1' })).toMatchObject({
    trustedProxies: ['10.0.0.1'],
    isProxyUnnamed: false,
  });
  expect(readEnv({})).toMatchObject({ trustedProxies: [], isProxyUnnamed: false });
});
