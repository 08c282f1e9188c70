import { expect, test } from 'vitest';
import { ordersFields } from '#web/routes/admin/admin-fields.ts';
import { readSearch } from '#web/search-fields.ts';
import { toOrderQuery } from './order-query.ts';

const queryOf = (address: Record<string, string>) => toOrderQuery(readSearch(ordersFields, address));

test('days in the address are those of creation, unless it says delivery', () => {
  const days = { from: '2026-11-23', to: '2026-11-24' };
  expect(queryOf(days)).toMatchObject({ from: '2026-11-23', to: '2026-11-24' });
  const delivered = queryOf({ ...days, by: 'delivery' });
  expect(delivered).toMatchObject({ deliverFrom: '2026-11-23', deliverTo: '2026-11-24' });
  expect(delivered).not.toHaveProperty('from');
});

test('the orders that are under way, without a driver and of a region', () => {
  expect(queryOf({ status: 'open', driver: 'none', region: '2' })).toMatchObject({
    statuses: ['E Procesuar', 'E Pergaditur', 'E Nisur'],
    driverCode: 'none',
    regionId: 2,
  });
});

test('the open orders that were brought in vain three times', () => {
  expect(queryOf({ status: 'tried' })).toMatchObject({
    statuses: ['E Procesuar', 'E Pergaditur', 'E Nisur'],
    minAttempts: 3,
  });
});

test('the orders that wait for the office', () => {
  const query = queryOf({ status: 'held' });
  expect(query).toMatchObject({ isHeld: true });
  expect(query).not.toHaveProperty('statuses');
});

test('what makes no sense is passed over', () => {
  const query = queryOf({ status: 'x', driver: '100', region: '9', from: '2026-02-31', page: '-1' });
  expect(query).toEqual({ search: '', sort: 'date', direction: 'desc', page: 1, limit: 20 });
});
