import { foldText } from './fold.ts';

const WORDS =
  /^(?:(?:not|non|no|pa|without|ska|s ka|nuk ka|mungon|bez|brez|ohne|kein|keine|senza|sans)(?: ?(?:ref(?:erence|erenca|erenc|erence)?|provided|available|applicable|given|specified|known|nr|numer|number|referenz|riferimento|poziva|sklica))*|na|n a|nil|null|none|nan|undefined|unknown|empty|bosh|asnje|ref|reference|referenca|nr|test|x+|end ?to ?end(?: ?id)?|eref|n ?o ?n ?r ?e ?f|yok|none given|startums|kref|mref|instid|msgid|sepa|eur|euro|swift|pages[ae]|pagese?|payment|transfer|transferte|uplata|zahlung|havale|eft|kredi|credit|crdt)$/;

/** Placeholders for a missing reference: `NOTPROVIDED`, `NONREF`, `0`, `N/A`, `–`, `pa referencë`. */
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

/** Albanian, Slavic, German and Turkish; letters of other languages match only in the same case. */
export const FOLDED_LETTERS = [...'ëçšđčćžäöüğş'];

export const BLANKS = [' ', '\t', '\n', '\u00a0'];

const LOWER = new RegExp(`[a-z${FOLDED_LETTERS.join('')}]`, 'g');

const RUN_OF_BLANKS = new RegExp(`[${BLANKS.join('')}]+`, 'g');

/**
 * `pagesë 1` and ` PAGESË 1 ` are equal: banks and users write the same reference in different case. It folds no more
 * letters than the indexes do (`REFERENCE_IN_SQL`), so that equal references are always found.
 */
export function referenceKey(reference: string): string {
  return reference
    .replace(RUN_OF_BLANKS, ' ')
    .trim()
    .replace(LOWER, (letter) => letter.toUpperCase());
}

/** The key of the index lookup; the hits may differ from the reference in blanks. */
export function toIndexedReference(reference: string): string {
  return referenceKey(reference).replaceAll(' ', '');
}

/** The reference as written, or empty for a placeholder. */
export function meaningfulReference(reference: string): string {
  return isFillerReference(reference) ? '' : reference;
}
