export const MISSING_CHARACTER = '□';

const INVISIBLE = /[\p{Cf}\p{Co}\p{Variation_Selector}]/gu;
const CONTROL_EXCEPT_LINE_FEED = /[^\P{Cc}\n]/gu;
const PILED_UP_MARKS = /(\p{M})\p{M}+/gu;

export function cleanText(text: string, hasGlyph: (codePoint: number) => boolean): string {
  const plain = text
    .toWellFormed()
    .replace(/\r\n?|[\u2028\u2029\u0085]/g, '\n')
    .replace(/\t/g, ' ')
    .replace(CONTROL_EXCEPT_LINE_FEED, '')
    .replace(INVISIBLE, '')
    .normalize('NFC')
    .replace(PILED_UP_MARKS, '$1');
  let cleaned = '';
  for (const character of plain) {
    const isKnown = character === '\n' || hasGlyph(character.codePointAt(0) ?? 0);
    cleaned += isKnown && character !== '\uFFFD' ? character : MISSING_CHARACTER;
  }
  return cleaned;
}
