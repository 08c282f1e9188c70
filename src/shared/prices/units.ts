export const UNITS = ['KG', 'COPE', 'LITER'] as const;

export type Unit = (typeof UNITS)[number];

export const DEFAULT_UNIT: Unit = 'KG';

export const UNIT_LABELS: Readonly<Record<Unit, string>> = { KG: 'KG', COPE: 'Copë', LITER: 'Litër' };

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
