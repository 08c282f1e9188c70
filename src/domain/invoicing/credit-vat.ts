import { splitVat, type VatLine, type VatRateTotal } from '#shared/vat.ts';

/**
 * The VAT of a credit, worked out per rate as that of an invoice. What takes the rest of a rate takes the rest of its
 * VAT, and none takes more than is left: credited bit by bit, an invoice comes to nothing, to the cent.
 */
export function creditVat(lines: readonly VatLine[], open: readonly VatRateTotal[]): VatRateTotal[] {
  return splitVat(lines).rates.map((rate) => {
    const left = open.find((known) => known.vatBasisPoints === rate.vatBasisPoints);
    if (!left || left.grossCents === rate.grossCents) return left ?? rate;
    const vatCents = Math.max(Math.min(rate.vatCents, left.vatCents), rate.grossCents - left.netCents);
    return { ...rate, vatCents, netCents: rate.grossCents - vatCents };
  });
}
