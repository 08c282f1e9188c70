import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type Database from 'better-sqlite3';
import { z } from 'zod';
import { DOCUMENT_SERIES, type DocumentSeries, documentNumber } from '#shared/accounting/documents.ts';
import { syncToDisk, writeDurably } from './backup/durable-files.ts';

const seriesSchema = z.object({
  series: z.enum(DOCUMENT_SERIES),
  year: z.int(),
  sequence: z.int().positive(),
  sha256: z.string().length(64),
});

const numbersSchema = z.object({ lastOrder: z.int().nonnegative(), series: z.array(seriesSchema) });

export type LastNumbers = z.output<typeof numbersSchema>;

export type LostNumber = {
  readonly number: string;
  readonly series: DocumentSeries | 'ORDER';
  readonly year: number;
  readonly sequence: number;
  readonly sha256: string | null;
  readonly customerName: string | null;
  readonly issuedOn: string | null;
  readonly totalCents: number | null;
};

/** More numbers than a shop of this size assigns between two backups; a damaged file must not fill the database. */
const MAX_LOST = 100_000;

export function lastNumbersFile(databaseFile: string): string {
  return join(dirname(databaseFile), 'last-numbers.json');
}

export function readLastNumbers(connection: Database.Database): LastNumbers {
  const lastOrder = connection
    .prepare<[], number>("SELECT seq FROM sqlite_sequence WHERE name = 'orders'")
    .pluck()
    .get();
  const series = connection
    .prepare(
      'SELECT series, year, last_sequence AS sequence, last_sha256 AS sha256 FROM document_series ORDER BY year, series',
    )
    .all();
  return numbersSchema.parse({ lastOrder: lastOrder ?? 0, series });
}

/** Null where the file is missing or unreadable. */
export function readStoredNumbers(databaseFile: string): LastNumbers | null {
  try {
    return numbersSchema.parse(JSON.parse(readFileSync(lastNumbersFile(databaseFile), 'utf8')));
  } catch {
    return null;
  }
}

export function storeLastNumbers(databaseFile: string, numbers: LastNumbers): void {
  const file = lastNumbersFile(databaseFile);
  writeDurably(file, JSON.stringify(numbers));
  syncToDisk(dirname(file));
}

const UNKNOWN = { sha256: null, customerName: null, issuedOn: null, totalCents: null };

/** Numbers of `known` above those in the database of `connection`. */
export function findLostNumbers(connection: Database.Database, known: LastNumbers): LostNumber[] {
  const present = readLastNumbers(connection);
  const lost: LostNumber[] = [];
  for (let id = present.lastOrder + 1; id <= known.lastOrder && lost.length < MAX_LOST; id += 1)
    lost.push({ ...UNKNOWN, number: String(id), series: 'ORDER', year: 0, sequence: id });
  for (const { series, year, sequence, sha256 } of known.series) {
    if (series === 'MIG') continue;
    const last = present.series.find((one) => one.series === series && one.year === year)?.sequence ?? 0;
    for (let next = last + 1; next <= sequence && lost.length < MAX_LOST; next += 1) {
      const number = documentNumber(series, year, next);
      const isLast = next === sequence;
      lost.push({ ...UNKNOWN, sha256: isLast ? sha256 : null, number, series, year, sequence: next });
    }
  }
  return lost;
}

const HELD_DOCUMENTS = `
  SELECT d.number, d.series, d.year, d.sequence, d.sha256, c.name AS customerName, d.issued_on AS issuedOn,
    d.total_cents AS totalCents
  FROM documents d JOIN customers c ON c.id = d.customer_id WHERE d.series <> 'MIG'
  UNION ALL
  SELECT CAST(o.id AS TEXT), 'ORDER', 0, o.id, NULL, c.name, NULL, o.total_cents
  FROM orders o JOIN customers c ON c.id = o.customer_id
  UNION ALL
  SELECT number, series, year, sequence, sha256, customer_name, issued_on, total_cents FROM lost_numbers
  ORDER BY 2, 3, 4`;

/** Numbers that `held` contains, or has recorded as lost, and that the database of `connection` lacks. */
export function findNumbersMissing(connection: Database.Database, held: Database.Database): LostNumber[] {
  const isThere = connection.prepare<[Pick<LostNumber, 'number' | 'sha256' | 'series'>]>(
    `SELECT 1 FROM documents WHERE number = @number AND (@sha256 IS NULL OR sha256 = @sha256)
     UNION ALL SELECT 1 FROM orders WHERE @series = 'ORDER' AND id = CAST(@number AS INTEGER)`,
  );
  return held
    .prepare<[], LostNumber>(HELD_DOCUMENTS)
    .all()
    .filter(({ number, sha256, series }) => isThere.get({ number, sha256, series }) === undefined)
    .slice(0, MAX_LOST);
}

/** Makes sure these numbers are not assigned again: records them as lost and raises the counters above them. */
export function keepLostNumbers(
  connection: Database.Database,
  lost: readonly LostNumber[],
  known: LastNumbers,
  lostAt: number,
): void {
  const record = connection.prepare(
    `INSERT INTO lost_numbers (number, series, year, sequence, sha256, customer_name, issued_on, total_cents, lost_at)
     VALUES (@number, @series, @year, @sequence, @sha256, @customerName, @issuedOn, @totalCents, @lostAt)
     ON CONFLICT DO NOTHING`,
  );
  const raise = connection.prepare(
    `INSERT INTO document_series (series, year, last_sequence, last_sha256) VALUES (@series, @year, @sequence, @sha256)
     ON CONFLICT (series, year) DO UPDATE SET last_sequence = excluded.last_sequence, last_sha256 = excluded.last_sha256
     WHERE excluded.last_sequence > last_sequence`,
  );
  connection.transaction(() => {
    for (const one of lost) record.run({ ...one, lostAt });
    for (const one of known.series) raise.run(one);
    raiseCounter(connection, 'orders', known.lastOrder);
  })();
}

export function raiseCounter(connection: Database.Database, table: string, last: number): void {
  const { changes } = connection
    .prepare('UPDATE sqlite_sequence SET seq = max(seq, ?) WHERE name = ?')
    .run(last, table);
  if (changes === 0 && last > 0)
    connection.prepare('INSERT INTO sqlite_sequence (name, seq) VALUES (?, ?)').run(table, last);
}

export function mergeNumbers(one: LastNumbers, other: LastNumbers): LastNumbers {
  const series = new Map(one.series.map((row) => [`${row.series} ${row.year}`, row]));
  for (const row of other.series) {
    const key = `${row.series} ${row.year}`;
    if ((series.get(key)?.sequence ?? 0) < row.sequence) series.set(key, row);
  }
  return { lastOrder: Math.max(one.lastOrder, other.lastOrder), series: [...series.values()] };
}
