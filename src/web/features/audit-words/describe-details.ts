import type { AuditEventType } from '#shared/audit-events.ts';
import { isRecord } from '#shared/is-record.ts';
import { fieldName, fieldValue } from './field-words.ts';

const MAX_DETAILS = 12;

const SUBJECTS: ReadonlyMap<string, string> = new Map<AuditEventType, string>([
  ['order.item-changed', 'quantity'],
  ['order.short-shipped', 'quantity'],
  ['order.status-changed', 'status'],
  ['stock.set', 'stock'],
  ['search.synonyms-saved', 'synonymGroups'],
]);

export function describeDetails(action: string, details: Readonly<Record<string, unknown>>) {
  return partsOf(action, details)
    .flatMap(({ field, before, after }) => {
      const name = fieldName(field);
      if (name === null || after === undefined) return [];
      const was = before === undefined ? null : fieldValue(field, before);
      return [{ field: name, before: was, after: fieldValue(field, after) }];
    })
    .slice(0, MAX_DETAILS);
}

type Part = { readonly field: string; readonly before?: unknown; readonly after: unknown };

function partsOf(action: string, details: Readonly<Record<string, unknown>>): Part[] {
  if (action === 'order.driver-assigned') return [{ field: 'driverName', after: details['driverName'] }];
  const { changes, ...facts } = details;
  if (isRecord(changes)) return [...changed(changes), ...toParts(facts)];
  const subject = SUBJECTS.get(action);
  if (subject === undefined) return toParts(facts);
  const { from, to, ...rest } = facts;
  return [...toParts(rest), { field: subject, before: from ?? null, after: to }];
}

function changed(changes: Readonly<Record<string, unknown>>): Part[] {
  return Object.entries(changes).flatMap(([field, change]) =>
    isRecord(change) ? [{ field, before: change['from'] ?? null, after: change['to'] }] : [],
  );
}

function toParts(facts: Readonly<Record<string, unknown>>): Part[] {
  return Object.entries(facts).map(([field, after]) => ({ field, after }));
}
