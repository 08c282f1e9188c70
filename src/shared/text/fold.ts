import { withoutInvisible, withPlainMarks } from './plain-text.ts';

/** Letters that Unicode does not decompose, and their plain spelling. */
const LETTERS: Readonly<Record<string, string>> = {
  ı: 'i',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ŧ: 't',
  ƶ: 'z',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
  ŋ: 'n',
  ĸ: 'k',
  ə: 'e',
  ȷ: 'j',
  ɔ: 'o',
  ɛ: 'e',
  ɨ: 'i',
  ʉ: 'u',
  ɖ: 'd',
  ɓ: 'b',
  ƒ: 'f',
  ɲ: 'n',
  ʒ: 'z',
  ǥ: 'g',
  ƚ: 'l',
  ɫ: 'l',
  ⱥ: 'a',
  ȼ: 'c',
  ɇ: 'e',
  ɵ: 'o',
  ɍ: 'r',
  ⱦ: 't',
  ɏ: 'y',
  ƀ: 'b',
  μ: 'u',
  ǝ: 'e',
  ɑ: 'a',
  ɡ: 'g',
  '×': 'x',
  '✕': 'x',
  '✖': 'x',
  '⨯': 'x',
  '╳': 'x',
};

const LETTER = new RegExp(`[${Object.keys(LETTERS).join('')}]`, 'g');

const SLASH = /[\u2044\u2215\u29f8]/g;

/** Trade marks and weights are never typed, and `Cola™` would become `colatm`. */
const TRADE_MARKS = /[®™©℠℗℮]/g;

/** The Cyrillic letter of neighbouring keyboards, between numbers: `10х20`. */
const CYRILLIC_TIMES = /(?<=\d\s?)х(?=\s?\d)/gu;

/** Before a fraction: `1½` is `1 1/2`, not eleven halves. */
const FRACTION = /(\p{Nd})(?=[\u00bc-\u00be\u2150-\u215e])/gu;

/**
 * Text as typed on a plain keyboard, for comparing and sorting (`Çokollatë` → `cokollate`, `½` → `1/2`): without case,
 * diacritics, invisible marks and typographic forms.
 */
export function foldText(text: string): string {
  const plain = withPlainMarks(withoutInvisible(text)).replace(TRADE_MARKS, '').replace(FRACTION, '$1 ');
  const lower = decompose(decompose(plain).toLowerCase());
  return withPlainMarks(withoutInvisible(lower.replace(LETTER, (letter) => LETTERS[letter] ?? letter)))
    .replace(SLASH, '/')
    .replace(CYRILLIC_TIMES, 'x')
    .replace(/\s+/g, ' ')
    .trim();
}

function decompose(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '');
}

let collator: Intl.Collator | undefined;

export function compareNames(a: string, b: string): number {
  collator ??= new Intl.Collator('sq', { numeric: true });
  return collator.compare(a, b);
}
