import { foldText } from '#shared/text/fold.ts';
import type { FileCell } from '#spreadsheets/sheet.ts';

const INCOMING =
  /^(\+|plus|k|c|kr|cr|ct|kre|crd|crdt|kredi.*|credit.*|hyrje.*|hyrese.*|in|incoming.*|paid in|received|deposit.*|arketim.*|(te )?pranuar|pranim.*|uplat.*|priliv.*|gutschrift.*|haben|eingang.*|zugang.*|alacak.*|gelen.*|giris.*|yatan.*|entrat.*|avere|encaiss.*)$/;
const OUTGOING =
  /^(-|minus|d|db|dr|dt|deb|dbt|dbit|debi.*|dalje.*|dalese.*|out|outgoing.*|paid out|sent|withdrawal.*|(te )?derguar|terheqje.*|provizion.*|tarif.*|fee.*|charge.*|komision.*|rc|rd|isplat.*|odliv.*|lastschrift.*|soll|ausgang.*|abgang.*|borc.*|giden.*|cikis.*|cekilen.*|uscit.*|dare|decaiss.*)$/;

/** The direction follows another word: `Transfer hyrës`, `Pagesë e dërguar`. */
const INCOMING_WORD = /\b(hyr(je|es|ese)|pranuar|arketuar|in|incoming|received|gelen)$/;
const OUTGOING_WORD = /\b(dal(je|es|ese)|derguar|paguar|out|outgoing|sent|giden)$/;

/** Letters that indicate a direction only as a pair: H is *hyrje* with D, *Haben* with S. */
const LETTER_PAIRS: readonly { readonly in: string; readonly out: string }[] = [
  { in: 'h', out: 'd' },
  { in: 'h', out: 's' },
  { in: 'a', out: 'b' },
];

/** `H` with `D` or `S`, `A` with `B` under a heading of *alacak*, as words that `readDirection` knows. */
export function withDirectionWords(cells: readonly FileCell[], head: FileCell): readonly FileCell[] {
  const letters = new Set(cells.map((cell) => foldText(String(cell))).filter((word) => word !== ''));
  const pair = LETTER_PAIRS.find(
    (one) =>
      letters.has(one.in) &&
      [...letters].every((letter) => letter === one.in || letter === one.out) &&
      (one.in !== 'a' || /alacak/.test(foldText(String(head)))),
  );
  if (!pair) return cells;
  return cells.map((cell) => {
    const letter = foldText(String(cell));
    return letter === pair.in ? 'in' : letter === pair.out ? 'out' : cell;
  });
}

/** Null for a word that says neither. */
export function readDirection(cell: FileCell): 'in' | 'out' | null {
  const word = foldText(String(cell));
  if (INCOMING.test(word)) return 'in';
  if (OUTGOING.test(word)) return 'out';
  if (INCOMING_WORD.test(word)) return 'in';
  return OUTGOING_WORD.test(word) ? 'out' : null;
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

const MAX_DISTINCT = 12;

export function isFilled(cell: FileCell): boolean {
  return String(cell).trim() !== '';
}

export function isColumnOf<T>(cells: readonly FileCell[], read: (cell: FileCell) => T | null): boolean {
  const filled = cells.filter(isFilled);
  if (filled.length === 0) return false;
  if (new Set(filled.map((cell) => foldText(String(cell)))).size > MAX_DISTINCT) return false;
  const meanings = filled.map(read).filter((meaning) => meaning !== null);
  return meanings.length * 2 >= filled.length;
}
