import { Skeleton, Stack, Text, Title, UnstyledButton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatPhone } from '#shared/phone.ts';
import { matchesWords } from '#shared/search-words.ts';
import { formatDate } from '#shared/shop-dates.ts';
import { api } from '#web/api.ts';
import { Panel } from '#web/routes/call-agent/panel.tsx';
import classes from '#web/routes/call-agent/rows.module.css';
import { texts } from '#web/routes/call-agent/texts.ts';
import { ErrorBox } from '#web/ui/error-box.tsx';
import { FilterField } from './filter-field.tsx';

/** Customers to call from which on they can be filtered. */
const MANY = 8;

type CallListProps = { readonly onChoose: (customerId: number) => void };

/** Whom to call while nobody is on the line: those whose day it is, and those who have fallen silent. */
export function CallList({ onChoose }: CallListProps) {
  const [term, setTerm] = useState('');
  const list = useQuery(api.callAgent.customers.toCall.queryOptions());
  if (!list.data) {
    if (!list.error) return <Skeleton h={160} aria-hidden />;
    return <ErrorBox error={list.error} fallback={texts.toCall.failed} onRetry={() => void list.refetch()} />;
  }
  const { due, silent } = list.data;
  if (due.length + silent.length === 0) return null;
  const words = texts.toCall;
  return (
    <Panel title={words.title}>
      {due.length + silent.length > MANY && (
        <FilterField value={term} onChange={setTerm} label={texts.filter.customers} />
      )}
      <Callers
        title={words.due}
        callers={due.map((customer) => ({ ...customer, why: words.weeks(customer.weeks) }))}
        term={term}
        onChoose={onChoose}
      />
      <Callers
        title={words.silent}
        callers={silent.map((customer) => ({
          ...customer,
          why: words.lastOrder(formatDate(customer.lastOrderDay)),
        }))}
        term={term}
        onChoose={onChoose}
      />
    </Panel>
  );
}

type Caller = {
  readonly customerId: number;
  readonly name: string;
  readonly phone: string;
  readonly why: string;
};

type CallersProps = CallListProps & {
  readonly title: string;
  readonly callers: readonly Caller[];
  readonly term: string;
};

function Callers({ title, callers, term, onChoose }: CallersProps) {
  const shown = callers.filter(({ name, phone }) => matchesWords(`${name} ${phone}`, term));
  if (shown.length === 0) return null;
  return (
    <Stack gap={4} component="section" aria-label={title}>
      <Title order={3} fz="sm">
        {title}{' '}
        <Text span inherit c="dimmed">
          {shown.length}
        </Text>
      </Title>
      <ul className={classes['list']}>
        {shown.map((caller) => (
          <li key={caller.customerId}>
            <UnstyledButton className={classes['choice'] ?? ''} onClick={() => onChoose(caller.customerId)}>
              <b>{caller.name}</b>
              <small>
                {formatPhone(caller.phone)} · {caller.why}
              </small>
            </UnstyledButton>
          </li>
        ))}
      </ul>
    </Stack>
  );
}
