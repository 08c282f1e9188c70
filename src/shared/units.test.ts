import { expect, test } from 'vitest';
import { keepUnitsTogether } from './units.ts';

test('a number stays on one line with its unit, and other words may part', () => {
  expect(keepUnitsTogether('Krem 12 kg')).toBe('Krem 12\u00a0kg');
  expect(keepUnitsTogether('Film 50 m, 1 litër')).toBe('Film 50\u00a0m, 1\u00a0litër');
  expect(keepUnitsTogether('Kuti 32 mëdha')).toBe('Kuti 32 mëdha');
});
