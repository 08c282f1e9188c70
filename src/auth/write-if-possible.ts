/** SQLite errors after which reading may still work: disk full, no write permission, locked by another writer. */
const CANNOT_WRITE = /^SQLITE_(FULL|READONLY|BUSY|IOERR)/;

/**
 * Runs an optional write of a session, and continues without it if the database can't be written: a full disk must not
 * stop users from reading.
 */
export function writeIfPossible(write: () => unknown): void {
  try {
    write();
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (typeof code !== 'string' || !CANNOT_WRITE.test(code)) throw error;
  }
}
