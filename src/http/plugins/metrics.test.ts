import { expect, test } from 'vitest';
import { HEALTHY } from '#shared/shop-health.ts';
import { openApp, restClient } from '#testing/rest-client.ts';
import { openWorld } from '#testing/world.ts';

const metricsToken = 'a-token-of-this-test';

test('without a token in the settings there is no /metrics', async () => {
  const guest = restClient(await openApp(openWorld()));
  expect((await guest.get('/metrics', { accept: 'text/plain' })).status).toBe(404);
});

test.each(['', 'Bearer', 'Bearer wrong', metricsToken, `bearer ${metricsToken}x`])(
  'with %j nobody reads them',
  async (authorization) => {
    const guest = restClient(await openApp(openWorld(), { settings: { metricsToken } }));
    expect(
      (await guest.get('/metrics', { accept: '*/*', ...(authorization ? { authorization } : {}) })).status,
    ).toBe(401);
  },
);

test('they count what was answered, how long it took and what is wrong, in the format of Prometheus', async () => {
  const health = () => ({ ...HEALTHY, problems: ['disk-low'] as const, lastBackupAt: 5000 });
  const guest = restClient(await openApp(openWorld(), { settings: { metricsToken }, health }));
  await guest.get('/api/categories');
  await guest.get('/api/nothing');
  const answer = await guest.get('/metrics', { authorization: `Bearer ${metricsToken}` });
  expect(answer.status).toBe(200);
  expect(answer.headers['content-type']).toMatch(/^text\/plain; version=0\.0\.4/);
  const text = answer.bytes.toString();
  expect(text.split('\n').slice(0, -1)).toEqual(
    expect.arrayContaining([
      'furnizo_http_requests_total{kind="api",status="4xx"} 1',
      'furnizo_http_request_duration_seconds_count{kind="api"} 2',
      'furnizo_http_request_duration_seconds_bucket{kind="api",le="+Inf"} 2',
      'furnizo_health_problem{problem="disk-low"} 1',
      'furnizo_last_backup_timestamp_seconds 5',
    ]),
  );
  for (const line of text.trim().split('\n'))
    expect(line).toMatch(
      /^(# TYPE [a-z_]+ (counter|gauge|histogram)|[a-z_]+(\{[a-z_]+="[^"]*"(,[a-z_]+="[^"]*")*\})? [-\d.e+]+)$/,
    );
});

test('what a holder of the token has read is kept for nobody, not even for their next reading', async () => {
  const guest = restClient(await openApp(openWorld(), { settings: { metricsToken } }));
  const read = (authorization?: string) =>
    guest.get('/metrics', { accept: 'text/plain, */*', ...(authorization ? { authorization } : {}) });
  const first = await read(`Bearer ${metricsToken}`);
  expect(first).toMatchObject({ status: 200, headers: { 'cache-control': 'no-store' } });
  expect((await read()).status).toBe(401);
  expect((await read('Bearer wrong')).status).toBe(401);
  expect((await read(`Bearer ${metricsToken}`)).bytes.equals(first.bytes)).toBe(false);
});
