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
    ['Kadayıf YILDIZ İzmir', 'kadayif yildiz izmir'],
    ['Smørrebrød Łosoś Weißbrot ẞ', 'smorrebrod losos weissbrot ss'],
    ['Œuf Æble Þór ħŋ', 'oeuf aeble thor hn'],
    ['½ 1½ ¾', '1/2 1 1/2 3/4'],
    ['CO₂ m² x³', 'co2 m2 x3'],
    ['ＰＲ－１ ﬁlo ﬂorë', 'pr-1 filo flore'],
    ['d’or “x” «y» 12″', 'd\'or "x" "y" 12"'],
    ['PR\u20111 – —', 'pr-1 - -'],
    ['P\u00adR\u200b-1\u202a\ufeff', 'pr-1'],
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
