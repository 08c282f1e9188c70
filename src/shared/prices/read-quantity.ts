import { MAX_QUANTITY } from '#shared/stock.ts';
import { foldText } from '#shared/text/fold.ts';
import { type NumberFault, parseWholeNumber } from '#shared/text/parse-number.ts';
import { fullQuantityText, isSoldByPack, packsText, piecesText, type Selling } from './packs.ts';
import { availableNear, mayOrderQuantity } from './quantity-rules.ts';
import { unitLabel } from './units.ts';

export type Measure = 'packs' | 'pieces';

export type QuantityChoice = { readonly pieces: number; readonly text: string };

/** `said` is set where a number was read in another unit than the field counts: `2.000 copë = 2 pako`. */
export type QuantityReading =
  | { readonly kind: 'quantity'; readonly pieces: number; readonly said: string }
  | { readonly kind: 'choices'; readonly sentence: string; readonly choices: readonly QuantityChoice[] }
  | { readonly kind: 'fault'; readonly reason: NumberFault };

export type ReadingLimits = {
  readonly available?: number | undefined;
  /** Pieces that make no whole pack: refused, offered as a choice (staff give a reason), or accepted. */
  readonly loose?: 'refused' | 'offered' | 'taken' | undefined;
};

const PACK_WORDS = ['p', 'pk', 'pako', 'pakot', 'pakove'];

const PIECE_WORDS: Readonly<Record<string, readonly string[]>> = {
  COPE: ['c', 'cp', 'cop', 'cope', 'copa', 'copat'],
  KG: ['kg', 'kilogram', 'kilograme'],
  LITER: ['l', 'lit', 'liter', 'litra'],
};

const TYPED = /^(?<count>\d[\d.\s]*?)\s*(?<word>\p{L}*)$/u;

/** Reads `3`, `3p`, `3 pako`, `2000`, `2.000 copë` and `3 pako + 4 copë` of a product, in pieces. */
export function readQuantity(typed: string, goods: Selling, limits: ReadingLimits = {}): QuantityReading {
  const parts = typed.trim().split(/\s*\+\s*/);
  const [first, second] = parts.map((part) => readPart(part, goods));
  if (!first || parts.length > 2) return { kind: 'fault', reason: 'not-a-number' };
  if ('kind' in first) return first;
  if (!second) return readCount(first.count, first.measure, goods, limits);
  if ('kind' in second) return second;
  if (first.measure !== 'packs' || second.measure === 'packs') {
    return { kind: 'fault', reason: 'not-a-number' };
  }
  return readCount(first.count * goods.packSize + second.count, 'pieces', goods, limits);
}

/** Whether the letters after a number may still become the name of a pack or a unit. */
export function isQuantityTyping(text: string, goods: Selling): boolean {
  return text.split('+').every((part) => {
    const { word } = /^\s*[\d.,\s-]*(?<word>\p{L}*)\s*$/u.exec(part)?.groups ?? {};
    return word !== undefined && wordsOf(goods).some((known) => known.startsWith(foldText(word)));
  });
}

/** `measure` is null for a bare number: packs if that many are possible, else pieces. */
export function readCount(
  count: number,
  measure: Measure | null,
  goods: Selling,
  limits: ReadingLimits = {},
): QuantityReading {
  const { packSize } = goods;
  if (!isSoldByPack(goods)) {
    return { kind: 'quantity', pieces: measure === 'packs' ? count * packSize : count, said: '' };
  }
  const { available = MAX_QUANTITY, loose = 'refused' } = limits;
  const inPacks = count * packSize;
  if (measure === 'packs' || (measure === null && count < packSize)) return fitting(inPacks, goods, limits);
  const mayBePacks = measure === null && inPacks <= Math.min(available, MAX_QUANTITY);
  if (!mayBePacks) return fitting(count, goods, limits, saidOf(count, goods));
  const mayBePieces = loose === 'taken' || mayOrderQuantity(goods, count, available);
  if (!mayBePieces) return fitting(inPacks, goods, limits);
  return {
    kind: 'choices',
    sentence: `${piecesText(count, goods)} apo ${packsText(inPacks, goods)}?`,
    choices: [count, inPacks].map((pieces) => choiceOf(pieces, goods)),
  };
}

function fitting(pieces: number, goods: Selling, limits: ReadingLimits, said = ''): QuantityReading {
  const { available = MAX_QUANTITY, loose = 'refused' } = limits;
  if (pieces === 0 || loose === 'taken' || mayOrderQuantity(goods, pieces, available)) {
    return { kind: 'quantity', pieces, said };
  }
  const offered = availableNear(goods, pieces, available);
  return {
    kind: 'choices',
    sentence: `${piecesText(pieces, goods)} nuk porositen. Më të afërtat:`,
    choices: [...offered, ...(loose === 'offered' ? [pieces] : [])].map((each) => choiceOf(each, goods)),
  };
}

function saidOf(pieces: number, goods: Selling): string {
  const packs = packsText(pieces, goods);
  return packs === '' ? '' : `${piecesText(pieces, goods)} = ${packs}`;
}

function choiceOf(pieces: number, goods: Selling): QuantityChoice {
  return { pieces, text: fullQuantityText(pieces, goods) };
}

type Part = { readonly count: number; readonly measure: Measure | null };

function readPart(
  text: string,
  goods: Selling,
): Part | { readonly kind: 'fault'; readonly reason: NumberFault } {
  const { count: digits, word = '' } = TYPED.exec(text.trim())?.groups ?? {};
  const measure = measureOf(word, goods);
  if (digits === undefined || measure === undefined) {
    return { kind: 'fault', reason: parseWholeNumber(text).reason ?? 'not-a-number' };
  }
  const { value, reason } = parseWholeNumber(ungrouped(digits.trim(), goods, measure), MAX_QUANTITY);
  return reason === undefined ? { count: value, measure } : { kind: 'fault', reason };
}

/** `2.000` is two thousand where only whole pieces are possible; of kilograms it may be two. */
function ungrouped(digits: string, goods: Selling, measure: Measure | null): string {
  const isOfPieces = goods.unit === 'COPE' && (measure !== null || goods.packSize > 1);
  return isOfPieces && /^[1-9]\d{0,2}(?:\.\d{3})+$/.test(digits) ? digits.replaceAll('.', '') : digits;
}

function measureOf(word: string, goods: Selling): Measure | null | undefined {
  const folded = foldText(word);
  if (folded === '') return null;
  if (pieceWordsOf(goods).includes(folded)) return 'pieces';
  return packWordsOf(goods).includes(folded) ? 'packs' : undefined;
}

function pieceWordsOf({ unit }: Selling): readonly string[] {
  return PIECE_WORDS[unit] ?? [foldText(unit), foldText(unitLabel(unit))];
}

function packWordsOf({ packName }: Selling): string[] {
  return packName === '' ? PACK_WORDS : [...PACK_WORDS, foldText(packName)];
}

function wordsOf(goods: Selling): string[] {
  return [...packWordsOf(goods), ...pieceWordsOf(goods)];
}
