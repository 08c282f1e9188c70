import { expect, test } from 'vitest';
import { findSafePlace } from './safe-place.ts';

test('after the login one returns to a place of this site, never to another site', () => {
  for (const place of ['/', '/cart', '/category/pasticeri?sub=TedoreKrem', '/search?q=//x']) {
    expect(findSafePlace(place)).toBe(place);
  }
  for (const place of [
    '',
    'https://evil.test',
    '//evil.test',
    '/\\evil.test',
    '/\t/evil.test',
    '/\n/evil.test',
    'cart',
  ]) {
    expect(findSafePlace(place), place).toBeUndefined();
  }
  expect(findSafePlace(undefined)).toBeUndefined();
});
