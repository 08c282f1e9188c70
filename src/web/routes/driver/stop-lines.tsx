import { UNIT_LABELS } from '#shared/units.ts';
import { type DriverOrder, orderedQuantity } from './driver-order.ts';
import classes from './stop.module.css';
import { texts } from './texts.ts';

/** What is handed over at a stop: name, code, quantity. */
export function StopLines({ order }: { readonly order: DriverOrder }) {
  return (
    <ul className={classes['lines']}>
      {order.lines.map((line) => {
        const ordered = orderedQuantity(order, line);
        return (
          <li key={line.orderLineId} className={classes['line']}>
            <span>
              {line.productName} <span className={classes['code']}>{line.productCode}</span>
              {ordered > line.quantity && (
                <span className={classes['ordered']}>{texts.ordered(ordered)}</span>
              )}
            </span>
            <b className={classes['quantity']}>
              {line.quantity} {UNIT_LABELS[line.unit]}
            </b>
          </li>
        );
      })}
    </ul>
  );
}
