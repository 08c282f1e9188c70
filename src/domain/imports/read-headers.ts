import { DomainError } from '#kernel/domain-error.ts';
import { foldText } from '#shared/text/fold.ts';
import type { FileCell } from '#spreadsheets/sheet.ts';

/** Accepted column names per field, and groups of fields of which one is required. */
export type KnownHeaders = {
  readonly names: Readonly<Record<string, readonly string[]>>;
  readonly required: readonly { readonly fields: readonly string[]; readonly label: string }[];
};

export type Headers = {
  readonly place: number;
  readonly fields: readonly (string | undefined)[];
  readonly unknown: readonly string[];
};

const SCANNED_ROWS = 30;

/**
 * The header row is the one among the first rows with most known columns, in any order and spelling. Rejects with
 * `file-unreadable`, naming a missing required column or two columns for one field.
 */
export function readHeaders(rows: readonly (readonly FileCell[])[], known: KnownHeaders): Headers {
  const fieldOf = new Map(
    Object.entries(known.names).flatMap(([field, names]) =>
      names.map((name) => [simplifyHeader(name), field]),
    ),
  );
  const candidates = rows
    .slice(0, SCANNED_ROWS)
    .map((row) => row.map((cell) => fieldOf.get(simplifyHeader(String(cell)))));
  const counts = candidates.map((fields) => new Set(fields.filter((field) => field !== undefined)).size);
  const place = counts.indexOf(Math.max(0, ...counts));
  const fields = candidates[place] ?? [];
  const head = (rows[place] ?? []).map((cell) => String(cell).trim());
  assertUnique(fields, head);
  const missing = known.required.filter((group) => !group.fields.some((field) => fields.includes(field)));
  if (missing.length > 0) {
    const columns = missing.map(({ label }) => label);
    throw new DomainError('file-unreadable', { reason: 'missing-columns', columns });
  }
  const unknown = head.filter((name, column) => name !== '' && fields[column] === undefined);
  return { place, fields, unknown };
}

/** Folds case, diacritics, marks and currency: `Çmimi (€)*` and `cmimi_eur` are `cmimi`. */
export function simplifyHeader(header: string): string {
  return foldText(header)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .replace(/ euro?$/, '')
    .trim();
}

function assertUnique(fields: readonly (string | undefined)[], head: readonly string[]): void {
  const twice = fields.findIndex((field, column) => field !== undefined && fields.indexOf(field) < column);
  if (twice === -1) return;
  const columns = [head[fields.indexOf(fields[twice])] ?? '', head[twice] ?? ''] as const;
  throw new DomainError('file-unreadable', { reason: 'same-meaning', columns });
}
