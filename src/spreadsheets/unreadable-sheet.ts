import type { UnreadableFile } from './sheet.ts';

export const MAX_COLUMNS = 500;

/** A sheet may have so many rows for each that holds something. */
export const MAX_ROWS_TO_A_ROW = 5;

export class UnreadableSheet extends Error {
  readonly reason: UnreadableFile;

  constructor(reason: UnreadableFile) {
    super(reason);
    this.reason = reason;
  }
}
