import type { UnreadableFile } from './sheet.ts';

/** Columns that a table may have: many times what an import knows. */
export const MAX_COLUMNS = 500;

/** A file that is no table, or too much of one. */
export class UnreadableSheet extends Error {
  readonly reason: UnreadableFile;

  constructor(reason: UnreadableFile) {
    super(reason);
    this.reason = reason;
  }
}
