import type { ReactNode } from 'react';
import { ScrollBox } from '#web/routes/admin/ui/scroll-box.tsx';
import classes from './overview.module.css';

/** A column: its heading, and what a row shows in it. */
export type Column<Row> = {
  readonly head: string;
  readonly isNumber?: boolean;
  readonly cell: (row: Row) => ReactNode;
};

type FiguresTableProps<Row> = {
  readonly label: string;
  readonly rows: readonly Row[];
  readonly columns: readonly Column<Row>[];
  readonly keyOf: (row: Row) => string | number;
  /** How long the bar under the first cell is, from 0 to 1. */
  readonly shareOf?: (row: Row) => number;
};

/** A small table of figures; a bar under the first cell lets the eye compare rows. */
export function FiguresTable<Row>({ label, rows, columns, keyOf, shareOf }: FiguresTableProps<Row>) {
  return (
    <ScrollBox className={classes['scroll']} label={label}>
      <table className={classes['table']} aria-label={label}>
        <thead>
          <tr>
            {columns.map(({ head, isNumber }) => (
              <th key={head} scope="col" className={isNumber ? classes['number'] : undefined}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)}>
              {columns.map(({ head, isNumber, cell }, place) => (
                <td key={head} className={isNumber ? classes['number'] : undefined}>
                  {cell(row)}
                  {place === 0 && shareOf && (
                    <span
                      className={classes['share']}
                      style={{ width: `${Math.round(shareOf(row) * 100)}%` }}
                      aria-hidden
                    />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
}
