import type { ReactNode } from 'react';
import classes from './data-table.module.css';
import { ScrollBox } from './scroll-box.tsx';

type DataTableProps = {
  readonly label: string;
  readonly columns: readonly ReactNode[];
  /** The rows of its body. */
  readonly children: ReactNode;
};

/** A table at a desk: headings, and rows that are the caller's. */
export function DataTable({ label, columns, children }: DataTableProps) {
  return (
    <ScrollBox className={classes['scroll']} label={label}>
      <table className={classes['table']} aria-label={label}>
        <thead>
          <tr>
            {columns.map((column, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the columns of a table stay where they are
              <th key={place} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </ScrollBox>
  );
}
