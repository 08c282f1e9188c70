import { firmTables } from '#shared/firm/firm-tables.ts';
import type { UnitRow } from '#shared/firm/firm-types.ts';
import { SEED_UNITS } from '#shared/firm/seed-units.ts';

export type Unit = string;

export const MAX_ACTIVE_UNITS = 30;

export const DEFAULT_UNIT = 'KG';

/** The unit of transport and of amounts without a unit. */
export const PIECE_UNIT = 'COPE';

export function activeUnits(): readonly UnitRow[] {
  return firmTables().units.filter((unit) => unit.isActive);
}

export function isActiveUnit(key: string): boolean {
  return firmTables().units.some((unit) => unit.key === key && unit.isActive);
}

/** The Albanian name, also of a deactivated unit. */
export function unitLabel(key: Unit): string {
  return firmTables().units.find((unit) => unit.key === key)?.name ?? seedName(key) ?? key;
}

/** The name to store in a line: '' when it equals the unit's name in a new database. */
export function nameToFreeze(key: Unit): string {
  const name = unitLabel(key);
  return name === seedName(key) ? '' : name;
}

/** The name that `nameToFreeze` stored. */
export function frozenUnitLabel({ unit, unitName = '' }: UnitOfLine): string {
  return unitName || (seedName(unit) ?? unitLabel(unit));
}

export type UnitOfLine = { readonly unit: Unit; readonly unitName?: string | undefined };

function seedName(key: Unit): string | undefined {
  return SEED_UNITS.find((unit) => unit.key === key)?.name;
}

export function joinUnits(text: string): string {
  return text.replace(
    /(\d) (?=(?:€|kg|gr?|ml|cl|l|lit[eë]r|litra|cop[eë]|cope|cm|mm|m)(?![\p{L}\d]))/giu,
    '$1\u00a0',
  );
}

/** The size in a product's name: `6 kg`; '' without one. */
export function sizeIn(name: string): string {
  const found = /(\d+(?:[.,]\d+)?) ?(kg|gr?|ml|cl|l|lit[eë]r|litra|cop[eë]|cm|mm|m)(?![\p{L}\d])/iu.exec(
    name,
  );
  return found ? `${found[1]}\u00a0${found[2]}` : '';
}
