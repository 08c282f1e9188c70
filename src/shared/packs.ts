import type { QuantityRule } from './quantity-rules.ts';
import { UNIT_LABELS, type Unit } from './units.ts';

/** How a product is packed: one pack (named `packName`) holds `packSize` pieces; a size of 1 is no pack. */
export type Packing = { readonly packName: string; readonly packSize: number; readonly unit: Unit };

/** A quantity in packs and what is loose, as the warehouse takes it: `3 pako + 4 copë`; '' where no whole pack is in it. */
export function packsText(quantity: number, { packName, packSize, unit }: Packing): string {
  if (packSize <= 1 || quantity < packSize) return '';
  const packs = `${Math.floor(quantity / packSize)} ${packName || 'pako'}`;
  const loose = quantity % packSize;
  return loose === 0 ? packs : `${packs} + ${loose} ${UNIT_LABELS[unit].toLowerCase()}`;
}

/** How a product is packed and in which quantities customers order it. */
export type Selling = Packing & QuantityRule;

/** What one has to know of it in few words, e.g. `kuti me 24 copë`, `hapi 24`, `së paku 48`; nothing where all of it is plain. */
export function sellingFacts({ packName, packSize, unit, orderStep, minQuantity }: Selling): string[] {
  const many = (count: number) => count.toLocaleString('de-DE');
  return [
    ...(packSize > 1
      ? [`${packName || 'pako'} me ${many(packSize)} ${UNIT_LABELS[unit].toLowerCase()}`]
      : []),
    ...(orderStep > 1 ? [`hapi ${many(orderStep)}`] : []),
    ...(minQuantity > orderStep ? [`së paku ${many(minQuantity)}`] : []),
  ];
}
