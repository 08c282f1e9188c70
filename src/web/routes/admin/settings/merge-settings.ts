type Fields = readonly (readonly [string, unknown])[];

// Of a list only the entries that are changed here: others may have changed the rest.
export function mergeSettings<S extends object>(shown: S, wanted: S, fresh: S): S {
  const before = new Map<string, unknown>(Object.entries(shown));
  const now = new Map<string, unknown>(Object.entries(fresh));
  const changes: Fields = Object.entries(wanted)
    .filter(([field, value]) => textOf(value) !== textOf(before.get(field)))
    .map(([field, value]) => [field, mergeValues(before.get(field), value, now.get(field))]);
  return { ...fresh, ...Object.fromEntries(changes) };
}

function mergeValues(shown: unknown, wanted: unknown, fresh: unknown): unknown {
  if (!Array.isArray(shown) || !Array.isArray(wanted) || !Array.isArray(fresh)) return wanted;
  const touched = new Set([...without(shown, wanted), ...without(wanted, shown)].map(keyOf));
  const isTouched = (entry: unknown) => touched.has(keyOf(entry));
  return [...fresh.filter((entry) => !isTouched(entry)), ...wanted.filter(isTouched)];
}

function without(entries: readonly unknown[], others: readonly unknown[]): unknown[] {
  const texts = new Set(others.map(textOf));
  return entries.filter((entry) => !texts.has(textOf(entry)));
}

function keyOf(entry: unknown): unknown {
  return typeof entry === 'object' && entry !== null && 'regionId' in entry ? entry.regionId : entry;
}

const textOf = (value: unknown) => JSON.stringify(value);
