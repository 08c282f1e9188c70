import { expect, test } from 'vitest';
import { plural } from './plural.ts';

test('one has a form of its own, none is spoken of like many', () => {
  const said = [0, 1, 2, 21].map((count) => plural(count, '1 porosi e hapur', `${count} porosi të hapura`));
  expect(said).toEqual([
    '0 porosi të hapura',
    '1 porosi e hapur',
    '2 porosi të hapura',
    '21 porosi të hapura',
  ]);
});
