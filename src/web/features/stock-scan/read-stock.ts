import { type PackedGoods, unbound } from '#shared/prices/packs.ts';
import { type QuantityReading, readQuantity } from '#shared/prices/read-quantity.ts';

/** Received or counted goods: loose pieces are as valid as whole packs. */
export function readStock(typed: string, goods: PackedGoods): QuantityReading {
  return readQuantity(typed, unbound(goods), { loose: 'taken' });
}

export function piecesOf(typed: string, goods: PackedGoods): number | undefined {
  const reading = readStock(typed, goods);
  return reading.kind === 'quantity' ? reading.pieces : undefined;
}
