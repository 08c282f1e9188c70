/** Errors of SQLite after which reading may still work: no room, no right to write, somebody else writing. */
const CANNOT_WRITE = /^SQLITE_(FULL|READONLY|BUSY|IOERR)/;

/**
 * Runs a write that only keeps books on a session, and goes on without it where the database takes none: a full disk
 * must not stop people from reading.
 */
export function writeIfPossible(write: () => unknown): void {
  try {
    write();
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (typeof code !== 'string' || !CANNOT_WRITE.test(code)) throw error;
  }
}
