import type { UnitRow } from './firm-types.ts';

const UNITS = [
  ['KG', 'KG', 'KG', 'KG', 'KGM'],
  ['COPE', 'Copë', 'Piece', 'Komad', 'C62'],
  ['LITER', 'Litër', 'Litre', 'Litar', 'LTR'],
] as const;

/** Every shop has these; they can't be deactivated. */
export const SEED_UNITS: readonly UnitRow[] = UNITS.map(([key, name, nameEn, nameSr, code], at) => ({
  id: at + 1,
  key,
  name,
  nameEn,
  nameSr,
  code,
  position: at + 1,
  isActive: true,
}));

export function isSeedUnit(key: string): boolean {
  return SEED_UNITS.some((unit) => unit.key === key);
}
