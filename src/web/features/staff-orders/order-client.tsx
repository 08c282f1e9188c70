import type { StaffOrder } from './staff-order.ts';
import classes from './staff-orders.module.css';

/** Whose order it is: name, a phone number to call, address. */
export function OrderClient({ order }: { readonly order: StaffOrder }) {
  return (
    <div className={classes['client']}>
      <b>{order.buyerName}</b>
      <span className={classes['contact']}>
        <a className={classes['phone']} href={`tel:${order.buyerPhone.replace(/[^\d+]/g, '')}`}>
          {order.buyerPhone}
        </a>
        <span>{order.buyerAddress}</span>
      </span>
    </div>
  );
}
