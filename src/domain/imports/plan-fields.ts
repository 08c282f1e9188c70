import type { z } from 'zod';
import { BadCell, type CellReader } from './cell-readers.ts';
import type { FieldChange } from './import-row.ts';
import type { RowCells } from './read-rows.ts';

export type FieldWords = {
  readonly names: Readonly<Record<string, string>>;
  readonly readers: Readonly<Record<string, CellReader>>;
  readonly show: (field: string, value: unknown) => string;
  /** Fields whose unreadable cell is left out with a warning; for all others the row is rejected. */
  readonly optional?: ReadonlySet<string>;
  /** Compared as they are unless given. */
  readonly isSame?: (field: string, before: unknown, after: unknown) => boolean;
};

export function readCells(cells: RowCells, { names, readers, optional }: FieldWords) {
  const values: Record<string, unknown> = {};
  const reasons: string[] = [];
  const warnings: string[] = [];
  for (const [field, cell] of cells) {
    try {
      values[field] = (readers[field] ?? String)(cell);
    } catch (error) {
      if (!(error instanceof BadCell)) throw error;
      const list = optional?.has(field) ? warnings : reasons;
      list.push(`${names[field] ?? field}: ${error.message}`);
    }
  }
  return { values, reasons, warnings };
}

/** The values without the optional ones that the schema rejects, and the reasons. */
export function leaveOut(
  values: Readonly<Record<string, unknown>>,
  schema: z.ZodType,
  words: FieldWords,
): { readonly values: Record<string, unknown>; readonly warnings: readonly string[] } {
  const { error } = schema.safeParse(values);
  const faults = (error?.issues ?? []).filter(({ path: [field] }) => {
    const name = String(field);
    return words.optional?.has(name) && name in values;
  });
  const left = new Set(faults.map(({ path: [field] }) => String(field)));
  return {
    values: Object.fromEntries(Object.entries(values).filter(([field]) => !left.has(field))),
    warnings: toReasons(faults, values, words),
  };
}

export function toReasons(
  issues: readonly { readonly path: readonly PropertyKey[]; readonly message: string }[],
  values: Readonly<Record<string, unknown>>,
  { names }: FieldWords,
): string[] {
  return issues.map(({ path, message }) => {
    const field = String(path[0]);
    const name = names[field] ?? 'Rreshti';
    return field in names && !(field in values) ? `${name} mungon.` : `${name}: ${message}`;
  });
}

export function findDifferences(
  known: Readonly<Record<string, unknown>>,
  wanted: Readonly<Record<string, unknown>>,
  { isSame = (_field, before, after) => before === after }: FieldWords,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(wanted).filter(
      ([field, value]) => value !== undefined && !isSame(field, known[field], value),
    ),
  );
}

export function describeDifferences(
  known: Readonly<Record<string, unknown>>,
  differences: Readonly<Record<string, unknown>>,
  { names, show }: FieldWords,
): FieldChange[] {
  const words = (field: string, value: unknown) =>
    value === null || value === undefined || value === '' ? '–' : show(field, value);
  return Object.entries(differences)
    .filter(([, value]) => value !== undefined)
    .map(([field, value]) => ({
      field: names[field] ?? field,
      before: words(field, known[field]),
      after: words(field, value),
    }));
}
