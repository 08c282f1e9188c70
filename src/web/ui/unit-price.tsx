import { formatUnitPrice } from '#shared/prices/unit-price.ts';
import classes from './money.module.css';

export function UnitPrice({
  e4,
  className,
}: {
  readonly e4: number;
  readonly className?: string | undefined;
}) {
  return <span className={`${classes['money']} ${className ?? ''}`}>{formatUnitPrice(e4)}</span>;
}
