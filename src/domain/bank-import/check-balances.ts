import { describeRows } from '#domain/imports/read-table.ts';

type Row = { readonly row: number; readonly cents: number; readonly balance: number };

/** Rows whose balance does not follow from the amounts, in a file that otherwise adds up. */
export function checkBalances(rows: readonly Row[]): string[] {
  const oldestFirst = rows.flatMap((row, at) => {
    const before = rows[at - 1];
    return before && before.balance + row.cents !== row.balance ? [row.row] : [];
  });
  const newestFirst = rows.flatMap((row, at) => {
    const before = rows[at - 1];
    return before && row.balance + before.cents !== before.balance ? [row.row] : [];
  });
  const breaks = oldestFirst.length <= newestFirst.length ? oldestFirst : newestFirst;
  // Otherwise the column is not the balance after each row.
  if (breaks.length * 4 > rows.length) return [];
  return describeRows('Saldoja nuk përputhet me shumat (mund të mungojnë rreshta) te rreshtat', breaks);
}
