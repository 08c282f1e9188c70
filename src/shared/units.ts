/** Units a product is sold in. */
export const UNITS = ['KG', 'COPE', 'LITER'] as const;

/** Stored value of a unit. */
export type Unit = (typeof UNITS)[number];

/** Unit of a product created without one. */
export const DEFAULT_UNIT: Unit = 'KG';

/** Labels of the units on screens and documents. */
export const UNIT_LABELS: Readonly<Record<Unit, string>> = { KG: 'KG', COPE: 'Copë', LITER: 'Litër' };

/** A text in which no line breaks between a number and its unit (`6 kg`, `20,00 €`). */
export function joinUnits(text: string): string {
  return text.replace(
    /(\d) (?=(?:€|kg|gr?|ml|cl|l|lit[eë]r|litra|cop[eë]|cope|cm|mm|m)(?![\p{L}\d]))/giu,
    '$1\u00a0',
  );
}

/** The size that a product's name tells, which sets it apart from the same in another size: `6 kg`; '' without one. */
export function sizeIn(name: string): string {
  const found = /(\d+(?:[.,]\d+)?) ?(kg|gr?|ml|cl|l|lit[eë]r|litra|cop[eë]|cm|mm|m)(?![\p{L}\d])/iu.exec(
    name,
  );
  return found ? `${found[1]}\u00a0${found[2]}` : '';
}
