import { foldText } from './fold.ts';

export type Reading = { readonly code: string; readonly quantity: number };

export type PastedLine = { readonly text: string; readonly readings: readonly Reading[] };

export type PastedLines = { readonly lines: readonly PastedLine[]; readonly unreadable: readonly string[] };

const PIECES = String.raw`(?<quantity>\d{1,7})(?:[.,]0{1,2})?\s*(?:kg|cop[eë]|cp|pako|kuti|lit[eë]r|l)?`;
const CODE_FIRST = new RegExp(
  String.raw`^(?<code>\S.*?)\s*(?:[\s;,:=|]|[-–—]\s)\s*(?:[-–—]\s+|[x×*]\s*)?${PIECES}[.,;]?$`,
  'iu',
);
const QUANTITY_FIRST = new RegExp(
  String.raw`^${PIECES}\s*(?:[x×*]|[\s;,:=|])\s*(?:[-–—x×*]\s+)?(?<code>\S.*)$`,
  'iu',
);

const BROKEN_END = /\s\d+[.,]\d*[1-9]\d*\D*$/;

const BULLET = /^(?:[•·*–—-]\s*|\d{1,3}[.)]\s+)(?=\S)/u;

/**
 * Reads `code quantity` lines of a message or spreadsheet, separated by spaces, tab, comma or semicolon, quantity
 * before or after the code, with or without the product's name. Null when the text is a search term instead.
 */
export function readPastedLines(text: string): PastedLines | null {
  const all = text
    .replace(/\p{Cf}/gu, '')
    .split(/[\r\n\v\u2028]+/)
    .map((line) => line.trim().replace(BULLET, ''))
    .filter((line) => line !== '')
    .flatMap(splitPairs)
    .map((line) => ({ text: line, readings: readLine(line) }));
  const lines = all.filter((line) => line.readings.length > 0);
  if (lines.length === 0) return null;
  return { lines, unreadable: all.filter((line) => line.readings.length === 0).map((line) => line.text) };
}

export function findMeant<Product>(
  { readings }: PastedLine,
  byCode: ReadonlyMap<string, Product>,
): { readonly product: Product; readonly quantity: number } | undefined {
  for (const { code, quantity } of readings) {
    const product = byCode.get(foldText(code));
    if (product) return { product, quantity };
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
  const withoutNames = found.flatMap(({ code, quantity }) => {
    const [first = ''] = code.split(/[\s;,:|]/);
    return first !== '' && first !== code ? [{ code: first, quantity }] : [];
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
  const { code, quantity } = match?.groups ?? {};
  return code === undefined ? [] : [{ code, quantity: Number(quantity) }];
}
