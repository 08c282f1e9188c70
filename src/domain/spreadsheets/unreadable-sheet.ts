import type { UnreadableFile } from './sheet.ts';

/** A file that is no table, or too much of one. */
export class UnreadableSheet extends Error {
  readonly reason: UnreadableFile;

  constructor(reason: UnreadableFile) {
    super(reason);
    this.reason = reason;
  }
}
