/** One part of what an entry of the audit log keeps: a field, what it was, what it became. */
export type Detail = { readonly field: string; readonly before: string | null; readonly after: string };

const MOST = 12;
const LONGEST = 120;

/** The details of an entry in words; the commands keep them in slightly different shapes. */
export function describeDetails(details: unknown): Detail[] {
  if (!isRecord(details)) return [];
  const { changes, before, after, from, to, ...rest } = details;
  if (isRecord(changes)) return pairs(changes);
  if (isRecord(before) && isRecord(after)) return compare(before, after);
  if (isRecord(from) && isRecord(to)) return compare(from, to);
  const plain = from === undefined && to === undefined ? rest : { ...rest, from, to };
  return pairs(plain);
}

function compare(before: Record<string, unknown>, after: Record<string, unknown>): Detail[] {
  return Object.keys(after)
    .filter((field) => show(before[field]) !== show(after[field]))
    .slice(0, MOST)
    .map((field) => ({ field, before: show(before[field]), after: show(after[field]) }));
}

function pairs(fields: Record<string, unknown>): Detail[] {
  return Object.entries(fields)
    .filter(([, value]) => value !== undefined)
    .slice(0, MOST)
    .map(([field, value]) => {
      if (Array.isArray(value) && value.length === 2) {
        return { field, before: show(value[0]), after: show(value[1]) };
      }
      if (isRecord(value) && 'from' in value && 'to' in value) {
        return { field, before: show(value['from']), after: show(value['to']) };
      }
      return { field, before: null, after: show(value) };
    });
}

function show(value: unknown): string {
  if (value === null || value === undefined || value === '') return '–';
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
