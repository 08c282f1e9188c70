/** The letters of Windows-1252 beyond Latin-1, by their bytes. */
const WINDOWS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/** UTF-8 whose bytes a program took for Windows-1252 and encoded again: `Ã«` for `ë`. */
const DOUBLED = new RegExp(`[ÃÄÅÂâ][\\u0080-\\u00bf${WINDOWS}]{1,2}`, 'gu');

/** Reverts a second encoding where the result is valid UTF-8; all else stays. */
export function withoutSecondEncoding(text: string): string {
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
