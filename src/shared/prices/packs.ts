import { printWhole } from './money.ts';
import type { QuantityRule } from './quantity-rules.ts';
import { formatUnitPrice } from './unit-price.ts';
import { frozenUnitLabel, type UnitOfLine, unitLabel } from './units.ts';

/** `unitName` is the frozen name of a line; a product has none. */
export type Packing = UnitOfLine & { readonly packName: string; readonly packSize: number };

/** Decides whether a quantity is counted in packs (only whole packs can be ordered) or in pieces. */
export type PackedGoods = Packing & Pick<QuantityRule, 'orderStep'>;

export type Selling = Packing & QuantityRule;

/** Without order rules: whole packs or loose pieces, as in a delivery, a count or a return. */
export function unbound(goods: PackedGoods): Selling {
  return { ...goods, minQuantity: 1 };
}

/** The quantity that one tap or one scan adds. */
export function stepOf(goods: Pick<PackedGoods, 'packSize' | 'orderStep'>): number {
  return isSoldByPack(goods) ? goods.packSize : 1;
}

export function isSoldByPack({ packSize, orderStep }: Pick<PackedGoods, 'packSize' | 'orderStep'>): boolean {
  return packSize > 1 && orderStep % packSize === 0;
}

export function packsText(quantity: number, goods: Packing): string {
  const { packName, packSize } = goods;
  if (packSize <= 1 || quantity < packSize) return '';
  const packs = `${printWhole(Math.floor(quantity / packSize))} ${packName || 'pako'}`;
  const loose = quantity % packSize;
  return loose === 0 ? packs : `${packs} + ${piecesText(loose, goods)}`;
}

export function piecesText(pieces: number, goods: UnitOfLine): string {
  return `${printWhole(pieces)} ${labelOf(goods).toLowerCase()}`;
}

function labelOf(goods: UnitOfLine): string {
  return goods.unitName === undefined ? unitLabel(goods.unit) : frozenUnitLabel(goods);
}

export type QuantityWords = { readonly count: string; readonly unit: string; readonly aside: string };

/** `7` `pako` `7.000 copë` for goods sold by the pack, `40` `Copë` `3 pako + 4 copë` for goods sold loose. */
export function quantityWords(pieces: number, goods: PackedGoods): QuantityWords {
  const { packSize, packName } = goods;
  const packs = packsText(pieces, goods);
  if (!isSoldByPack(goods)) return { count: printWhole(pieces), unit: labelOf(goods), aside: packs };
  if (packs === '') return { count: printWhole(pieces), unit: labelOf(goods).toLowerCase(), aside: '' };
  const isWhole = pieces % packSize === 0;
  const count = printWhole(Math.floor(pieces / packSize));
  const loose = isWhole ? '' : ` + ${piecesText(pieces % packSize, goods)}`;
  return { count, unit: `${packName || 'pako'}${loose}`, aside: piecesText(pieces, goods) };
}

/** `7 pako`, `5 kg`. */
export function quantityText(pieces: number, goods: PackedGoods): string {
  const { count, unit } = quantityWords(pieces, goods);
  if (!isSoldByPack(goods)) return piecesText(pieces, goods);
  return `${count} ${unit}`;
}

/** `7 pako · 7.000 copë`. */
export function fullQuantityText(pieces: number, goods: PackedGoods): string {
  const { aside } = quantityWords(pieces, goods);
  return aside === '' ? quantityText(pieces, goods) : `${quantityText(pieces, goods)} · ${aside}`;
}

/** `+2 pako`; in pieces when they make no whole packs, so that the sign applies to the whole amount. */
export function signedCountText(pieces: number, goods: PackedGoods): string {
  const size = Math.abs(pieces);
  const sign = pieces > 0 ? '+' : pieces < 0 ? '−' : '';
  const isWhole = isSoldByPack(goods) && size % goods.packSize === 0;
  return `${sign}${isWhole || !isSoldByPack(goods) ? countText(size, goods) : piecesText(size, goods)}`;
}

/** `7 pako` for goods sold by the pack, else the plain number. */
export function countText(pieces: number, goods: PackedGoods): string {
  return isSoldByPack(goods) ? quantityText(pieces, goods) : printWhole(pieces);
}

/** `12,90 € / pako · 0,0129 €/copë` for goods sold by the pack, else `1,20 € / copë` or, in one bucket, `/ kovë`. */
export function eachText(unitPriceE4: number, goods: PackedGoods): string {
  const { packName, packSize } = goods;
  const unit = labelOf(goods).toLowerCase();
  const each = formatUnitPrice(unitPriceE4);
  if (!isSoldByPack(goods)) return `${each} / ${packSize > 1 ? unit : packName || unit}`;
  return `${formatUnitPrice(unitPriceE4 * packSize)} / ${packName || 'pako'} · ${each}/${unit}`;
}

export function quantityRuleText(goods: Selling): string {
  const { orderStep, minQuantity, packSize } = goods;
  const isByPack = isSoldByPack(goods);
  const least = minQuantity > orderStep ? `nga ${countText(minQuantity, goods)}` : '';
  const step = orderStep > 1 ? `në hapa prej ${countText(orderStep, goods)}` : '';
  const whole = isByPack && orderStep === packSize ? `në ${goods.packName || 'pako'} të plota` : step;
  const words = [least, whole].filter(Boolean).join(', ');
  return words === '' ? '' : `Porositet ${words}`;
}

export function sellingFacts(goods: Selling): string[] {
  const { packName, packSize, orderStep, minQuantity } = goods;
  const isByPack = isSoldByPack({ packSize, orderStep });
  const many = (pieces: number) =>
    isByPack ? packsText(pieces, goods) || printWhole(pieces) : printWhole(pieces);
  return [
    ...(packSize > 1 ? [`${packName || 'pako'} me ${piecesText(packSize, goods)}`] : []),
    ...(orderStep > 1 && orderStep !== packSize ? [`hapi ${many(orderStep)}`] : []),
    ...(minQuantity > orderStep ? [`së paku ${many(minQuantity)}`] : []),
  ];
}
