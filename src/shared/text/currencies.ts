import { foldText } from './fold.ts';

const EURO = /^(eur|euro|€|978)$/;

/** Currency codes and notations of accounts in Kosovo. */
const OTHERS =
  /^(all|leke?|l|chf|usd|gbp|mkd|den(ar[ei]?)?|rsd|din(ar[ei]?)?|try|tl|lira|sek|nok|dkk|kr|pln|czk|huf|ron|lei|bgn|bam|km|hrk|cad|aud|jpy|cny|aed|sar|(us)?\$|£|¥|₺|fr|sfr|frang\w*|(us ?)?dollar\w*|us dollar|pound\w*|008|756|840|826|807|941|949)$/;

export function readCurrency(cell: string | number): 'euro' | 'other' | null {
  const word = foldText(String(cell));
  if (EURO.test(word)) return 'euro';
  return OTHERS.test(word) || /^[a-z]{3}$/.test(word) ? 'other' : null;
}

export function isKnownCurrency(cell: string | number): boolean {
  const word = foldText(String(cell));
  return EURO.test(word) || OTHERS.test(word);
}

const CODES =
  'EUR|ALL|CHF|USD|GBP|MKD|RSD|TRY|SEK|NOK|DKK|PLN|CZK|HUF|RON|BGN|BAM|CAD|AUD|LEK[EË]?|€|\\$|£|₺';
const AT_END = new RegExp(`(?:[([\\s])(${CODES})[)\\]]?\\s*\\*?$`, 'i');

/** The currency at the end of a heading: `Shuma (CHF)`, `Amount USD`. */
export function currencyOfHead(head: string): string | null {
  return AT_END.exec(head)?.[1] ?? null;
}

/** The currency other than the euro that a number format shows: `#,##0.00 "CHF"`, `[$L-41C] 0`, `$0.00`. */
export function currencyOfFormat(pattern: string): string | null {
  const symbols = [...pattern.matchAll(/\[\$([^\]-]+)[^\]]*\]/g)].map(([, symbol = '']) => symbol);
  const bare = pattern.replace(/\[[^\]]*\]/g, '');
  const words = [...bare.matchAll(/"([^"]*)"/g)].flatMap(([, text = '']) => text.split(/[\s.,:()/-]+/));
  const signs = bare.replace(/"[^"]*"/g, '').match(/[$£¥₺]/g) ?? [];
  const found = [...symbols.filter((symbol) => readCurrency(symbol) !== 'euro'), ...words, ...signs].map(
    (text) => text.trim(),
  );
  return (
    found.find((text) => text !== '' && isKnownCurrency(text) && readCurrency(text) !== 'euro') ??
    symbolOf(symbols)
  );
}

/** A symbol that the spreadsheet program marks as a currency counts, known or not. */
function symbolOf(symbols: readonly string[]): string | null {
  return (
    symbols
      .map((symbol) => symbol.trim())
      .find((symbol) => symbol !== '' && readCurrency(symbol) !== 'euro') ?? null
  );
}
