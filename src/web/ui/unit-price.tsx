import { formatUnitPrice } from '#shared/prices/unit-price.ts';
import classes from './money.module.css';

type UnitPriceProps = { readonly e4: number; readonly className?: string | undefined };

export function UnitPrice({ e4, className }: UnitPriceProps) {
  return <span className={`${classes['money']} ${className ?? ''}`}>{formatUnitPrice(e4)}</span>;
}
