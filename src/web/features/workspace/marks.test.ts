import { expect, test } from 'vitest';
import { markTitle } from './marks.ts';

test('the tab says how many came unseen, once, and nothing when they were seen', () => {
  expect(markTitle('Porositë', 2)).toBe('(2) Porositë');
  expect(markTitle('(2) Porositë', 3)).toBe('(3) Porositë');
  expect(markTitle('(3) Porositë', 0)).toBe('Porositë');
});
