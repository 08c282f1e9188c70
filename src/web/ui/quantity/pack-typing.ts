import { fullQuantityText, isSoldByPack, type PackedGoods, type Selling } from '#shared/prices/packs.ts';
import {
  isQuantityTyping,
  type QuantityReading,
  type ReadingLimits,
  readQuantity,
} from '#shared/prices/read-quantity.ts';
import { unitLabel } from '#shared/prices/units.ts';
import { parseWholeNumber } from '#shared/text/parse-number.ts';
import { type Take, takeNumber } from './typed-number.ts';

/** The number in a field: packs, or pieces where they make no whole pack. */
export function figureOf(quantity: number, goods: Selling | undefined): string {
  const isInPacks = goods && isSoldByPack(goods) && quantity % goods.packSize === 0;
  return String(isInPacks ? quantity / goods.packSize : quantity);
}

/** Text that reads back as exactly this many pieces, where a plain number might mean packs. */
export function unmistakably(pieces: number, goods: PackedGoods): string {
  const { packName, packSize, unit } = goods;
  if (!isSoldByPack(goods)) return String(pieces);
  if (pieces % packSize !== 0) return `${pieces} ${unitLabel(unit).toLowerCase()}`;
  return `${pieces / packSize} ${/^\p{L}+$/u.test(packName) ? packName : 'pako'}`;
}

export function readTyped(
  typed: string,
  goods: Selling | undefined,
  limits: ReadingLimits = {},
): QuantityReading {
  if (goods) return readQuantity(typed, goods, limits);
  const { value, reason } = parseWholeNumber(typed);
  return reason === undefined ? { kind: 'quantity', pieces: value, said: '' } : { kind: 'fault', reason };
}

/** `otherwise` applies while no name of a pack or a unit is being typed. */
export function takeFor(goods: Selling | undefined, otherwise: Take = takeNumber): Take {
  if (!goods || goods.packSize <= 1) return otherwise;
  return (before, typed) =>
    (otherwise === takeNumber || /\p{L}/u.test(typed)) && isQuantityTyping(typed, goods)
      ? typed
      : otherwise(before, typed);
}

export function understoodAs(
  typed: string | null,
  goods: Selling | undefined,
  limits: ReadingLimits = {},
): string | null {
  if (typed === null || !goods || goods.packSize <= 1) return null;
  const reading = readQuantity(typed, goods, limits);
  if (reading.kind === 'quantity') return reading.said || fullQuantityText(reading.pieces, goods);
  return reading.kind === 'choices' ? reading.sentence : null;
}
