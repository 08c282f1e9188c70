import {
  TAX_NUMBERS,
  type TaxNumberKind,
  type TaxNumbers,
  taxNumberWarning,
} from '#shared/text/tax-numbers.ts';

export type WrongNumber = { readonly kind: TaxNumberKind; readonly value: string };

/** Numbers in a format that the tax administration rejects; missing means neither NUI nor fiscal number. */
export function judge(numbers: TaxNumbers): {
  readonly wrong: readonly WrongNumber[];
  readonly isMissing: boolean;
} {
  const wrong = TAX_NUMBERS.filter((kind) => taxNumberWarning(kind, numbers[kind]) !== null);
  return {
    wrong: wrong.map((kind) => ({ kind, value: numbers[kind] })),
    isMissing: numbers.businessNumber === '' && numbers.fiscalNumber === '',
  };
}
