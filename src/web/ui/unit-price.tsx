import { formatUnitPrice } from '#shared/unit-price.ts';
import classes from './money.module.css';

/** A price of one piece (E4) as `1,20 €` or `0,0185 €`, in figures of equal width. */
export function UnitPrice({
  e4,
  className,
}: {
  readonly e4: number;
  readonly className?: string | undefined;
}) {
  return <span className={`${classes['money']} ${className ?? ''}`}>{formatUnitPrice(e4)}</span>;
}
