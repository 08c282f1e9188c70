import { DomainError } from '#kernel/domain-error.ts';
import { MAX_IMPORT_ROWS } from '#shared/inputs/import-inputs.ts';
import { runInSheetWorker } from '#spreadsheets/run-in-sheet-worker.ts';
import type {
  FileCell,
  SheetAnswer,
  SheetContent,
  SheetRequest,
  UnreadableFile,
} from '#spreadsheets/sheet.ts';
import { MAX_COLUMNS } from '#spreadsheets/unreadable-sheet.ts';
import { pause } from '#workers/pause.ts';

/** Runs off the event loop. Rejects with `file-unreadable`. */
export async function readTable(bytes: Uint8Array): Promise<SheetContent> {
  const answer = await ask({ kind: 'read', bytes, maxRows: MAX_IMPORT_ROWS }, false);
  if (answer.kind !== 'content') throw new Error('A file was read, and nothing of it came.');
  return toContent(answer);
}

export async function ask(
  request: Extract<SheetRequest, { readonly maxRows: number }>,
  isStatement: boolean,
): Promise<Exclude<SheetAnswer, { readonly kind: 'unreadable' }>> {
  const answer = await runInSheetWorker(request);
  if (answer.kind === 'unreadable') throw unreadable(answer.reason, request.maxRows, isStatement);
  return answer;
}

export async function toContent({
  chunks,
  about,
}: Extract<SheetAnswer, { readonly kind: 'content' }>): Promise<SheetContent> {
  const rows: (readonly FileCell[])[] = [];
  for (const chunk of chunks) {
    // Encoded by the worker thread.
    rows.push(...(JSON.parse(new TextDecoder().decode(chunk)) as FileCell[][]));
    await pause();
  }
  return { ...about, rows };
}

function unreadable(
  reason: UnreadableFile,
  maxRows: number,
  isStatement: boolean,
): DomainError<'file-unreadable'> {
  switch (reason) {
    case 'too-many-rows':
      return new DomainError('file-unreadable', { reason, max: maxRows });
    case 'too-wide':
      return new DomainError('file-unreadable', { reason, max: MAX_COLUMNS });
    case 'not-a-table':
    case 'old-workbook':
    case 'all-hidden':
    case 'broken-statement':
    case 'too-large':
      return new DomainError('file-unreadable', { reason });
    default:
      return new DomainError('file-unreadable', { reason: 'other-format', format: reason, isStatement });
  }
}

const MAX_NAMED = 12;

export function listNames(names: readonly string[]): string {
  const shown = names.slice(0, MAX_NAMED).map((name) => `„${name.slice(0, 40)}”`);
  return `${shown.join(', ')}${names.length > MAX_NAMED ? ', …' : ''}`;
}

/** Row numbers, with ranges as `3–8`. */
export function describeRows(what: string, rows: readonly number[]): string[] {
  if (rows.length === 0) return [];
  const runs: [number, number][] = [];
  for (const row of rows) {
    const last = runs.at(-1);
    if (last && last[1] === row - 1) last[1] = row;
    else runs.push([row, row]);
  }
  const shown = runs.slice(0, MAX_NAMED).map(([from, to]) => (from === to ? `${from}` : `${from}–${to}`));
  return [`${what}: ${shown.join(', ')}${runs.length > MAX_NAMED ? ', …' : ''} (${rows.length}).`];
}

export function describeUnread({ sheet, unreadSheets, hidden: places }: SheetContent): string[] {
  const others = unreadSheets.filter(({ isHidden }) => !isHidden).map(({ name }) => name);
  const hidden = unreadSheets.filter(({ isHidden }) => isHidden).map(({ name }) => name);
  const notes = [
    ...describeRows('Rreshta të fshehur në fletë, që nuk lexohen', places.rows),
    ...(places.columns.length > 0
      ? [`Kolona të fshehura në fletë, që nuk lexohen: ${listNames(places.columns)}.`]
      : []),
  ];
  if (sheet === null || unreadSheets.length === 0) return notes;
  return [
    ...notes,
    `Lexohet vetëm fleta ${listNames([sheet])}.`,
    ...(others.length > 0 ? [`Fletë më të shkurtra, që nuk lexohen: ${listNames(others)}.`] : []),
    ...(hidden.length > 0 ? [`Fletë të fshehura, që nuk lexohen: ${listNames(hidden)}.`] : []),
  ];
}
