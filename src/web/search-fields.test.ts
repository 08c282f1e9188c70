import { expect, test } from 'vitest';
import { createStaffRouter } from './router.tsx';
import { day, id, page, pageSize, readSearch, whole } from './search-fields.ts';
import { workspaceRoutes } from './workspace-routes.ts';

const { routesByPath } = createStaffRouter(workspaceRoutes);

const readers = Object.entries(routesByPath).flatMap(([path, route]) => {
  const read: unknown = route.options.validateSearch;
  return typeof read === 'function' ? [{ path, read: (given: object): object => read(given) }] : [];
});

function readAt(path: string, address: string): object {
  const found = readers.find((reader) => reader.path === path);
  expect(found, path).toBeDefined();
  return found?.read(Object.fromEntries(new URLSearchParams(address))) ?? {};
}

const NAMES = [
  ...[
    'back',
    'by',
    'category',
    'customer',
    'date',
    'day',
    'days',
    'delivered',
    'direction',
    'document',
    'driver',
  ],
  ...[
    'export',
    'filter',
    'from',
    'group',
    'job',
    'kind',
    'level',
    'limit',
    'list',
    'lista',
    'low',
    'mode',
    'month',
  ],
  ...[
    'number',
    'on',
    'only',
    'order',
    'packing',
    'page',
    'panel',
    'pay',
    'payment',
    'period',
    'person',
    'phone',
  ],
  ...[
    'picking',
    'q',
    'region',
    'rest',
    'role',
    'show',
    'sort',
    'state',
    'status',
    'stock',
    'sub',
    'subcategory',
  ],
  ...['tab', 'thing', 'till', 'to', 'user', 'view', 'year'],
];

const NONSENSE = [
  '',
  ' ',
  '-1',
  '0',
  '1e9',
  'NaN',
  'null',
  '%00',
  '2026-02-31',
  '2026-13',
  'x'.repeat(9000),
  [],
  {},
];

test('every page with parameters passes over what makes no sense in its address', () => {
  expect(readers.length).toBeGreaterThan(30);
  for (const { path, read } of readers) {
    for (const nonsense of NONSENSE) {
      const values = Object.values(read(Object.fromEntries(NAMES.map((name) => [name, nonsense]))));
      for (const value of values) {
        if (typeof value === 'string') expect(value.length, path).toBeLessThanOrEqual(2_000);
        else expect(value === undefined || (typeof value === 'number' && value >= 0), path).toBe(true);
      }
    }
  }
});

test('addresses that people have stored lead where they led', () => {
  expect(
    readAt('/secret-dashboard/orders', 'status=open&driver=none&region=2&page=3&limit=50&order=7'),
  ).toEqual({
    ...{ status: 'open', driver: 'none', region: 2, page: 3, limit: 50, order: 7 },
  });
  expect(readAt('/secret-dashboard/documents', 'view=unissued&customer=4&document=9&year=2025')).toEqual({
    ...{ view: 'unissued', customer: 4, document: 9, year: '2025' },
  });
  expect(readAt('/secret-dashboard/products', 'only=bin&sort=stock&direction=desc')).toEqual({
    ...{ only: 'bin', sort: 'stock', direction: 'desc' },
  });
  expect(readAt('/secret-dashboard/cash', 'date=2026-01-02&till=arka')).toEqual({
    date: '2026-01-02',
    till: 'arka',
  });
  expect(readAt('/stocker-dashboard', 'picking=3,5&group=van&rest=yes')).toEqual({
    ...{ picking: '3,5', group: 'van', rest: 'yes' },
  });
  expect(readAt('/package-dashboard/orders', 'view=products&sort=region-asc&delivered=on')).toEqual({
    ...{ view: 'products', sort: 'region-asc', delivered: 'on' },
  });
  expect(readAt('/driver-dashboard/load', 'list=return&by=created')).toEqual({
    list: 'return',
    by: 'created',
  });
  expect(readAt('/call-center-dashboard', 'customer=7&phone=044 123 456')).toEqual({
    ...{ customer: 7, phone: '044 123 456' },
  });
  expect(readAt('/category/$category', 'sub=a,b&sort=price&panel=filters')).toEqual({
    ...{ sub: 'a,b', sort: 'price', panel: 'filters' },
  });
  expect(readAt('/login', 'from=/cart')).toEqual({ from: '/cart' });
});

test('what is not understood overwrites what the address says, and the rest is left alone', () => {
  const fields = { page, limit: pageSize, order: id, from: day, back: whole(0, 120) };
  expect(readSearch(fields, { page: 'x', order: '5', from: '2026-02-31', back: '0', other: '1' })).toEqual({
    ...{ page: undefined, order: 5, from: undefined, back: 0 },
  });
  expect(readSearch(fields, { page: '99999', limit: '30', order: 5 })).toEqual({
    ...{ page: 10_000, limit: undefined, order: 5 },
  });
});
