import type Database from 'better-sqlite3';

/** Makes any check of this database take about a quarter of a second for each row, inside one SQLite statement. */
export function givenSlowCheck(connection: Database.Database, rows: number): void {
  // Read-only connections evaluate generated columns in a check, and no CHECK.
  connection.exec(
    `CREATE TABLE slow (
       id INTEGER PRIMARY KEY,
       found INTEGER NOT NULL GENERATED ALWAYS AS (instr(hex(zeroblob(20000000 + id)), char(120))) VIRTUAL
     )`,
  );
  connection.pragma('ignore_check_constraints = 1');
  const insert = connection.prepare('INSERT INTO slow DEFAULT VALUES');
  for (let row = 0; row < rows; row += 1) insert.run();
  connection.pragma('ignore_check_constraints = 0');
}
