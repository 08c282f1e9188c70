import { DomainError } from '#kernel/domain-error.ts';
import {
  basisOf,
  isOnlyBasis,
  type PriceBasis,
  simplifyHeader,
  withoutBasis,
} from '#shared/prices/price-basis.ts';
import { foldText } from '#shared/text/fold.ts';
import type { FileCell } from '#spreadsheets/sheet.ts';

/** The column of each field, as chosen by the user. */
export type ChosenColumns = Readonly<Record<string, number | null>>;

/** Accepted column names per field, and groups of fields of which one is required. */
export type KnownHeaders = {
  readonly names: Readonly<Record<string, readonly string[]>>;
  readonly required: readonly { readonly fields: readonly string[]; readonly label: string }[];
  /** Fields that are no sum: what is headed in euros is another thing. */
  readonly percents?: readonly string[];
};

export type Headers = {
  readonly place: number;
  readonly fields: readonly (string | undefined)[];
  readonly unknown: readonly string[];
  /** Whether the price heading says with or without VAT, and the heading itself; null when it says nothing. */
  readonly price: { readonly basis: PriceBasis; readonly name: string } | null;
};

const SCANNED_ROWS = 30;

export const PRICE_FIELD = 'priceE4';

/**
 * The header row is the one among the first rows with most known columns, in any order and spelling. Of two prices,
 * with and without VAT, the one in `wanted` is read. Rejects with `file-unreadable`, naming a missing required column
 * or two columns for one field.
 */
export function readHeaders(
  rows: readonly (readonly FileCell[])[],
  known: KnownHeaders,
  wanted: PriceBasis = 'gross',
  chosen: ChosenColumns | null = null,
): Headers {
  const { place, head, fields } = findHeaders(rows, known, wanted, chosen);
  assertUnique(fields, head);
  const missing = known.required.filter((group) => !group.fields.some((field) => fields.includes(field)));
  if (missing.length > 0) {
    const columns = missing.map(({ label }) => label);
    throw new DomainError('file-unreadable', { reason: 'missing-columns', columns });
  }
  const unknown = head.filter((name, column) => name !== '' && fields[column] === undefined);
  const name = head[fields.indexOf(PRICE_FIELD)] ?? '';
  const own = basisOf(name);
  const above = name === '' || own !== null ? null : basisAbove(firstRows(rows).slice(0, place));
  return { place, fields, unknown, price: own ? { basis: own, name } : above };
}

export function findHeaders(
  rows: readonly (readonly FileCell[])[],
  known: KnownHeaders,
  wanted: PriceBasis,
  chosen: ChosenColumns | null,
) {
  const candidates = firstRows(rows);
  const findField = createFieldFinder(known);
  const counts = candidates.map(
    (row) => new Set(row.map(findField).filter((field) => field !== undefined)).size,
  );
  const most = Math.max(0, ...counts);
  const place = most > 0 ? counts.indexOf(most) : firstWide(candidates);
  const isPrice = (header: string) => findField(header) === PRICE_FIELD;
  const head = withBasisBelow(candidates[place] ?? [], candidates[place + 1] ?? [], isPrice);
  if (chosen === null) {
    return { place, head, fields: withoutOtherPrice(head.map(findField), head, wanted) };
  }
  const fieldAt = new Map(Object.entries(chosen).map(([field, column]) => [column, field]));
  return { place, head, fields: head.map((_, column) => fieldAt.get(column)) };
}

function firstRows(rows: readonly (readonly FileCell[])[]): string[][] {
  return rows.slice(0, SCANNED_ROWS).map((row) => row.map((cell) => String(cell)));
}

/** Where no heading is known: the first row with the most filled cells. */
function firstWide(rows: readonly (readonly string[])[]): number {
  const widths = rows.map((row) => row.filter((cell) => cell.trim() !== '').length);
  return Math.max(0, widths.indexOf(Math.max(0, ...widths)));
}

const EUROS = /€|\beuro?\b/i;

function createFieldFinder({ names, percents }: KnownHeaders): (header: string) => string | undefined {
  const fieldOf = new Map(
    Object.entries(names).flatMap(([field, spellings]) =>
      spellings.map((name) => [simplifyHeader(name), field]),
    ),
  );
  return (header) => {
    const name = simplifyHeader(header);
    const field =
      fieldOf.get(name) ?? (fieldOf.get(withoutBasis(name)) === PRICE_FIELD ? PRICE_FIELD : undefined);
    return field && percents?.includes(field) && EUROS.test(header) ? undefined : field;
  };
}

/** `Çmimet janë pa TVSH` in a line above the headings, where these say nothing; null where such lines disagree. */
function basisAbove(lines: readonly (readonly string[])[]): Headers['price'] {
  const said = lines.flat().flatMap((name) => {
    const basis = /\b(?:cmim|price|lista|pric|preis|cijen|fiyat|te gjitha)/.test(foldText(name))
      ? basisOf(name)
      : null;
    return basis === null ? [] : [{ basis, name: name.trim() }];
  });
  return new Set(said.map(({ basis }) => basis)).size === 1 ? (said[0] ?? null) : null;
}

/** Of headings in two lines, `Çmimi` above `pa TVSH` and `me TVSH`: what the lower one says of VAT stands beside the upper. */
function withBasisBelow(
  upper: readonly string[],
  lower: readonly string[],
  isPrice: (header: string) => boolean,
): string[] {
  let group = '';
  return Array.from({ length: Math.max(upper.length, lower.length) }, (_, column) => {
    const own = (upper[column] ?? '').trim();
    const below = (lower[column] ?? '').trim();
    group = own || group;
    return isOnlyBasis(below) && isPrice(group) ? `${group} ${below}` : own;
  });
}

function withoutOtherPrice(
  fields: readonly (string | undefined)[],
  head: readonly string[],
  wanted: PriceBasis,
): (string | undefined)[] {
  const ranks = fields.map((field, column) => {
    if (field !== PRICE_FIELD) return Number.POSITIVE_INFINITY;
    const basis = basisOf(head[column] ?? '');
    return basis === wanted ? 0 : basis === null ? 1 : 2;
  });
  const best = Math.min(...ranks);
  return fields.map((field, column) => (field === PRICE_FIELD && ranks[column] !== best ? undefined : field));
}

function assertUnique(fields: readonly (string | undefined)[], head: readonly string[]): void {
  const twice = fields.findIndex((field, column) => field !== undefined && fields.indexOf(field) < column);
  if (twice === -1) return;
  const columns = [head[fields.indexOf(fields[twice])] ?? '', head[twice] ?? ''] as const;
  throw new DomainError('file-unreadable', { reason: 'same-meaning', columns });
}
