import type { Measure } from '#shared/prices/read-quantity.ts';
import { codeKey } from './barcode.ts';
import { piecesOf, splitItems } from './pasted-items.ts';
import { withoutInvisible, withPlainMarks } from './plain-text.ts';

/** `measure` is set where the line says packs or pieces. */
export type Reading = { readonly code: string; readonly quantity: number; readonly measure?: Measure };

/** `mentions` are words of the line that may be codes of other products. */
export type PastedLine = {
  readonly text: string;
  readonly readings: readonly Reading[];
  readonly mentions?: readonly string[];
};

export type PastedLines = { readonly lines: readonly PastedLine[]; readonly unreadable: readonly string[] };

const PIECES = String.raw`(?<quantity>\d{1,7})(?:[.,]0{1,2})?\s*(?:(?<packs>pako|kuti|pk?)|(?<pieces>kg|cop[eë]|cp?|lit[eë]r|l))?`;
const CODE_FIRST = new RegExp(
  String.raw`^(?<code>\S.*?)\s*(?:[\s;,:=|]|[-–—]\s)\s*(?:[-–—]\s+|[x×*]\s*)?${PIECES}[.,;]?$`,
  'iu',
);
const QUANTITY_FIRST = new RegExp(
  String.raw`^${PIECES}\s*(?:[x×*]|[\s;,:=|])\s*(?:[-–—x×*]\s+)?(?<code>\S.*)$`,
  'iu',
);

const BROKEN_END = /\s\d+[.,]\d*[1-9]\d*\D*$/;

/** Full-width separators and digits of other keyboards. */
const WIDE_SIGNS = /[\uff01-\uff5e\u3000]/g;

/** `*PR-1*`, as messengers write bold and italic words. */
const BOLD = /(?<![^\s,;+&])[*_~]+([^\s*_~]+)[*_~]+(?=$|[\s,;:+&])/gu;

const BULLET = /^(?:[•·*–—-]\s*|\d{1,3}[.)]\s+)(?=\S)/u;

/**
 * Reads `code quantity` lines of a message or spreadsheet, separated by spaces, tab, comma or semicolon, quantity
 * before or after the code, with or without the product's name. A line with several items is split, or else unreadable.
 * Null when the text is a search term.
 */
export function readPastedLines(text: string): PastedLines | null {
  const all = withPlainMarks(withoutInvisible(text))
    .replace(WIDE_SIGNS, (sign) => sign.normalize('NFKC'))
    .replaceAll('、', ',')
    .split(/[\r\n\v\f\u0085\u2028\u2029]+/)
    .map((line) => line.trim().replace(BULLET, '').replace(BOLD, '$1'))
    .filter((line) => line !== '')
    .flatMap(splitPairs)
    .flatMap((line): PastedLine[] => {
      const { items, mentions } = splitItems(line);
      if (items === null) return [{ text: line, readings: [] }];
      return items.map((item) => ({
        text: item,
        readings: readLine(item),
        mentions: [...new Set([...mentions, ...piecesOf(item)])],
      }));
    });
  const lines = all.filter((line) => line.readings.length > 0);
  if (lines.length === 0) return null;
  return { lines, unreadable: all.filter((line) => line.readings.length === 0).map((line) => line.text) };
}

export function codesOf({ readings, mentions = [] }: PastedLine): string[] {
  return [...readings.map(({ code }) => code), ...mentions];
}

/** `byCode` holds products by `codeKey`. Undefined for a line that names a second product: it is ambiguous. */
export function findMeant<Product>(
  { readings, mentions = [] }: PastedLine,
  byCode: ReadonlyMap<string, Product>,
): (Omit<Reading, 'code'> & { readonly product: Product }) | undefined {
  for (const { code, ...counted } of readings) {
    const product = byCode.get(codeKey(code));
    if (!product) continue;
    const others = mentions.map((mention) => byCode.get(codeKey(mention)));
    return others.some((other) => other !== undefined && other !== product)
      ? undefined
      : { product, ...counted };
  }
  return undefined;
}

function splitPairs(line: string): string[] {
  const parts = line
    .split(/[,;]/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  return parts.length > 1 && parts.every((part) => readPair(part).length > 0) ? parts : [line];
}

function readLine(line: string): Reading[] {
  return [...readCells(line), ...readPair(line)].filter(({ quantity }) => quantity > 0);
}

function readPair(line: string): Reading[] {
  if (BROKEN_END.test(line)) return [];
  const found = [CODE_FIRST, QUANTITY_FIRST].flatMap((pattern) => toReading(pattern.exec(line)));
  const withoutNames = found.flatMap(({ code, ...counted }) => {
    const [first = ''] = code.split(/[\s;,:|]/);
    return first !== '' && first !== code ? [{ code: first, ...counted }] : [];
  });
  return [...found, ...withoutNames];
}

function readCells(line: string): Reading[] {
  const cells = line.split(/\s*[\t;|]\s*/).filter((cell) => cell !== '');
  if (cells.length < 3) return [];
  return cells.flatMap((code, place) => {
    const quantity = cells.find((cell, other) => other !== place && /^\d{1,7}$/.test(cell));
    return quantity === undefined ? [] : [{ code, quantity: Number(quantity) }];
  });
}

function toReading(match: RegExpExecArray | null): Reading[] {
  const { code, quantity, packs, pieces } = match?.groups ?? {};
  if (code === undefined) return [];
  const measure = packs === undefined ? pieces && 'pieces' : 'packs';
  return [{ code, quantity: Number(quantity), ...(measure ? { measure } : {}) }];
}
