import { BROKEN } from './broken.ts';

type CodePage = (bytes: Uint8Array) => string;

/** Bytes of letters used here and by suppliers, by code page; each page has other letters there. */
const SLAVIC_ENDS = [0xe6, 0xf0, 0xc6, 0xd0];
const TURKISH = [0xfd, 0xfe, 0xdd, 0xde];
const ISO_SLAVIC = [0xb9, 0xbe, 0xa9, 0xae];
const WINDOWS_SLAVIC = [0x8a, 0x8e, 0x9a, 0x9e];
const WESTERN = [0xe0, 0xe5, 0xea, 0xf1, 0xf2, 0xf5, 0xf8, 0xfb, 0xd8];
const CARON = [0xe8, 0xc8];
const ALBANIAN = [0xeb, 0xe7, 0xcb, 0xc7];
const ALBANIAN_DOS = [0x89, 0x87];
const ALBANIAN_MAC = [0x91, 0x8d];

/** The code page of text that is not UTF-8, judged by its letters and their neighbours. */
export function findCodePage(lines: readonly Uint8Array[]): CodePage {
  const count = createCounter(lines);
  const inWord = (at: number, line: Uint8Array) => isLetter(line[at - 1]) || isLetter(line[at + 1]);
  const albanian = count(ALBANIAN);
  if (albanian === 0) {
    if (count(ALBANIAN_DOS, inWord) > 0) return decodeDos;
    const between = (at: number, line: Uint8Array) => isLetter(line[at + 1]) && isLetter(line[at - 1]);
    if (count(ALBANIAN_MAC, between) > 0) return decoderOf('macintosh');
  }
  if (count(TURKISH, inWord) > 0) return decoderOf('windows-1254');
  // `è` follows a consonant (crème, caffè), `č` follows a vowel or begins a word.
  const isCaron = (at: number, line: Uint8Array) => !isConsonant(line[at - 1]);
  const slavic = count(SLAVIC_ENDS, inWord) + count(CARON, isCaron);
  const western = count(WESTERN, inWord) + count(CARON, (at, line) => !isCaron(at, line));
  const isIso = count(WINDOWS_SLAVIC, inWord) === 0 && count(ISO_SLAVIC, inWord) > 0;
  if (slavic > western) return decoderOf(isIso ? 'iso-8859-2' : 'windows-1250');
  return decoderOf('windows-1252');
}

function createCounter(lines: readonly Uint8Array[]) {
  return (wanted: readonly number[], is: (at: number, line: Uint8Array) => boolean = () => true): number => {
    let found = 0;
    for (const line of lines) {
      for (const [at, byte] of line.entries())
        if (byte > 0x7f && wanted.includes(byte) && is(at, line)) found += 1;
    }
    return found;
  };
}

function decoderOf(label: string): CodePage {
  return (bytes) => new TextDecoder(label).decode(bytes);
}

function isLetter(byte: number | undefined): boolean {
  return byte !== undefined && (byte > 0xbf || /[a-z]/i.test(String.fromCharCode(byte)));
}

function isConsonant(byte: number | undefined): boolean {
  return byte !== undefined && /[b-df-hj-np-tv-z]/i.test(String.fromCharCode(byte));
}

/** Letters that are the same in the DOS code pages 850 and 852. */
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

function decodeDos(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) =>
    byte < 0x80 ? String.fromCharCode(byte) : (DOS_LETTERS[byte] ?? BROKEN),
  ).join('');
}
