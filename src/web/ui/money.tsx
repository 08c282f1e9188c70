import { formatCents } from '#shared/prices/money.ts';
import classes from './money.module.css';

type MoneyProps = { readonly cents: number; readonly className?: string | undefined };

export function Money({ cents, className }: MoneyProps) {
  return <span className={`${classes['money']} ${className ?? ''}`}>{formatCents(cents)}</span>;
}
