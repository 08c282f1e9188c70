import type { QuantityRule } from './quantity-rules.ts';
import { UNIT_LABELS, type Unit } from './units.ts';

export type Packing = { readonly packName: string; readonly packSize: number; readonly unit: Unit };

export function packsText(quantity: number, { packName, packSize, unit }: Packing): string {
  if (packSize <= 1 || quantity < packSize) return '';
  const packs = `${Math.floor(quantity / packSize)} ${packName || 'pako'}`;
  const loose = quantity % packSize;
  return loose === 0 ? packs : `${packs} + ${loose} ${UNIT_LABELS[unit].toLowerCase()}`;
}

export type Selling = Packing & QuantityRule;

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
