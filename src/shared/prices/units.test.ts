import { expect, test } from 'vitest';
import { joinUnits, sizeIn } from './units.ts';

test('a number stays on one line with its unit, and other words may part', () => {
  expect(joinUnits('Krem 12 kg')).toBe('Krem 12\u00a0kg');
  expect(joinUnits('Film 50 m, 1 litër')).toBe('Film 50\u00a0m, 1\u00a0litër');
  expect(joinUnits('Kuti 32 mëdha')).toBe('Kuti 32 mëdha');
});

test('the size in a name is the first figure with a unit', () => {
  expect(sizeIn('Mbushje me vanilje 12 kg')).toBe('12\u00a0kg');
  expect(sizeIn('Margarinë për krem 2,5kg')).toBe('2,5\u00a0kg');
  expect(sizeIn('Kuti pice kraft 26 cm, 100 copë')).toBe('26\u00a0cm');
  expect(sizeIn('Fondant 3 ngjyra')).toBe('');
});
