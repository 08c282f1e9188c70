import Database from 'better-sqlite3';

/** Throws unless a database file is whole: every page readable, every index and reference right. */
export function verifyDatabase(file: string): void {
  const connection = new Database(file, { readonly: true, fileMustExist: true });
  try {
    const verdict = connection.pragma('integrity_check(1)', { simple: true });
    if (verdict !== 'ok') throw new Error(`${file} is damaged: ${String(verdict)}`);
    const broken = connection.pragma('foreign_key_check');
    if (Array.isArray(broken) && broken.length > 0)
      throw new Error(`${file} has ${broken.length} broken references`);
  } finally {
    connection.close();
  }
}
