import { fieldName, fieldValue } from './field-words.ts';

/** One part of what an entry of the audit log keeps: a field, what it was (null: nothing is told of it), what it became. */
export type Detail = { readonly field: string; readonly before: string | null; readonly after: string };

const MOST = 12;

/** What stands behind a bare "before" and "after" of an action. */
const SUBJECTS: Readonly<Record<string, string>> = {
  'order.item-changed': 'quantity',
  'order.status-changed': 'status',
  'stock.set': 'stock',
};

/** Numbers of things that are named beside them, and what the program keeps for its own searching. */
const HIDDEN = new Set(['nameFolded', 'codeFolded', 'productId', 'group']);

/** The details of an entry in words; the commands keep them in slightly different shapes. */
export function describeDetails(action: string, details: unknown): Detail[] {
  if (!isRecord(details)) return [];
  return partsOf(action, details)
    .filter(({ field }) => !HIDDEN.has(field))
    .slice(0, MOST)
    .map(({ field, before, after }) => ({
      field: field === 'status' ? 'Statusi' : fieldName(field),
      before: before === undefined ? null : fieldValue(field, before),
      after: fieldValue(field, after),
    }));
}

type Part = { readonly field: string; readonly before?: unknown; readonly after: unknown };

function partsOf(action: string, details: Record<string, unknown>): Part[] {
  const { changes, before, after, from, to, ...rest } = details;
  if (isRecord(changes)) return toParts(changes);
  if (isRecord(before) && isRecord(after)) return compare(before, after);
  if (isRecord(from) && isRecord(to)) return compare(from, to);
  if (isRecord(before)) return [...compare(before, rest), ...toParts(without(rest, before))];
  if (action === 'order.driver-assigned') return [{ field: 'driverName', after: rest['driverName'] }];
  const subject = SUBJECTS[action];
  if (subject !== undefined) {
    return [...toParts(rest), { field: subject, before: before ?? from, after: after ?? to }];
  }
  return toParts(details);
}

function compare(before: Record<string, unknown>, after: Record<string, unknown>): Part[] {
  return Object.keys(after)
    .filter((field) => field in before && JSON.stringify(before[field]) !== JSON.stringify(after[field]))
    .map((field) => ({ field, before: before[field] ?? null, after: after[field] }));
}

function without(fields: Record<string, unknown>, known: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).filter(([field]) => !(field in known)));
}

function toParts(fields: Record<string, unknown>): Part[] {
  return Object.entries(fields)
    .filter(([, value]) => value !== undefined)
    .map(([field, value]): Part => {
      // The lists of regions and days are longer or shorter, or hold what their field's name tells.
      if (Array.isArray(value) && value.length === 2 && !field.endsWith('Ids') && field !== 'lines') {
        return { field, before: value[0] ?? null, after: value[1] };
      }
      if (isRecord(value) && 'from' in value && 'to' in value) {
        return { field, before: value['from'] ?? null, after: value['to'] };
      }
      return { field, after: value };
    });
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
