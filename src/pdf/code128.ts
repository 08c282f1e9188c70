/** Code 128: digits in pairs (set C), other characters one by one (set B). */

const SYMBOLS = [
  '212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232 122132 122231 113222',
  '123122 123221 223211 221132 221231 213212 223112 312131 311222 321122 321221 312212 322112 322211 212123 212321',
  '232121 111323 131123 131321 112313 132113 132311 211313 231113 231311 112133 112331 132131 113123 113321 133121',
  '313121 211331 231131 213113 213311 213131 311123 311321 331121 312113 312311 332111 314111 221411 431111 111224',
  '111422 121124 121421 141122 141221 112214 112412 122114 122411 142112 142211 241211 221114 413111 241112 134111',
  '111242 121142 121241 114212 124112 124211 411212 421112 421211 212141 214121 412121 111143 111341 131141 114113',
  '114311 411113 411311 113141 114131 311141 411131 211412 211214 211232 2331112',
].flatMap((row) => row.split(' '));

const START_B = 104;
const START_C = 105;
const TO_B = 100;
const STOP = 106;
const CHECK_BASE = 103;
export const QUIET_MODULES = 10;

export type Bar = { readonly at: number; readonly width: number };

export function encodeCode128(text: string): { readonly bars: readonly Bar[]; readonly modules: number } {
  const values = valuesOf(text);
  const check = values.reduce((sum, value, index) => sum + value * Math.max(index, 1), 0) % CHECK_BASE;
  const widths = [...values, check, STOP].map((value) => SYMBOLS[value] ?? '').join('');
  const bars: Bar[] = [];
  let at = 0;
  for (const [index, digit] of [...widths].entries()) {
    const width = Number(digit);
    if (index % 2 === 0) bars.push({ at, width });
    at += width;
  }
  return { bars, modules: at };
}

function valuesOf(text: string): number[] {
  if (!/^[ -~]+$/.test(text)) throw new RangeError(`No bar code for ${JSON.stringify(text)}`);
  const pairs = /^(\d\d)+/.exec(text)?.[0] ?? '';
  if (pairs.length < 4) return [START_B, ...lettersOf(text)];
  const figures = pairs.match(/\d\d/g)?.map(Number) ?? [];
  const rest = text.slice(pairs.length);
  return [START_C, ...figures, ...(rest === '' ? [] : [TO_B, ...lettersOf(rest)])];
}

function lettersOf(text: string): number[] {
  return [...text].map((letter) => letter.charCodeAt(0) - 32);
}
