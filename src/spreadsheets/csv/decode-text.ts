import { BROKEN } from './broken.ts';
import { findCodePage } from './code-pages.ts';

/**
 * UTF-8 or UTF-16, or the code pages of Windows and DOS, in which spreadsheet programs still save CSV. In UTF-8 each
 * line is decoded separately: a truncated character, or a line pasted from elsewhere, does not affect the others.
 */
export function decodeText(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  const wide = wideEncoding(bytes);
  if (wide) return new TextDecoder(wide).decode(bytes);
  const text = tryUtf8(bytes);
  if (text !== null) return withoutSecondEncoding(text);
  const lines = splitLines(bytes);
  const isUtf8 = lines.some((line) => isMultiByte(line));
  const codePage = findCodePage(isUtf8 ? lines.filter((line) => tryUtf8(line) === null) : lines);
  if (!isUtf8) return codePage(bytes);
  return lines.map((line) => tryUtf8(line) ?? decodeOddLine(line, codePage)).join('');
}

const SAMPLE = 4096;

/** UTF-16 without a byte order mark: every second byte of Latin letters is zero. */
function wideEncoding(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const sample = bytes.subarray(0, SAMPLE);
  const zeros = [0, 0];
  for (const [at, byte] of sample.entries()) if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  const half = sample.length / 2;
  if (sample.length < 8) return null;
  if (odd > half * 0.7 && even < half * 0.1) return 'utf-16le';
  return even > half * 0.7 && odd < half * 0.1 ? 'utf-16be' : null;
}

function tryUtf8(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** With their line ends. */
function splitLines(bytes: Uint8Array): Uint8Array[] {
  const lines: Uint8Array[] = [];
  let start = 0;
  for (const [at, byte] of bytes.entries()) {
    if (byte !== 0x0a && byte !== 0x0d) continue;
    lines.push(bytes.subarray(start, at + 1));
    start = at + 1;
  }
  if (start < bytes.length) lines.push(bytes.subarray(start));
  return lines;
}

const LETTER = /\p{L}/u;

/**
 * Contains a UTF-8 letter beyond ASCII, or a three-byte character (`€`). Windows-1252 letters in a row rarely look like
 * one.
 */
function isMultiByte(line: Uint8Array): boolean {
  const text = new TextDecoder('utf-8').decode(line);
  return [...text].some(
    (letter) => letter !== BROKEN && (letter >= '\u0800' || (letter > '\u007f' && LETTER.test(letter))),
  );
}

/** Letters in use here; any other lone byte was cut from a UTF-8 character. */
const WRITTEN = /^[ëËçÇéèêöäüÖÄÜßáíóúšŠžŽ€„“”’‘–—…°«» ]$/;

function decodeOddLine(line: Uint8Array, codePage: (bytes: Uint8Array) => string): string {
  const isUtf8 = isMultiByte(line);
  const text = codePage(line);
  const odd = [...text].filter((letter) => letter > '\u007f');
  if (!isUtf8 && odd.every((letter) => WRITTEN.test(letter))) return text;
  return new TextDecoder('utf-8').decode(line);
}

/** The letters of Windows-1252 beyond Latin-1, by their bytes. */
const WINDOWS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/** UTF-8 whose bytes a program took for Windows-1252 and encoded again: `Ã«` for `ë`. */
const DOUBLED = new RegExp(`[ÃÄÅÂâ][\\u0080-\\u00bf${WINDOWS}]{1,2}`, 'gu');

/** Reverts a second encoding where the result is valid UTF-8; all else stays. */
function withoutSecondEncoding(text: string): string {
  if (!/[ÃÄÅÂâ]/.test(text)) return text;
  return text.replace(DOUBLED, (letters) => decodeAgain(letters) ?? letters);
}

function decodeAgain(letters: string): string | null {
  for (let length = letters.length; length > 1; length -= 1) {
    const bytes = Uint8Array.from(letters.slice(0, length), toByte);
    try {
      return new TextDecoder('utf-8', { fatal: true }).decode(bytes) + letters.slice(length);
    } catch {
      // The letters are literal, or the last one belongs to the next character.
    }
  }
  return null;
}

function toByte(letter: string): number {
  const at = WINDOWS.indexOf(letter);
  return at === -1 ? letter.charCodeAt(0) : 0x80 + at;
}
