import { Validator } from '@seriousme/openapi-schema-validator';
import { expect, test } from 'vitest';
import { restRows } from '#http/rest/rest-rows.ts';
import { loginAs } from '#testing/rest-client.ts';
import { openWorld } from '#testing/world.ts';

test('the description of the REST API is valid OpenAPI 3.1 and names every endpoint', async () => {
  const guest = await loginAs(openWorld(), null);
  const { body } = await guest.get('/api/openapi.json');
  expect(body.openapi).toBe('3.1.0');
  const verdict = await new Validator().validate(body);
  expect(verdict.errors ?? []).toEqual([]);
  expect(verdict.valid).toBe(true);
  const described = Object.entries(body.paths).flatMap(([url, methods]) =>
    Object.keys(methods as object).map((method) => `${method.toUpperCase()} ${url}`),
  );
  expect(described).toEqual(
    expect.arrayContaining([
      ...restRows.map((row) => `${row.method} ${row.url}`),
      'GET /health',
      'GET /docs',
    ]),
  );
});

test('no two endpoints share an address, and every part of a path is described', () => {
  const addresses = restRows.map((row) => `${row.method} ${row.url.replaceAll(/\{\w+\}/g, '{}')}`);
  expect(new Set(addresses).size).toBe(addresses.length);
});

test('the page to read needs no script and shows every endpoint', async () => {
  const guest = await loginAs(openWorld(), null);
  const page = await guest.get('/api/docs');
  expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
  const html = page.bytes.toString();
  expect(html).not.toContain('<script');
  for (const row of restRows) expect(html).toContain(`/api${row.url}</span>`);
});

test('the description says what comes in a header, and what a body can be rejected for', async () => {
  const guest = await loginAs(openWorld(), null);
  const { paths, components } = (await guest.get('/api/openapi.json')).body;
  for (const url of ['/orders', '/orders/create-order', '/callcenter/orders']) {
    expect(paths[url].post.parameters).toEqual([
      expect.objectContaining({ name: 'Idempotency-Key', in: 'header' }),
    ]);
    expect(Object.keys(paths[url].post.responses)).toEqual(
      expect.arrayContaining(['409', '413', '415', '422']),
    );
  }
  const { properties } = paths['/callcenter/orders'].post.requestBody.content['application/json'].schema;
  expect(properties.reason).toMatchObject({ type: 'string' });
  expect(paths['/cart'].get.responses).not.toHaveProperty('413');
  expect(components.securitySchemes.session.name).toBe('furnizo_session');
});
