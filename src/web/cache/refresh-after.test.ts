import { afterEach, expect, test, vi } from 'vitest';
import { queryClient } from '#web/query-client.ts';
import { refreshAfter } from './refresh-after.ts';

afterEach(() => {
  vi.useRealTimers();
  queryClient.clear();
});

function isOld(path: readonly string[]): boolean | undefined {
  return queryClient.getQueryState([path, { type: 'query' }])?.isInvalidated;
}

function givenAnswer(...path: string[]): readonly string[] {
  queryClient.setQueryData([path, { type: 'query' }], {});
  return path;
}

test('an order that changes makes the open picking list old, and no list of products', () => {
  vi.useFakeTimers();
  const picking = givenAnswer('stocker', 'pickingList', 'get');
  const packing = givenAnswer('packer', 'orders', 'list');
  const products = givenAnswer('admin', 'products', 'list');
  refreshAfter('order');
  vi.advanceTimersByTime(300);
  expect([picking, packing, products].map(isOld)).toEqual([true, true, false]);
});

test('an order that departs takes its pieces from the shelf: the list of stock is old', () => {
  vi.useFakeTimers();
  const stock = givenAnswer('stocker', 'stock', 'list');
  refreshAfter('order');
  vi.advanceTimersByTime(300);
  expect(isOld(stock)).toBe(true);
});

test('a price or account that changes makes the open quick order old', () => {
  vi.useFakeTimers();
  const found = givenAnswer('customer', 'guide', 'lookUp');
  refreshAfter('catalog');
  vi.advanceTimersByTime(300);
  expect(isOld(found)).toBe(true);
  givenAnswer('customer', 'guide', 'lookUp');
  refreshAfter('user');
  vi.advanceTimersByTime(300);
  expect(isOld(found)).toBe(true);
});

test('a fetch waits for a change that is shown and still on its way', async () => {
  vi.useFakeTimers();
  const orders = givenAnswer('admin', 'orders', 'list');
  let answer = () => {};
  const change = queryClient.getMutationCache().build(queryClient, {
    mutationFn: () => new Promise<void>((resolve) => (answer = resolve)),
    meta: { isShownAtOnce: true },
  });
  const done = change.execute(undefined);
  refreshAfter('order');
  await vi.advanceTimersByTimeAsync(2000);
  expect(isOld(orders)).toBe(false);
  answer();
  await done;
  await vi.advanceTimersByTimeAsync(300);
  expect(isOld(orders)).toBe(true);
});
