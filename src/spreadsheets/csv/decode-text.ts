/** Stands in the text for a byte that is no part of a letter. */
export const BROKEN = '\ufffd';

/**
 * UTF-8 or UTF-16, or the code pages of Windows and DOS, in which spreadsheet programs still save CSV. In UTF-8 each
 * line is decoded on its own: one cut letter, or a line pasted from elsewhere, leaves all others as they are.
 */
export function decodeText(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  const wide = wideEncoding(bytes);
  if (wide) return new TextDecoder(wide).decode(bytes);
  const text = tryUtf8(bytes);
  if (text !== null) return text;
  const lines = splitLines(bytes);
  const isUtf8 = lines.some((line) => isMultiByte(line));
  const others = isUtf8 ? lines.filter((line) => tryUtf8(line) === null) : lines;
  const codePage = isDos(others) ? decodeDos : decodeWindows;
  if (!isUtf8) return codePage(bytes);
  return lines.map((line) => tryUtf8(line) ?? decodeOddLine(line, codePage)).join('');
}

const SAMPLE = 4096;

/** UTF-16 without its mark: every second byte of Latin letters is zero. */
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

/** Holds a letter of UTF-8 beyond ASCII. Two letters of Windows-1252 in a row look like one only by rare chance. */
function isMultiByte(line: Uint8Array): boolean {
  const text = new TextDecoder('utf-8').decode(line);
  return [...text].some((letter) => letter > '\u007f' && letter !== BROKEN && LETTER.test(letter));
}

/** Letters that people here write; a lone byte that is none of these was cut from a letter of UTF-8. */
const WRITTEN = /^[ëËçÇéèêöäüÖÄÜßáíóúšŠžŽ€„“”’‘–—…°«» ]$/;

function decodeOddLine(line: Uint8Array, codePage: (bytes: Uint8Array) => string): string {
  const isUtf8 = isMultiByte(line);
  const text = codePage(line);
  const odd = [...text].filter((letter) => letter > '\u007f');
  if (!isUtf8 && odd.every((letter) => WRITTEN.test(letter))) return text;
  return new TextDecoder('utf-8').decode(line);
}

function decodeWindows(bytes: Uint8Array): string {
  return new TextDecoder('windows-1252').decode(bytes);
}

/** Letters of the DOS code pages 850 and 852 that are the same in both. */
const DOS_LETTERS: Readonly<Record<number, string>> = {
  128: 'Ç',
  129: 'ü',
  130: 'é',
  132: 'ä',
  135: 'ç',
  137: 'ë',
  142: 'Ä',
  148: 'ö',
  153: 'Ö',
  154: 'Ü',
  211: 'Ë',
  225: 'ß',
};

/** The bytes of ë and ç in DOS are signs in Windows, which do not stand between letters. */
function isDos(lines: readonly Uint8Array[]): boolean {
  let dos = 0;
  let windows = 0;
  for (const line of lines) {
    for (const [at, byte] of line.entries()) {
      if (byte === 0xeb || byte === 0xe7) windows += 1;
      if ((byte === 0x89 || byte === 0x87) && isAsciiLetter(line[at - 1] ?? line[at + 1] ?? 0)) dos += 1;
    }
  }
  return dos > 0 && windows === 0;
}

function isAsciiLetter(byte: number): boolean {
  return /[a-z]/i.test(String.fromCharCode(byte));
}

function decodeDos(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) =>
    byte < 0x80 ? String.fromCharCode(byte) : (DOS_LETTERS[byte] ?? BROKEN),
  ).join('');
}
