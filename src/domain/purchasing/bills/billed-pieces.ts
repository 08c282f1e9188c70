import { sql } from 'drizzle-orm';

/** Pieces of a line of goods on bills and credit notes that are not reversed; `lines` names the lines in the query. */
export function billedPieces(goods: 'receipt' | 'return', lines: string) {
  return sql
    .raw(`COALESCE((SELECT SUM(quantity) FROM bill_lines
    WHERE ${goods}_line_id = ${lines}.id AND bill_id NOT IN (SELECT bill_id FROM bill_reversals)), 0)`)
    .mapWith(Number);
}
