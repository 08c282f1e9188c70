import { afterEach, expect, test, vi } from 'vitest';
import { readLastPlace, storeLastPlace } from './last-place.ts';

const HOME = '/secret-dashboard';

function withStorage(): void {
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
}

afterEach(() => vi.unstubAllGlobals());

test('a workspace knows the page where each person was the last time', () => {
  withStorage();
  expect(readLastPlace(1, HOME)).toBeNull();
  storeLastPlace(1, HOME, '/secret-dashboard/orders');
  storeLastPlace(2, HOME, '/secret-dashboard/accounts/20');
  expect([readLastPlace(1, HOME), readLastPlace(2, HOME)]).toEqual([
    '/secret-dashboard/orders',
    '/secret-dashboard/accounts/20',
  ]);
});

test.each([
  '/secret-dashboard',
  '/secret-dashboard/',
  '/login',
  '//evil.test/secret-dashboard/x',
  '/secret-dashboard/?a=1',
])('%s is no page of the workspace', (pathname) => {
  withStorage();
  storeLastPlace(1, HOME, pathname);
  expect(readLastPlace(1, HOME)).toBeNull();
});

test('without storage it opens on its first page', () => {
  vi.stubGlobal('localStorage', undefined);
  storeLastPlace(1, HOME, '/secret-dashboard/orders');
  expect(readLastPlace(1, HOME)).toBeNull();
});
