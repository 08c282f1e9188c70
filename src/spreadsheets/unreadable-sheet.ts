import type { UnreadableFile } from './sheet.ts';

export const MAX_COLUMNS = 500;

/** Maximum rows of a sheet per row with content. */
export const MAX_ROWS_TO_A_ROW = 5;

export class UnreadableSheet extends Error {
  readonly reason: UnreadableFile;

  constructor(reason: UnreadableFile) {
    super(reason);
    this.reason = reason;
  }
}
