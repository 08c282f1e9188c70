import { useState } from 'react';
import { z } from 'zod';
import { readTabMemory, writeTabMemory } from '#web/device/tab-memory.ts';
import { useOwnerId } from '#web/session.ts';

const storedChanges = z.record(z.string(), z.tuple([z.unknown(), z.unknown()]));

// What is typed stays in the tab over an ended login or a reload, until `forget`.
export function useFormDraft<Values extends object>(name: string, shown: Values) {
  const storedAs = `form.${useOwnerId() ?? 'nobody'}.${name}`;
  const [found] = useState(() => restoreChanges(shown, readTabMemory(storedAs)));
  return {
    storedAs,
    found,
    keep: (before: Values, values: Values) => writeTabMemory(storedAs, changesOf(before, values)),
    forget: () => writeTabMemory(storedAs, null),
  };
}

export function changesOf(shown: object, values: object): Record<string, readonly [unknown, unknown]> | null {
  const before = new Map<string, unknown>(Object.entries(shown));
  const changes = Object.entries(values)
    .filter(([field, value]) => !isSame(before.get(field), value))
    .map(([field, value]) => [field, [before.get(field), value] as const] as const);
  return changes.length === 0 ? null : Object.fromEntries(changes);
}

export function restoreChanges<Values extends object>(
  shown: Values,
  memory: unknown,
): Partial<Values> | null {
  const { data } = storedChanges.safeParse(memory);
  const before = new Map<string, unknown>(Object.entries(shown));
  const fields = Object.entries(data ?? {}).filter(
    ([field, [was, value]]) => isSame(before.get(field), was) && isLike(before.get(field), value),
  );
  if (fields.length === 0) return null;
  return Object.fromEntries(fields.map(([field, [, value]]) => [field, value])) as Partial<Values>;
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one ?? null) === JSON.stringify(other ?? null);
}

function isLike(shown: unknown, value: unknown): boolean {
  if (Array.isArray(shown)) return Array.isArray(value) && value.every((item) => typeof item === 'string');
  if (typeof shown === 'boolean') return typeof value === 'boolean';
  if (isTexts(shown)) return isTexts(value);
  return typeof value === 'string' || (value === null && typeof shown !== 'string');
}

function isTexts(value: unknown): boolean {
  return z.record(z.string(), z.string()).safeParse(value).success;
}
