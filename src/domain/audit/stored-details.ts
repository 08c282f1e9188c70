import { isRecord } from '#shared/is-record.ts';
import { centsToE4 } from '#shared/prices/unit-price.ts';

const RENAMED: Readonly<Record<string, string>> = {
  fiskal: 'fiscalNumber',
  nrTvsh: 'vatNumber',
  driverNr: 'driverCode',
  imageFile: 'image',
};

const RENAMED_OF_PEOPLE: Readonly<Record<string, string>> = { ...RENAMED, number: 'phone' };

const DROPPED = new Set(['nameFolded', 'codeFolded', 'descriptionFolded']);

const FIGURES = new Set(['stock.set', 'search.synonyms-saved']);

/**
 * The details of an entry in the current shape (`AuditEvent` without type and subject). The log is append-only, so
 * old shapes are converted on read: changes were stored as `[before, after]` per field, or as two objects.
 */
export function readStoredDetails(action: string, json: string): Readonly<Record<string, unknown>> {
  const stored: unknown = JSON.parse(json);
  if (!isRecord(stored)) return {};
  const { before, after, from, to, changes, ...rest } = stored;
  if (isRecord(changes)) return { ...rest, changes: withTodaysNames(action, changes) };
  if (action === 'product.updated') return { changes: withTodaysNames(action, fromPairs(stored)) };
  if (isRecord(before) && isRecord(after))
    return { ...rest, changes: withTodaysNames(action, compare(before, after)) };
  if (isRecord(from) && isRecord(to)) return { ...rest, changes: withTodaysNames(action, compare(from, to)) };
  if (isRecord(before)) return { ...without(rest, before), changes: compare(before, rest) };
  if (FIGURES.has(action) && from === undefined) return { ...rest, from: before, to: after };
  return withTodaysNames(action, stored);
}

function fromCents(price: unknown): unknown {
  if (typeof price === 'number') return centsToE4(price);
  if (!isRecord(price)) return price;
  return Object.fromEntries(Object.entries(price).map(([side, value]) => [side, fromCents(value)]));
}

function fromPairs(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([field, pair]) => [
      field,
      Array.isArray(pair) ? { from: pair[0] ?? null, to: pair[1] ?? null } : pair,
    ]),
  );
}

function compare(before: Record<string, unknown>, after: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.keys(after)
      .filter((field) => field in before && JSON.stringify(before[field]) !== JSON.stringify(after[field]))
      .map((field) => [field, { from: before[field] ?? null, to: after[field] }]),
  );
}

function without(fields: Record<string, unknown>, known: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).filter(([field]) => !(field in known)));
}

function withTodaysNames(action: string, fields: Record<string, unknown>): Record<string, unknown> {
  const renamed = action.startsWith('user.') ? RENAMED_OF_PEOPLE : RENAMED;
  return Object.fromEntries(
    Object.entries(fields)
      .filter(([field]) => !DROPPED.has(field))
      .map(([field, value]) =>
        field === 'priceCents' ? ['priceE4', fromCents(value)] : [renamed[field] ?? field, value],
      ),
  );
}
