import { formatCents } from '#shared/prices/money.ts';
import classes from './money.module.css';

/** Cents as `1.234,50 €`, in tabular figures. */
export function Money({
  cents,
  className,
}: {
  readonly cents: number;
  readonly className?: string | undefined;
}) {
  return <span className={`${classes['money']} ${className ?? ''}`}>{formatCents(cents)}</span>;
}
