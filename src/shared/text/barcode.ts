import { foldText } from './fold.ts';
import { toTyped } from './plain-text.ts';
import { cleanScannedCode } from './scanned-code.ts';

export function isBarcode(digits: string): boolean {
  if (!/^(\d{8}|\d{12,14})$/.test(digits)) return false;
  const sum = [...digits]
    .reverse()
    .reduce((total, digit, place) => total + Number(digit) * (place % 2 === 0 ? 1 : 3), 0);
  return sum % 10 === 0;
}

const GTIN_DIGITS = 14;

/** FNC1, or the blank that a text field made of it. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: scanners send FNC1 as this character.
const ELEMENT_END = /[\u001d\s]+/;

/**
 * The article number in what a scanner sends: with 8, 12, 13 or 14 digits, with a symbology prefix (`]E0`), or inside
 * GS1 elements (`(01)…`, `01…` up to FNC1, a digital link). UPC-A, EAN-13 and GTIN-14 with zeros in front are one
 * number: the shortest of 8, 13 and 14 digits. Null when there is none.
 */
export function toArticleNumber(scanned: string): string | null {
  const text = scanned.replace(/^\s*\][A-Za-z]\d/, '');
  const alone = toTyped(text).replace(/[ -]/g, '');
  if (isBarcode(alone)) return toShortest(alone);
  for (const element of [toTyped(text), ...text.split(ELEMENT_END).map(toTyped)]) {
    const found =
      /\(01\) ?(\d{14})/.exec(element) ?? /^01(\d{14})/.exec(element) ?? DIGITAL_LINK.exec(element);
    const digits = found?.[1];
    if (digits !== undefined && isBarcode(digits)) return toShortest(digits);
  }
  return null;
}

const DIGITAL_LINK = /^https?:\/\/\S*\/01\/(\d{8,14})(?=$|[/?#])/i;

function toShortest(digits: string): string {
  const full = digits.padStart(GTIN_DIGITS, '0');
  if (full.startsWith('000000')) return full.slice(6);
  return full.startsWith('0') ? full.slice(1) : full;
}

/** Every way in which the article number may be stored; none when the text holds no article number. */
export function articleNumberForms(scanned: string): string[] {
  const number = toArticleNumber(scanned);
  if (number === null) return [];
  const full = number.padStart(GTIN_DIGITS, '0');
  return [8, 12, 13, 14]
    .filter((length) => /^0*$/.test(full.slice(0, GTIN_DIGITS - length)))
    .map((length) => full.slice(GTIN_DIGITS - length));
}

/** Equal for all spellings of one code, be it the shop's own or an article number. */
export function codeKey(code: string): string {
  return toArticleNumber(code) ?? foldText(cleanScannedCode(code));
}

/** The folded forms under which a code may be stored. */
export function codeForms(code: string): string[] {
  return [...new Set([foldText(cleanScannedCode(code)), ...articleNumberForms(code)])].filter(
    (form) => form !== '',
  );
}
