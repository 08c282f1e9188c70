import { type KeyboardEvent, useEffect, useRef } from 'react';
import { findRegionName } from '#shared/regions.ts';
import type { Customer } from '#web/routes/call-agent/call/use-call.ts';
import { focusField } from '#web/routes/call-agent/fields.ts';
import { texts } from '#web/routes/call-agent/texts.ts';
import classes from './search-card.module.css';

/** So many are named; whoever is looked for among more has to be described better. */
export const MAX_FOUND_CUSTOMERS = 20;

type CustomerResultsProps = {
  readonly customers: readonly Customer[];
  readonly onChoose: (customer: Customer) => void;
};

/** Several customers to choose from: with a click, or with the arrows and Enter. */
export function CustomerResults({ customers, onChoose }: CustomerResultsProps) {
  const isCapped = customers.length >= MAX_FOUND_CUSTOMERS;
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (customers.length > 0) list.current?.querySelector('button')?.focus();
  }, [customers]);
  const move = (event: KeyboardEvent<HTMLUListElement>) => {
    if (event.key === 'Escape') return focusField('client');
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step === 0) return;
    event.preventDefault();
    const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('button')];
    const current = document.activeElement;
    const next = (current instanceof HTMLElement ? buttons.indexOf(current) : -1) + step;
    if (next < 0) focusField('client');
    else buttons[Math.min(next, buttons.length - 1)]?.focus();
  };
  return (
    <>
      <p className={classes['several']} role="status">
        {isCapped ? texts.search.severalMore(customers.length) : texts.search.several(customers.length)}
      </p>
      <ul ref={list} className={classes['results']} aria-label={texts.search.results} onKeyDown={move}>
        {customers.map((customer) => (
          <li key={customer.id}>
            <button type="button" className={classes['result']} onClick={() => onChoose(customer)}>
              <b>{customer.name}</b>
              <span className={classes['small']}>
                {[customer.phone, customer.address, findRegionName(customer.regionId)]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
