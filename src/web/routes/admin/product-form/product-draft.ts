import { z } from 'zod';
import type { ProductValues } from './product-schema.ts';

const storedChanges = z.record(z.string(), z.tuple([z.unknown(), z.unknown()]));

export function changesOf(
  shown: ProductValues,
  values: ProductValues,
): Record<string, readonly [unknown, unknown]> | null {
  const before = new Map<string, unknown>(Object.entries(shown));
  const changes = Object.entries(values)
    .filter(([field, value]) => !isSame(before.get(field), value))
    .map(([field, value]) => [field, [before.get(field), value] as const] as const);
  return changes.length === 0 ? null : Object.fromEntries(changes);
}

export function restoreChanges(shown: ProductValues, memory: unknown): Partial<ProductValues> | null {
  const { data } = storedChanges.safeParse(memory);
  const before = new Map<string, unknown>(Object.entries(shown));
  const fields = Object.entries(data ?? {}).filter(
    ([field, [was, value]]) => isSame(before.get(field), was) && isLike(before.get(field), value),
  );
  return fields.length === 0 ? null : Object.fromEntries(fields.map(([field, [, value]]) => [field, value]));
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one ?? null) === JSON.stringify(other ?? null);
}

function isLike(shown: unknown, value: unknown): boolean {
  if (Array.isArray(shown)) return Array.isArray(value) && value.every((item) => typeof item === 'string');
  if (typeof shown === 'boolean') return typeof value === 'boolean';
  return typeof value === 'string' || (value === null && typeof shown !== 'string');
}
