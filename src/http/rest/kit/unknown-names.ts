import { z } from 'zod';
import { isRecord } from '#shared/is-record.ts';
import type { RestRow } from './rest-row.ts';

type Schema = Readonly<Record<string, unknown>>;

/**
 * Finds undocumented names in an input, also deep in lists: a misspelt filter would otherwise return the whole list.
 * Answers can be written back: their names are accepted in writes.
 */
export function unknownNames(row: RestRow): (input: Readonly<Record<string, unknown>>) => z.core.$ZodIssue[] {
  if (row.ignoresUnknown) return () => [];
  let schema: Schema | undefined;
  let answered: ReadonlySet<string> = new Set();
  const describe = (): Schema => {
    if (row.method !== 'GET' && row.output) answered = collectNames(toSchema(row.output, 'output'));
    return toSchema(row.input, 'input');
  };
  return (input) => {
    schema ??= describe();
    return [...findUnknown(schema, input, [], answered)];
  };
}

export function namesTaken(row: RestRow): (name: string) => boolean {
  let names: Set<string> | undefined;
  return (name) => {
    names ??= collectNames(toSchema(row.input, 'input'));
    return names.has(name);
  };
}

function toSchema(schema: z.ZodType, io: 'input' | 'output'): Schema {
  return { ...z.toJSONSchema(schema, { io, unrepresentable: 'any' }) };
}

function* findUnknown(
  schema: Schema,
  value: unknown,
  path: readonly PropertyKey[],
  answered: ReadonlySet<string>,
): Generator<z.core.$ZodIssue> {
  const alternatives = [schema, ...childrenOf(schema['anyOf']), ...childrenOf(schema['allOf'])];
  if (Array.isArray(value)) {
    const items = alternatives.map((one) => one['items']).find(isRecord);
    if (items)
      for (const [at, item] of value.entries()) yield* findUnknown(items, item, [...path, at], answered);
    return;
  }
  const objects = alternatives.filter((one) => isRecord(one['properties']));
  const isOpen = objects.length === 0 || objects.some((one) => isRecord(one['additionalProperties']));
  if (!isRecord(value) || isOpen) return;
  const known = new Map(objects.flatMap((one) => Object.entries({ ...(one['properties'] as object) })));
  for (const [name, inner] of Object.entries(value)) {
    const field: unknown = known.get(name);
    if (isRecord(field)) yield* findUnknown(field, inner, [...path, name], answered);
    else if (!known.has(name) && !answered.has(name)) {
      const message = `Emër i panjohur. Lejohen: ${[...known.keys()].join(', ') || 'asnjë'}.`;
      yield { code: 'custom', path: [...path, name], message, input: inner };
    }
  }
}

function childrenOf(schemas: unknown): Schema[] {
  return Array.isArray(schemas) ? schemas.filter(isRecord) : [];
}

function collectNames(schema: unknown, into = new Set<string>()): Set<string> {
  if (Array.isArray(schema)) for (const one of schema) collectNames(one, into);
  if (!isRecord(schema)) return into;
  if (isRecord(schema['properties'])) for (const name of Object.keys(schema['properties'])) into.add(name);
  for (const inner of Object.values(schema)) collectNames(inner, into);
  return into;
}
