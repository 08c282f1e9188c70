import { formatCents } from '#shared/prices/money.ts';
import classes from './money.module.css';

export function Money({
  cents,
  className,
}: {
  readonly cents: number;
  readonly className?: string | undefined;
}) {
  return <span className={`${classes['money']} ${className ?? ''}`}>{formatCents(cents)}</span>;
}
