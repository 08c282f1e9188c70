import { describe, expect, test } from 'vitest';
import { editDistance, matchesWords, splitTerm, wordForms } from './search-words.ts';

test.each([
  ['mieli', 'miel'],
  ['miellit', 'miel'],
  ['letra', 'leter'],
  ['leter', 'letr'],
  ['kutite', 'kuti'],
  ['kutive', 'kuti'],
  ['kutia', 'kuti'],
  ['pica', 'pice'],
  ['tortave', 'tort'],
  ['dekorimet', 'dekorim'],
  ['kremi', 'krem'],
])('%s is also looked for as %s', (word, form) => {
  expect(wordForms(word)).toContain(form);
});

test.each(['krem', 'oriz', 'set', 'kakao', '12'])('%s is looked for as it is', (word) => {
  expect(wordForms(word)).toEqual([word]);
});

test('numbers are joined to their units, codes freed of hyphens', () => {
  const texts = (term: string) => splitTerm(term).map(({ text }) => text);
  expect(texts('Krem 6 kg')).toEqual(['krem', '6kg']);
  expect(texts('TF-001')).toEqual(['tf001']);
  expect(texts('pica 32 x 32')).toEqual(['pica', '32', 'x']);
  expect(texts('22-24%')).toEqual(['22-24%']);
  expect(texts('  ')).toEqual([]);
});

describe('a list that is already here', () => {
  test.each([
    ['Miell T-400', 't400', true],
    ['Krem 6 kg', '6kg', true],
    ['Krem 16 kg', '6kg', false],
    ['Letër pjekjeje', 'letra', true],
    ['Kuti pice', 'kutia pica', true],
    ['Kuti pice', 'torta', false],
    ['Kuti pice 40 cm, 50 copë', 'Kuti pice 40 cm, 50 copë', true],
    ['Kuti torte 26×26×12, 50 copë', '50 copë', true],
    ['Kuti torte 26×26×12, 250 copë', '50 copë', false],
    ['Miell T-500 25 kg', '25kg', true],
  ])('%s for %s: %s', (text, term, isFound) => {
    expect(matchesWords(text, term)).toBe(isFound);
  });
});

test.each([
  ['cokolate', 'cokollate', 1],
  ['mielll', 'miell', 1],
  ['kerm', 'krem', 1],
  ['vanilje', 'kakao', 6],
  ['', 'abc', 3],
])('%s and %s are %d apart', (a, b, distance) => {
  expect(editDistance(a, b)).toBe(distance);
});
