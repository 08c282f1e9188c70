import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CACHE_MS, queryClient } from '#web/query-client.ts';
import { cacheProductLists, forgetProductLists, restoreProductLists } from './product-cache.ts';

const CART = [['customer', 'cart', 'list'], { type: 'query' }];
const BOUGHT = [['customer', 'guide', 'list'], { type: 'query' }];
const ORDERS = [['customer', 'orders', 'list'], { type: 'query' }];
const CATEGORY = [['public', 'catalog', 'byCategory'], { type: 'query' }];

function givenStorage(): void {
  const methods = {
    getItem(name: string) {
      return Object.hasOwn(this, name) ? Reflect.get(this, name) : null;
    },
    setItem(name: string, value: string) {
      Reflect.set(this, name, value);
    },
    removeItem(name: string) {
      Reflect.deleteProperty(this, name);
    },
  };
  vi.stubGlobal('localStorage', Object.create(methods));
}

function cacheEverything(): void {
  for (const key of [CART, BOUGHT, ORDERS, CATEGORY]) {
    queryClient.setQueryData(key, 'known');
  }
  vi.advanceTimersByTime(2000);
  queryClient.clear();
}

cacheProductLists(() => 7);

beforeEach(() => {
  vi.useFakeTimers();
  givenStorage();
});
afterEach(() => {
  queryClient.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('cart and bought before are there again without a network, and are asked for all the same; orders never are', () => {
  cacheEverything();
  restoreProductLists(7);
  expect(queryClient.getQueryData(CART)).toBe('known');
  expect(queryClient.getQueryData(BOUGHT)).toBe('known');
  expect(queryClient.getQueryState(CART)?.dataUpdatedAt).toBe(0);
  expect(queryClient.getQueryState(CATEGORY)?.dataUpdatedAt).toBeGreaterThan(0);
  expect(queryClient.getQueryData(ORDERS)).toBeUndefined();
});

test('without a network the lists of the last days are there too', () => {
  cacheEverything();
  vi.advanceTimersByTime(2 * 24 * 60 * 60_000);
  vi.stubGlobal('navigator', { onLine: false });
  restoreProductLists(7);
  expect(queryClient.getQueryData(CART)).toBe('known');
  expect(queryClient.getQueryData(BOUGHT)).toBe('known');
});

test('another person, five minutes later, or after logging out there is nothing', () => {
  cacheEverything();
  restoreProductLists(8);
  expect(queryClient.getQueryData(CART)).toBeUndefined();
  vi.advanceTimersByTime(CACHE_MS);
  restoreProductLists(7);
  expect(queryClient.getQueryData(CART)).toBeUndefined();
  cacheEverything();
  forgetProductLists();
  restoreProductLists(7);
  expect(queryClient.getQueryData(CART)).toBeUndefined();
});
