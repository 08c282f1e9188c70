import { expect, test } from 'vitest';
import { parseDay } from './read-days.ts';

test('a long text is no day, and is read at once', () => {
  const spaces = ' '.repeat(100_000);
  expect(parseDay(`26.11.2026${spaces}x`, { order: 'day-first' })).toBeNull();
  expect(parseDay(`${spaces}26.11.2026 08:15${spaces}`, { order: 'day-first' })).toBe('2026-11-26');
});
