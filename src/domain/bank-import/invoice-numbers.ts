import { documentNumber } from '#shared/accounting/documents.ts';
import type { ISODate } from '#shared/dates/shop-dates.ts';

/** Complete numbers, and numbers without a year with their possible documents. */
export type NamedNumbers = {
  readonly full: readonly string[];
  readonly short: readonly (readonly string[])[];
};

const BEFORE = String.raw`(?<![\p{L}\p{N}])`;
const WORD = String.raw`(FAT|ND)(?:URAVE|URAT|URA|URES|URËS|URE|URË)?[\s.:#/_-]*(?:(?:NR|NO)[\s.:#/_-]*)?`;

// Banks that allow no dash in a text leave FAT2026000123.
const YEAR_FIRST = new RegExp(
  String.raw`${BEFORE}${WORD}(20\d\d)(?:[\s./_-]+|(?=\d{6}(?!\d)))(\d{1,6})(?!\d|[./-]\d)`,
  'giu',
);
const YEAR_LAST = new RegExp(String.raw`${BEFORE}${WORD}(\d{1,6})\s*[/-]\s*(20\d\d)(?!\d|[./-]\d)`, 'giu');
// `FD-2026-000123` is a paper of another series.
const OTHER_SERIES = String.raw`(?<!\p{L}-|${BEFORE}(?:FD|NK)\s)`;
const WITHOUT_WORD = new RegExp(String.raw`${BEFORE}${OTHER_SERIES}(20\d\d)-(\d{6})(?!\d|[./-]\d)`, 'giu');
const MIGRATED = new RegExp(String.raw`${BEFORE}MIG[\s-]*(\d{1,9})(?!\d)`, 'giu');
const WITHOUT_YEAR = new RegExp(
  String.raw`${BEFORE}${WORD}(?!0\d{2}[\s/-]+\d)(\d{1,6})(?![\d.,/-]*\d|\s*(?:€|eur|euro|lek|all|chf|usd|%|kg|cop)|\s+\d{3}\s\d{3})`,
  'giu',
);

export function listInvoiceNumbers(text: string, day: ISODate): NamedNumbers {
  const full = new Set<string>();
  const short: string[][] = [];
  let left = text;
  const take = (pattern: RegExp, toNumber: (parts: readonly string[]) => void) => {
    left = left.replace(pattern, (...[, ...parts]: unknown[]) => {
      toNumber(parts.map(String));
      return ' ';
    });
  };
  const seriesOf = (word: string | undefined) => (word?.toUpperCase() === 'ND' ? 'ND' : 'FAT');
  take(YEAR_FIRST, ([word, year, sequence]) =>
    full.add(documentNumber(seriesOf(word), Number(year), Number(sequence))),
  );
  take(YEAR_LAST, ([word, sequence, year]) =>
    full.add(documentNumber(seriesOf(word), Number(year), Number(sequence))),
  );
  take(WITHOUT_WORD, ([year, sequence]) => full.add(documentNumber('FAT', Number(year), Number(sequence))));
  take(MIGRATED, ([sequence]) => full.add(documentNumber('MIG', 0, Number(sequence))));
  take(WITHOUT_YEAR, ([word, sequence]) => {
    const year = Number(day.slice(0, 4));
    short.push([year, year - 1].map((of) => documentNumber(seriesOf(word), of, Number(sequence))));
  });
  return { full: [...full], short };
}
