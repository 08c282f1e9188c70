import type { ReactNode } from 'react';
import { type Counter, CounterChips } from '#web/routes/admin/ui/counter-chips.tsx';
import { DataGrid, type GridColumn } from '#web/routes/admin/ui/data-grid.tsx';
import { Pager } from '#web/routes/admin/ui/pager.tsx';
import { importsTexts as texts } from './texts.ts';

type PreviewRowsProps<T> = {
  readonly label: string;
  readonly name: string;
  readonly counts: Readonly<Record<string, number>>;
  readonly counters: readonly Counter[];
  readonly chosenId: string;
  readonly onChoose: (id: string) => void;
  readonly rows: readonly T[];
  readonly columns: readonly GridColumn<T>[];
  readonly card: (row: T) => ReactNode;
  readonly page: number;
  readonly pages: number;
  readonly onPage: (page: number) => void;
};

export function PreviewRows<T extends { readonly row: number }>(props: PreviewRowsProps<T>) {
  const { label, name, counts, counters, chosenId, onChoose, page, pages, onPage, ...grid } = props;
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  return (
    <>
      <CounterChips
        label={label}
        chosenId={chosenId}
        onChoose={onChoose}
        counters={[{ id: '', label: texts.all, count: all }, ...counters]}
      />
      <DataGrid label={label} name={name} mark="entry" idOf={({ row }) => row} {...grid} />
      <Pager page={page} pages={pages} onPage={onPage} />
    </>
  );
}
