import type { ReactNode } from 'react';
import type { OverviewTable } from '#shared/overview-inputs.ts';
import { SaveFileButton } from '#web/routes/admin/ui/save-file-button.tsx';
import classes from './overview.module.css';
import { overviewTexts as texts } from './texts.ts';

/** What a card of the overview needs. */
export type OverviewCardProps = {
  readonly title: string;
  readonly hint?: string;
  readonly table: OverviewTable;
  readonly days?: number;
  readonly children: ReactNode;
};

/** A part of the overview, with its table as CSV. */
export function OverviewCard({ title, hint, table, days, children }: OverviewCardProps) {
  const query = days === undefined ? '' : `?days=${days}`;
  return (
    <section className={classes['card']} aria-label={title}>
      <div className={classes['head']}>
        <div>
          <h2 className={classes['title']}>{title}</h2>
          {hint && <p className={classes['hint']}>{hint}</p>}
        </div>
        <SaveFileButton
          address={`/api/admin/overview/${table}${query}`}
          label={texts.csv}
          description={texts.csvOf(title)}
          failure={texts.csvFailed}
        />
      </div>
      {children}
    </section>
  );
}
