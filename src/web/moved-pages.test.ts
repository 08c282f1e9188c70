import { expect, test } from 'vitest';
import { findMovedPage } from './moved-pages.ts';

const office = (search: Record<string, string>) => findMovedPage('/secret-dashboard', search);

test('an address with a tab leads to the page and keeps the rest of it', () => {
  expect(office({ tab: 'createuser' })).toBe('/secret-dashboard/users/new');
  expect(office({ tab: 'create' })).toBe('/secret-dashboard/products/new');
  expect(office({ tab: 'orders', status: 'E Nisur', page: '2' })).toBe(
    '/secret-dashboard/orders?status=E+Nisur&page=2',
  );
  expect(office({ tab: 'update', q: 'kuti' })).toBe('/secret-dashboard/products/edit?q=kuti');
  expect(office({ tab: 'update', product: '12' })).toBe('/secret-dashboard/products/12');
  expect(findMovedPage('/stocker-dashboard/', { tab: 'stock', mode: 'count' })).toBe(
    '/stocker-dashboard/stock?mode=count',
  );
  expect(findMovedPage('/package-dashboard', { tab: 'orders', view: 'products' })).toBe(
    '/package-dashboard/orders?view=products',
  );
});

test("the driver's cash and the telephone's customer are found as before", () => {
  expect(findMovedPage('/driver-dashboard', { view: 'cash', date: '2026-01-02' })).toBe(
    '/driver-dashboard/cash?date=2026-01-02',
  );
  expect(findMovedPage('/driver-dashboard', { door: '17', date: '2026-01-02' })).toBe(
    '/driver-dashboard/orders/17?date=2026-01-02',
  );
  expect(findMovedPage('/driver-dashboard', { view: 'day' })).toBe('/driver-dashboard');
  expect(findMovedPage('/driver-dashboard', { date: '2026-01-02' })).toBeNull();
  expect(findMovedPage('/call-center-dashboard', { tab: 'clients', customer: '7' })).toBe(
    '/call-center-dashboard?customer=7',
  );
});

test('an address without a tab stays, and a tab that never was leads to the first page', () => {
  expect(office({})).toBeNull();
  expect(findMovedPage('/stocker-dashboard', { date: '2026-01-02', by: 'delivery' })).toBeNull();
  expect(office({ tab: '../login' })).toBe('/secret-dashboard');
});
