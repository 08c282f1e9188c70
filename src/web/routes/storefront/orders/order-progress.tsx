import { IconCheck } from '@tabler/icons-react';
import { type OrderStatus, PROGRESS_STEPS } from '#shared/order-status.ts';
import classes from './orders-page.module.css';
import { ordersTexts } from './texts.ts';

export function OrderProgress({ status }: { readonly status: OrderStatus }) {
  const position = PROGRESS_STEPS.findIndex((step) => step === status);
  if (position < 0) return null;
  return (
    <ol className={classes['steps']} aria-label={ordersTexts.progress}>
      {PROGRESS_STEPS.map((step, index) => (
        <li
          key={step}
          className={classes['step']}
          data-done={index <= position || undefined}
          data-current={index === position || undefined}
          aria-current={index === position ? 'step' : undefined}
        >
          <span className={classes['dot']} aria-hidden>
            {index <= position ? <IconCheck size={16} /> : index + 1}
          </span>
          {step}
        </li>
      ))}
    </ol>
  );
}
