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

/** The UPC-A number of a UPC-E code of 8 digits that is not an EAN-8; null otherwise. */
function fromShortUpc(digits: string): string | null {
  const [, system, a, b, c, d, e, last, check] = /^([01])(\d)(\d)(\d)(\d)(\d)(\d)(\d)$/.exec(digits) ?? [];
  if (system === undefined || isBarcode(digits)) return null;
  const body =
    last === '3'
      ? `${a}${b}${c}00000${d}${e}`
      : last === '4'
        ? `${a}${b}${c}${d}00000${e}`
        : Number(last) > 4
          ? `${a}${b}${c}${d}${e}0000${last}`
          : `${a}${b}${last}0000${c}${d}${e}`;
  const full = `${system}${body}${check}`;
  return isBarcode(full) ? full : null;
}

const GTIN_DIGITS = 14;

/** Letters that scanners without symbology identifiers send before the digits: `F590…` for EAN-13, `A036…` for UPC-A. */
const SCANNER_LETTER = /^[A-Z]{1,2}(?=\d{12,14}$)/i;

/** FNC1, or the blank that a text field made of it. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: scanners send FNC1 as this character.
const ELEMENT_END = /[\u001d\s]+/;

/**
 * The article number in a scan: with 8, 12, 13 or 14 digits, with a prefix (`]E0`, `F`), as UPC-E, or inside GS1
 * elements (`(01)…`, `01…` up to FNC1, a digital link). UPC-A, EAN-13 and GTIN-14 with leading zeros are one number:
 * the shortest of 8, 13 and 14 digits. Null when there is none.
 */
export function toArticleNumber(scanned: string): string | null {
  const text = scanned.replace(/^\s*\][A-Za-z]\d/, '');
  const alone = toTyped(text)
    .replace(/[ -]/g, '')
    .replace(/^\*(\d+)\*$/, '$1')
    .replace(SCANNER_LETTER, '');
  if (isBarcode(alone)) return toShortest(alone);
  const upc = fromShortUpc(alone);
  if (upc !== null) return toShortest(upc);
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

/** Every form in which the article number may be stored; none when the text has no article number. */
export function articleNumberForms(scanned: string): string[] {
  const number = toArticleNumber(scanned);
  if (number === null) return [];
  const full = number.padStart(GTIN_DIGITS, '0');
  return [8, 12, 13, 14]
    .filter((length) => /^0*$/.test(full.slice(0, GTIN_DIGITS - length)))
    .map((length) => full.slice(GTIN_DIGITS - length));
}

/** Equal for all spellings of one code, the shop's own or an article number. */
export function codeKey(code: string): string {
  return toArticleNumber(code) ?? foldText(cleanScannedCode(code));
}

export function codeForms(code: string): string[] {
  return [...new Set([foldText(cleanScannedCode(code)), ...articleNumberForms(code)])].filter(
    (form) => form !== '',
  );
}
