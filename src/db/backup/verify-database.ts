import Database from 'better-sqlite3';

/**
 * Throws unless a database file is whole: every page of every table readable, every index and reference right. Table by
 * table: a thread that does it can be ended in between.
 */
export function verifyDatabase(file: string): void {
  const connection = new Database(file, { readonly: true, fileMustExist: true });
  try {
    const tables = connection
      .prepare<[], string>(
        "SELECT name FROM sqlite_schema WHERE type = 'table' UNION ALL VALUES ('sqlite_schema')",
      )
      .pluck()
      .all();
    for (const table of tables) verifyTable(connection, table, file);
  } finally {
    connection.close();
  }
}

function verifyTable(connection: Database.Database, table: string, file: string): void {
  const name = `"${table.replaceAll('"', '""')}"`;
  const verdict = connection.pragma(`integrity_check(${name})`, { simple: true });
  if (verdict !== 'ok') throw new Error(`${file} is damaged: ${String(verdict)}`);
  const broken = connection.pragma(`foreign_key_check(${name})`);
  if (Array.isArray(broken) && broken.length > 0)
    throw new Error(`${file} has ${broken.length} broken references`);
}
