import { DomainError } from '#kernel/domain-error.ts';
import { runInSheetWorker } from '#spreadsheets/run-in-sheet-worker.ts';
import type { FileCell, SheetContent, UnreadableFile } from '#spreadsheets/sheet.ts';
import { MAX_COLUMNS } from '#spreadsheets/unreadable-sheet.ts';
import { pause } from '#workers/pause.ts';

/** Runs off the event loop. Rejects with `file-unreadable`. */
export async function readTable(bytes: Uint8Array, maxRows: number): Promise<SheetContent> {
  const answer = await runInSheetWorker({ kind: 'read', bytes, maxRows });
  if (answer.kind === 'unreadable') throw unreadable(answer.reason, maxRows);
  if (answer.kind !== 'content') throw new Error('A file was read, and nothing of it came.');
  const rows: (readonly FileCell[])[] = [];
  for (const chunk of answer.chunks) {
    // Encoded by the worker thread.
    rows.push(...(JSON.parse(new TextDecoder().decode(chunk)) as FileCell[][]));
    await pause();
  }
  return { rows, unreadSheets: answer.unreadSheets };
}

function unreadable(reason: UnreadableFile, maxRows: number): DomainError<'file-unreadable'> {
  if (reason === 'too-many-rows') return new DomainError('file-unreadable', { reason, max: maxRows });
  if (reason === 'too-wide') return new DomainError('file-unreadable', { reason, max: MAX_COLUMNS });
  return new DomainError('file-unreadable', { reason });
}

const MAX_NAMED = 12;

export function listNames(names: readonly string[]): string {
  const shown = names.slice(0, MAX_NAMED).map((name) => `„${name.slice(0, 40)}”`);
  return `${shown.join(', ')}${names.length > MAX_NAMED ? ', …' : ''}`;
}

export function describeUnread(unreadSheets: readonly string[]): string[] {
  return unreadSheets.length > 0
    ? [`Lexohet vetëm fleta më e plotë; të tjerat jo: ${listNames(unreadSheets)}.`]
    : [];
}
