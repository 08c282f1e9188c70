import { Stack, UnstyledButton } from '@mantine/core';
import { type KeyboardEvent, type ReactNode, type RefObject, useEffect } from 'react';
import { findRegionName, regionBeside } from '#shared/regions.ts';
import { formatPhone } from '#shared/text/phone.ts';
import { useFirm } from '#web/firm.ts';
import { focusField } from '#web/routes/call-agent/fields.ts';
import classes from '#web/routes/call-agent/rows.module.css';
import { texts } from '#web/routes/call-agent/texts.ts';
import { Dimmed } from '#web/ui/dimmed.ts';
import { type CallerSearch, MAX_FOUND_CUSTOMERS } from './use-caller-search.ts';

type CallerChoicesProps = {
  readonly ref: RefObject<HTMLUListElement | null>;
  readonly search: Pick<CallerSearch, 'found' | 'isSuggesting' | 'open' | 'openOrder'>;
};

export function CallerChoices({ ref, search }: CallerChoicesProps) {
  useFirm();
  const { isSuggesting } = search;
  const { customers, orders } = search.found;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new answer moves the focus.
  useEffect(() => {
    // An agent who is still typing is not interrupted.
    if (!isSuggesting) ref.current?.querySelector('button')?.focus();
  }, [customers, orders, isSuggesting, ref]);
  return (
    <Stack gap={4}>
      <Dimmed role="status">
        {customers.length >= MAX_FOUND_CUSTOMERS
          ? texts.search.severalMore(customers.length)
          : texts.search.several(customers.length, orders.length)}
      </Dimmed>
      <ul ref={ref} className={classes['list']} aria-label={texts.search.results} onKeyDown={move}>
        {orders.map((order) => (
          <Choice key={`#${order.orderId}`} onChoose={() => search.openOrder(order)}>
            <b>{texts.open.order(order.orderId)}</b>
            <small>{[order.buyerName, order.status].join(' · ')}</small>
          </Choice>
        ))}
        {customers.map((customer) => (
          <Choice key={customer.id} onChoose={() => search.open(customer)}>
            <b>{customer.name}</b>
            <small>
              {[
                formatPhone(customer.phone),
                customer.address,
                regionBeside(customer.address, findRegionName(customer.regionId)),
              ]
                .filter(Boolean)
                .join(' · ')}
            </small>
          </Choice>
        ))}
      </ul>
    </Stack>
  );
}

function Choice({ onChoose, children }: { readonly onChoose: () => void; readonly children: ReactNode }) {
  return (
    <li>
      <UnstyledButton className={classes['choice'] ?? ''} onClick={onChoose}>
        {children}
      </UnstyledButton>
    </li>
  );
}

function move(event: KeyboardEvent<HTMLUListElement>): void {
  // Further typing narrows the search; Enter must not choose the first result of the shorter one.
  const isTyping = /^[\p{L}\p{N}+]$/u.test(event.key) && !event.ctrlKey && !event.metaKey && !event.altKey;
  if (event.key === 'Escape' || isTyping) focusField('client');
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  if (step === 0) return;
  event.preventDefault();
  const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('button')];
  const current = document.activeElement;
  const next = (current instanceof HTMLElement ? buttons.indexOf(current) : -1) + step;
  if (next < 0) focusField('client');
  else buttons[Math.min(next, buttons.length - 1)]?.focus();
}
