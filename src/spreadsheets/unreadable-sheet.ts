import type { UnreadableFile } from './sheet.ts';

export const MAX_COLUMNS = 500;

export class UnreadableSheet extends Error {
  readonly reason: UnreadableFile;

  constructor(reason: UnreadableFile) {
    super(reason);
    this.reason = reason;
  }
}
