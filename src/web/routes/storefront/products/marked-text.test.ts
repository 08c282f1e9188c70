import { expect, test } from 'vitest';
import { hasAllWords } from './marked-text.tsx';

test('a name that has what was looked for needs no description to explain why it was found', () => {
  expect(hasAllWords('Kuti torte kraft 26 cm KT-26', 'kraft  KUTI')).toBe(true);
  expect(hasAllWords('Mbushje me çokollatë 6 kg', 'cokollate')).toBe(true);
  expect(hasAllWords('Kuti torte kraft 26 cm', 'kuti kek')).toBe(false);
  expect(hasAllWords('Kuti torte', undefined)).toBe(true);
});
