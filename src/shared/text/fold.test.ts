import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldText } from './fold.ts';

describe('text as a person compares it', () => {
  it.each([
    ['Çokollatë', 'cokollate'],
    ['  PEJË\n ', 'peje'],
    ['Đorđe Čukić', 'dorde cukic'],
    ['C\u0327okollate\u0308', 'cokollate'],
    ['Кремa', 'кремa'],
    ['a  b\tc', 'a b c'],
    ['', ''],
  ])('%j is compared as %j', (text, folded) => expect(foldText(text)).toBe(folded));

  it('is folded once and for all', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(foldText(foldText(text))).toBe(foldText(text));
      }),
    );
  });
});
