import { foldText } from '../../shared/fold.ts';
import { DomainError } from '../kernel/domain-error.ts';

/** Filled cells of a row by field. */
export type RowCells = ReadonlyMap<string, string>;

/**
 * Which field stands in which column, by the first row. Refuses with `file-unreadable` a file in which a required
 * field has no column, naming it, or two columns are the same.
 */
export function readHeaders(
  head: readonly string[],
  known: Readonly<Record<string, string>>,
  required: Readonly<Record<string, string>>,
): readonly (string | undefined)[] {
  const fields = head.map((cell) => {
    const name = foldText(cell.replace(/[*:]/g, ''));
    return Object.hasOwn(known, name) ? known[name] : undefined;
  });
  const named = fields.filter((field) => field !== undefined);
  if (new Set(named).size < named.length) {
    throw new DomainError('file-unreadable', 'Dy kolona të skedarit kanë të njëjtin kuptim.');
  }
  const missing = Object.entries(required).filter(([field]) => !named.includes(field));
  if (missing.length > 0) {
    const names = missing.map(([, label]) => label).join(', ');
    throw new DomainError('file-unreadable', `Skedarit i mungojnë kolonat: ${names}.`);
  }
  return fields;
}

/** The filled cells of a row, trimmed, by field. */
export function toCells(row: readonly string[], fields: readonly (string | undefined)[]): RowCells {
  const cells = new Map<string, string>();
  for (const [place, field] of fields.entries()) {
    const text = row[place]?.trim() ?? '';
    if (field !== undefined && text !== '') cells.set(field, text);
  }
  return cells;
}
