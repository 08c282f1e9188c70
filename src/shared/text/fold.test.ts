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
    ['Nutella® Coca-Cola™ 1 l ℮', 'nutella coca-cola 1 l'],
    ['10✖20 10⨯20 10 ╳ 20 10х20', '10x20 10x20 10 x 20 10x20'],
    ['‹x› ‚y‘ „z“', "'x' 'y' \"z\""],
    ['№ 5 Nº 6 Ⅳ ①', 'no 5 no 6 iv 1'],
    ['5 ㎏ 20 ％ ½l 2⅔', '5 kg 20 % 1/2l 2 2/3'],
    ['Ðorđe Ǿre ŁÓDŹ Ƒərdi', 'dorde ore lodz ferdi'],
    ['a\u202fb\u3000c\u2007d', 'a b c d'],
    ['５＋３＝８ ＆', '5+3=8 &'],
    ['ｋａｄａｙıｆ 𝐁𝐚𝐤𝐥𝐚𝐯𝐚 ⓐ', 'kadayif baklava a'],
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
