import { foldText } from '#shared/text/fold.ts';
import type { FileCell } from '#spreadsheets/sheet.ts';

const INCOMING =
  /^(\+|k|c|kr|cr|crdt|kredi.*|credit.*|hyrje.*|hyrese.*|in|incoming.*|paid in|received|deposit.*|pranuar|arketim.*|pranim.*)$/;
const OUTGOING =
  /^(-|d|db|dr|dt|dbit|debi.*|dalje.*|dalese.*|out|outgoing.*|paid out|sent|withdrawal.*|derguar|terheqje.*|provizion.*|tarif.*|fee.*|charge.*|komision.*|rc|rd)$/;

/** Null for a word that says neither. */
export function readDirection(cell: FileCell): 'in' | 'out' | null {
  const word = foldText(String(cell));
  if (INCOMING.test(word)) return 'in';
  return OUTGOING.test(word) ? 'out' : null;
}

const BOOKED =
  /^(book(ed)?|posted|post|complete[d]?|executed|success(ful)?|settled|processed|done|ok|approved|final|accepted|cleared|(i |e |te )?(realizuar|kryer|ekzekutuar|perfunduar|proceduar|regjistruar|aprovuar|suksesshem|pranuar|postuar|kontabilizuar|sukses))$/;
const NOT_BOOKED =
  /^(pend.*|pdng|info|futr|expected|scheduled|planned|reject.*|rjct|cancel.*|canc|declin.*|fail.*|revers.*|return.*|void.*|hold|blocked|reserved|draft|open|in progress|processing|(i |e |te |ne )?(pritje|proces|procesim|refuzuar|anuluar|deshtuar|kthyer|bllokuar|rezervuar|planifikuar|papaguar|pakryer|parealizuar))$/;

/** Null for a word that says neither. */
export function readStatus(cell: FileCell): 'booked' | 'not-booked' | null {
  const word = foldText(String(cell)).replace(/[.:]+$/, '');
  if (BOOKED.test(word)) return 'booked';
  return NOT_BOOKED.test(word) ? 'not-booked' : null;
}

const EURO = /^(eur|euro|€|978)$/;

/** Codes of currencies that accounts here are held in, and how they are written. */
const CURRENCIES =
  /^(all|lek[eu]?|chf|usd|gbp|mkd|den|rsd|din|try|tl|sek|nok|dkk|pln|czk|huf|ron|bgn|bam|km|hrk|cad|aud|jpy|cny|aed|sar|\$|£|¥|fr|frang|dollar|usdollar|008|756|840|826|807|941|949)$/;

export function readCurrency(cell: FileCell): 'euro' | 'other' | null {
  const word = foldText(String(cell));
  if (EURO.test(word)) return 'euro';
  return CURRENCIES.test(word) || /^[a-z]{3}$/.test(word) ? 'other' : null;
}

export function isKnownCurrency(cell: FileCell): boolean {
  const word = foldText(String(cell));
  return EURO.test(word) || CURRENCIES.test(word);
}

/** The currency that a heading names after its words: `Shuma (CHF)`, `Amount USD`. */
export function currencyOfHead(head: string): string | null {
  const [, code] =
    /(?:[([\s])(EUR|ALL|CHF|USD|GBP|MKD|RSD|TRY|SEK|NOK|DKK|PLN|CZK|HUF|RON|BGN|BAM|CAD|AUD|€|\$|£)[)\]]?\s*\*?$/.exec(
      head,
    ) ?? [];
  return code ?? null;
}

const MAX_DISTINCT = 12;

/** Whether most cells of a column are words that `read` knows, and `isTelling` holds for one of them. */
export function isColumnOf<T>(
  cells: readonly FileCell[],
  read: (cell: FileCell) => T | null,
  isTelling: (meaning: T) => boolean = () => true,
): boolean {
  const filled = cells.filter((cell) => String(cell).trim() !== '');
  if (filled.length === 0) return false;
  if (new Set(filled.map((cell) => foldText(String(cell)))).size > MAX_DISTINCT) return false;
  const meanings = filled.map(read).filter((meaning) => meaning !== null);
  return meanings.length * 2 >= filled.length && meanings.some(isTelling);
}
