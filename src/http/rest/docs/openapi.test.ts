import { Validator } from '@seriousme/openapi-schema-validator';
import { expect, test } from 'vitest';
import { restRows } from '#http/rest/rest-rows.ts';
import { givenAllFeatures } from '#testing/given-features.ts';
import { loginAs } from '#testing/rest-client.ts';
import { openWorld } from '#testing/world.ts';
import { exampleOf } from './json-schema.ts';
import { describeInput } from './openapi.ts';

test('the description of the REST API is valid OpenAPI 3.1 and names every endpoint', async () => {
  const world = openWorld();
  await givenAllFeatures(world);
  const guest = await loginAs(world, null);
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

test('who may repeat a request by its key reads that another body is refused', async () => {
  const world = openWorld();
  await givenAllFeatures(world);
  const { paths } = (await (await loginAs(world, null)).get('/api/openapi.json')).body;
  const keyed = restRows.filter((row) => row.acceptsIdempotencyKey);
  const silent = keyed.filter((row) => !paths[row.url][row.method.toLowerCase()].responses['422']);
  expect(silent.map((row) => `${row.method} ${row.url}`)).toEqual([]);
});

test('no two endpoints share an address, and every part of a path is described', () => {
  const addresses = restRows.map((row) => `${row.method} ${row.url.replaceAll(/\{\w+\}/g, '{}')}`);
  expect(new Set(addresses).size).toBe(addresses.length);
});

test('the page to read needs no script and shows every endpoint', async () => {
  const world = openWorld();
  await givenAllFeatures(world);
  const guest = await loginAs(world, null);
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

async function readDescription() {
  const guest = await loginAs(openWorld(), null);
  return (await guest.get('/api/openapi.json')).body;
}

test('what several rows answer has a name, and every reference leads somewhere', async () => {
  const description = await readDescription();
  const { schemas, headers } = description.components;
  expect(Object.keys(schemas)).toEqual(
    expect.arrayContaining(['Account', 'Document', 'Error', 'Order', 'CustomerOrder', 'Product', 'User']),
  );
  const refs = [...JSON.stringify(description).matchAll(/"\$ref":"([^"]+)"/g)].map(([, ref = '']) => ref);
  const known = [
    ...Object.keys(schemas).map((name) => `#/components/schemas/${name}`),
    ...Object.keys(headers).map((name) => `#/components/headers/${name}`),
  ];
  expect([...new Set(refs)].filter((ref) => !known.includes(ref))).toEqual([]);
  expect(
    description.paths['/products'].get.responses['200'].content['application/json'].schema,
  ).toMatchObject({
    properties: { products: { type: 'array', items: { $ref: '#/components/schemas/Product' } } },
  });
});

test('days, times, statuses and pictures are described as what they are', async () => {
  const { paths, components } = await readDescription();
  const { Order, Product, Document } = components.schemas;
  expect(Order.properties.delivery_status.enum).toContain('E Procesuar');
  expect(Order.properties.created_at).toMatchObject({ format: 'date-time' });
  expect(Document.properties.issued_on).toMatchObject({ format: 'date' });
  expect(Product.properties.price_source.anyOf ?? Product.properties.price_source.enum).toBeDefined();
  const body = (url: string, method: string) =>
    paths[url][method].requestBody.content['application/json'].schema.properties;
  expect(body('/products', 'post').image.description).toContain('data URL');
  expect(body('/orders', 'post').deliver_date).toMatchObject({ format: 'date' });
  expect(body('/orders', 'post').products.items.properties.product_id.description).toContain('`id`');
  expect(body('/orders/update-status', 'put').delivery_status.enum).toContain('E Anuluar');
  const days = JSON.stringify(paths).match(/"name":"(date|from|to|on|deliver_date)"[^}]*\}/g) ?? [];
  expect(days.filter((one) => !one.includes('"format":"date"'))).toEqual([]);
});

test('headers, all types of a file, and parameters of every query are described', async () => {
  const { paths } = await readDescription();
  expect(Object.keys(paths['/products'].get.responses['200'].headers)).toEqual(
    expect.arrayContaining(['X-Request-Id', 'ETag', 'X-Total-Count', 'Link']),
  );
  expect(paths['/products'].get.responses).toHaveProperty('304');
  expect(paths['/auth/login'].post.responses['200'].headers).toHaveProperty('Set-Cookie');
  expect(paths['/auth/login'].post.responses['429'].headers).toHaveProperty('Retry-After');
  const typesOf = (url: string) => Object.keys(paths[url].get.responses['200'].content).length;
  expect(typesOf('/accounts/{customer_id}/statement')).toBe(3);
  expect(typesOf('/admin/books/sales')).toBe(2);
  expect(typesOf('/admin/price-lists/{id}/file')).toBe(2);
  expect(typesOf('/orders/photos/{photo_id}')).toBe(3);
  const namesOf = (url: string, method: string) =>
    paths[url][method].parameters.map(({ name }: { name: string }) => name);
  expect(namesOf('/stock/picking-list/pdf', 'get')).toEqual(['orders', 'date', 'by', 'all']);
  expect(namesOf('/cart', 'delete')).toEqual(['productId']);
  expect(paths['/cart'].delete).not.toHaveProperty('requestBody');
});

test.each(restRows.map((row) => [`${row.method} ${row.url}`, row] as const))(
  'the example of %s is one that it takes',
  (_name, row) => {
    const schemas = {};
    const { parameters, body } = describeInput(row, schemas);
    const ofBody = body ? (exampleOf(body, schemas) as object) : {};
    const ofParameters = parameters
      .filter((parameter) => parameter.in !== 'header')
      .map(({ name, schema }) => [name, exampleOf(schema, schemas, name)]);
    const read = row.input.safeParse({ ...ofBody, ...Object.fromEntries(ofParameters) });
    expect(read.error?.issues ?? []).toEqual([]);
  },
);

test('the page begins with how to begin', async () => {
  const guest = await loginAs(openWorld(), null);
  const html = (await guest.get('/api/docs')).bytes.toString();
  for (const said of [
    'Getting started',
    'cookies.txt',
    'rel=&quot;next&quot;',
    'updated_since',
    'Idempotency-Key',
    'Retry-After',
    'If-None-Match',
  ]) {
    expect(html, said).toContain(said);
  }
});
