import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withoutVat } from './pricing.ts';
import { lineNets, splitVat, standardVatOn, type VatLine, vatRatesOn } from './vat.ts';

const anyLines = fc.array(
  fc.record({
    grossCents: fc.integer({ min: 0, max: 50_000_000 }),
    vatBasisPoints: fc.constantFrom(1800, 800, 0, 750),
  }),
  { maxLength: 80 },
);

const netsOf = (lines: readonly VatLine[]) => lineNets(lines, splitVat(lines).rates);

describe('rates of VAT', () => {
  it.each([
    ['2026-11-25', [1800, 800, 0]],
    ['2015-09-01', [1800, 800, 0]],
    ['2015-08-31', [1600, 0]],
  ] as const)('are those in force on %s', (day, rates) => {
    expect(vatRatesOn(day)).toEqual(rates);
    expect(standardVatOn(day)).toBe(rates[0]);
  });
});

describe('VAT of a document', () => {
  it('is split per rate, highest rate first', () => {
    const split = splitVat([
      { grossCents: 1080, vatBasisPoints: 800 },
      { grossCents: 1180, vatBasisPoints: 1800 },
      { grossCents: 500, vatBasisPoints: 0 },
      { grossCents: 2360, vatBasisPoints: 1800 },
    ]);
    expect(split.rates).toEqual([
      { vatBasisPoints: 1800, netCents: 3000, vatCents: 540, grossCents: 3540 },
      { vatBasisPoints: 800, netCents: 1000, vatCents: 80, grossCents: 1080 },
      { vatBasisPoints: 0, netCents: 500, vatCents: 0, grossCents: 500 },
    ]);
    expect(split).toMatchObject({ netCents: 4500, vatCents: 620, grossCents: 5120 });
  });

  it('is rounded once per rate, not line by line', () => {
    const lines = Array.from({ length: 3 }, () => ({ grossCents: 100, vatBasisPoints: 1800 }));
    expect(splitVat(lines).netCents).toBe(254);
    expect(netsOf(lines).toSorted()).toEqual([84, 85, 85]);
  });

  it('of a document without lines is nothing', () => {
    expect(splitVat([])).toEqual({ rates: [], netCents: 0, vatCents: 0, grossCents: 0 });
  });

  it('always adds up to the cent: value and VAT to the total, lines to the value', () => {
    fc.assert(
      fc.property(anyLines, (lines) => {
        const split = splitVat(lines);
        expect(split.netCents + split.vatCents).toBe(split.grossCents);
        expect(split.grossCents).toBe(lines.reduce((total, line) => total + line.grossCents, 0));
        expect(netsOf(lines).reduce((total, net) => total + net, 0)).toBe(split.netCents);
        for (const rate of split.rates) expect(rate.netCents + rate.vatCents).toBe(rate.grossCents);
      }),
    );
  });

  it('never moves the value of a line by more than a cent', () => {
    fc.assert(
      fc.property(anyLines, (lines) => {
        const nets = netsOf(lines);
        for (const [index, line] of lines.entries()) {
          const alone = withoutVat(line.grossCents, line.vatBasisPoints);
          expect(Math.abs((nets[index] ?? Number.NaN) - alone)).toBeLessThanOrEqual(1);
        }
      }),
    );
  });

  it('spreads whatever a rate is said to come to over its lines, to the cent', () => {
    const lines = [100, 100, 100].map((grossCents) => ({ grossCents, vatBasisPoints: 1800 }));
    const rateOf = (netCents: number) => [
      { vatBasisPoints: 1800, netCents, vatCents: 300 - netCents, grossCents: 300 },
    ];
    expect(lineNets(lines, rateOf(255))).toEqual([85, 85, 85]);
    expect(lineNets(lines, rateOf(246))).toEqual([82, 82, 82]);
    expect(lineNets(lines, rateOf(259)).toSorted()).toEqual([86, 86, 87]);
  });
});
