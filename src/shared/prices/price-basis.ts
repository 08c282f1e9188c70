import { foldText } from '#shared/text/fold.ts';

export type PriceBasis = 'net' | 'gross';

export const BASIS_WORDS = { net: 'pa TVSH', gross: 'me TVSH' } as const;

/** Folds case, diacritics, marks and currency: `Çmimi (€)*` and `cmimi_eur` are `cmimi`. */
export function simplifyHeader(header: string): string {
  return foldText(header)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .replace(/ euro?$/, '')
    .trim();
}

const NET =
  'pa (?:tvsh|t v sh)(?: ne)?|neto|netto|net|excl(?:uding|usive)?(?: of)? (?:vat|tax|tvsh)|ex vat|without (?:vat|tax)|w o vat|no vat|bez pdv(?: a)?|ohne mwst|kdv haric|kdvsiz|hors taxes?|ht';
const GROSS =
  'me (?:tvsh|t v sh)(?: ne)?|bruto|brutto|brut|gross|incl(?:uding|usive)?(?: of)? (?:vat|tax|tvsh)|inc vat|with (?:vat|tax)|sa pdv(?: om)?|mit mwst|perfshi(?:re|rje|n) tvsh|tvsh e perfshire|kdv dahil|ttc';
const BASIS = new RegExp(`\\b(?:${NET}|${GROSS})\\b`, 'g');

/** What a heading says of VAT; null when it says nothing. */
export function basisOf(header: string): PriceBasis | null {
  const name = simplifyHeader(header);
  if (new RegExp(`\\b(?:${NET})\\b`).test(name)) return 'net';
  return new RegExp(`\\b(?:${GROSS})\\b`).test(name) ? 'gross' : null;
}

export function withoutBasis(name: string): string {
  return name.replace(BASIS, ' ').replace(/ +/g, ' ').trim();
}

const ONLY_BASIS = new RegExp(`^(?:${NET}|${GROSS})$`);

export function isOnlyBasis(header: string): boolean {
  return ONLY_BASIS.test(simplifyHeader(header));
}
