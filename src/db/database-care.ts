import { READ_ONLY, withDatabase } from './client.ts';

/** Throws unless a database file is intact: every page readable, every index and reference right. Blocks. */
export function verifyDatabase(file: string): void {
  withDatabase(file, READ_ONLY, (connection) => {
    const verdict = connection.pragma('integrity_check(1)', { simple: true });
    if (verdict !== 'ok') throw new Error(`${file} is damaged: ${String(verdict)}`);
    const broken = connection.pragma('foreign_key_check');
    if (Array.isArray(broken) && broken.length > 0)
      throw new Error(`${file} has ${broken.length} broken references`);
  });
}

export function checkDatabase(file: string): string | null {
  try {
    const verdict = withDatabase(file, READ_ONLY, (connection) =>
      connection.pragma('quick_check(1)', { simple: true }),
    );
    return verdict === 'ok' ? null : String(verdict);
  } catch (thrown) {
    return thrown instanceof Error ? thrown.message : String(thrown);
  }
}

/**
 * Checkpoints the WAL and truncates it; a long reader, such as a backup, lets it grow. Writers are not blocked: most of
 * the work runs alongside them, and the rest is left for later when they are in the way.
 */
export function checkpoint(file: string): void {
  withDatabase(file, { fileMustExist: true, timeout: 0 }, (connection) => {
    connection.pragma('wal_checkpoint(PASSIVE)');
    connection.pragma('wal_checkpoint(TRUNCATE)');
  });
}
