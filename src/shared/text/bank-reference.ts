import { foldText } from './fold.ts';

const WORDS =
  /^(?:(?:not|non|no|pa|without|ska|s ka|nuk ka|mungon|bez|brez|ohne|kein|keine|senza|sans)(?: ?(?:ref(?:erence|erenca|erenc|erence)?|provided|available|applicable|given|specified|known|nr|numer|number|referenz|riferimento|poziva|sklica))*|na|n a|nil|null|none|nan|undefined|unknown|empty|bosh|asnje|ref|reference|referenca|nr|test|x+|end ?to ?end(?: ?id)?|eref|n ?o ?n ?r ?e ?f|yok|none given|startums|kref|mref|instid|msgid|sepa|eur|euro|swift|pages[ae]|pagese?|payment|transfer|transferte|uplata|zahlung|havale|eft|kredi|credit|crdt)$/;

/** What banks and people write where there is no reference: `NOTPROVIDED`, `NONREF`, `0`, `N/A`, `–`, `pa referencë`. */
export function isFillerReference(reference: string): boolean {
  const words = foldText(reference)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  return (
    words === '' ||
    /^[0 ]+$/.test(words) ||
    /^([a-z9])\1{2,}$/.test(words) ||
    WORDS.test(words) ||
    WORDS.test(words.replaceAll(' ', ''))
  );
}

/** `a1` and ` A1 ` are one: banks print and people type the same reference in either case. */
export function referenceKey(reference: string): string {
  return reference.trim().toUpperCase();
}

/** As it is written, or empty for a filler. */
export function meaningfulReference(reference: string): string {
  return isFillerReference(reference) ? '' : reference;
}
