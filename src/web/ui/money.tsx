import { formatCents } from '#shared/prices/money.ts';
import classes from './money.module.css';

/** An amount in cents as `1.234,50 €`, in figures of equal width. */
export function Money({
  cents,
  className,
}: {
  readonly cents: number;
  readonly className?: string | undefined;
}) {
  return <span className={`${classes['money']} ${className ?? ''}`}>{formatCents(cents)}</span>;
}
