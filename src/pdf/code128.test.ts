import { expect, test } from 'vitest';
import { encodeCode128 } from './code128.ts';

function widthsOf(text: string): string {
  const { bars, modules } = encodeCode128(text);
  const edges = [...bars.flatMap(({ at, width }) => [at, at + width]), modules];
  return edges
    .slice(1)
    .map((edge, index) => edge - edges[index]!)
    .filter((width) => width > 0)
    .join('');
}

test('a text is what the standard makes of it: start, letters, check symbol 88, stop', () => {
  expect(widthsOf('Wikipedia')).toBe(
    ['211214', '311321', '142112', '241211', '142112', '111242', '112214', '141221', '142112', '121124']
      .concat(['421211', '2331112'])
      .join(''),
  );
});

test('figures go in pairs, which makes an order number short; an odd one more follows as a letter', () => {
  expect(encodeCode128('1418').modules).toBe(11 * 4 + 13);
  expect(widthsOf('1418')).toBe(['211232', '122231', '223211', '213311', '2331112'].join(''));
  expect(encodeCode128('14189').modules).toBe(11 * 6 + 13);
  expect(encodeCode128('7').modules).toBe(11 * 3 + 13);
});

test('every symbol is eleven modules, its bars together even, and no two are alike', () => {
  const seen = new Set<string>();
  for (let code = 32; code < 127; code += 1) {
    const symbol = widthsOf(String.fromCharCode(code)).slice(6, 12);
    const widths = [...symbol].map(Number);
    expect(widths.reduce((sum, width) => sum + width)).toBe(11);
    expect((widths[0]! + widths[2]! + widths[4]!) % 2).toBe(0);
    seen.add(symbol);
  }
  expect(seen.size).toBe(95);
});

test('letters that no bar code has are rejected', () => {
  expect(() => encodeCode128('ë')).toThrow(RangeError);
  expect(() => encodeCode128('')).toThrow(RangeError);
});
