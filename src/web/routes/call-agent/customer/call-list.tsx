import { Checkbox, Group, Skeleton, Stack, Text, Title, UnstyledButton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { inferOutput } from '@trpc/tanstack-react-query';
import { useState } from 'react';
import { formatDate } from '#shared/dates/shop-dates.ts';
import { formatPhone } from '#shared/text/phone.ts';
import { matchesWords } from '#shared/text/search-words.ts';
import { api } from '#web/api.ts';
import { optimisticUpdate } from '#web/cache/optimistic-update.ts';
import { useAction } from '#web/hooks/use-action.ts';
import { useInstantText } from '#web/hooks/use-instant-text.ts';
import { Panel } from '#web/routes/call-agent/panel.tsx';
import classes from '#web/routes/call-agent/rows.module.css';
import { texts } from '#web/routes/call-agent/texts.ts';
import { useUser } from '#web/session.ts';
import { NoDataYet } from '#web/ui/page-state.tsx';
import { FilterField } from './filter-field.tsx';

const MANY = 8;

type ToCall = inferOutput<typeof api.callAgent.customers.toCall>;

type CallListProps = { readonly onChoose: (customerId: number) => void };

export function CallList({ onChoose }: CallListProps) {
  const [term, setTerm] = useState('');
  const list = useQuery(api.callAgent.customers.toCall.queryOptions());
  if (!list.data) {
    return (
      <NoDataYet query={list} failure={texts.toCall.failed} loading={<Skeleton h={160} aria-hidden />} />
    );
  }
  const { short, due, silent } = list.data;
  const count = short.length + due.length + silent.length;
  if (count === 0) return null;
  const words = texts.toCall;
  return (
    <Panel title={words.title}>
      {count > MANY && <FilterField value={term} onChange={setTerm} label={texts.filter.customers} />}
      <Callers
        title={words.short}
        callers={short.map((customer) => ({
          ...customer,
          why: customer.shortages
            .map(({ orderId, productName, from, to }) =>
              words.shortage(orderId, productName, `${from} → ${to}`),
            )
            .join('; '),
        }))}
        term={term}
        onChoose={onChoose}
      />
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
  readonly call: ToCall['due'][number]['call'];
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
          {shown.filter(({ call }) => call === null).length}
        </Text>
      </Title>
      <ul className={classes['list']}>
        {shown.map((caller) => (
          <CallerRow key={caller.customerId} caller={caller} onChoose={onChoose} />
        ))}
      </ul>
    </Stack>
  );
}

function CallerRow({ caller, onChoose }: CallListProps & { readonly caller: Caller }) {
  const { customerId, name, phone, why, call } = caller;
  const instantText = useInstantText();
  const setCalled = useSetCalled();
  const calledAt = call && instantText(call.calledAt).split(', ').at(-1);
  return (
    <Group component="li" gap="xs" wrap="nowrap">
      <Checkbox
        checked={call !== null}
        aria-label={texts.toCall.called(name)}
        onChange={(event) => void setCalled.run({ customerId, isCalled: event.currentTarget.checked })}
      />
      <UnstyledButton
        className={classes['choice'] ?? ''}
        {...(call && { c: 'dimmed' })}
        onClick={() => onChoose(customerId)}
      >
        <b>{call ? <s>{name}</s> : name}</b>
        <small>
          <span style={{ whiteSpace: 'nowrap' }}>{formatPhone(phone)}</span> ·{' '}
          {call ? texts.toCall.calledBy(call.callerName, calledAt ?? '') : why}
        </small>
      </UnstyledButton>
    </Group>
  );
}

function useSetCalled() {
  const user = useUser();
  return useAction(api.callAgent.customers.setCalled, {
    failure: texts.toCall.notTicked,
    affects: ['call'],
    optimistic: ({ customerId, isCalled }) => {
      const call = isCalled ? { callerName: user?.name ?? '', calledAt: Date.now() } : null;
      const tick = <C extends { readonly customerId: number }>(customer: C) =>
        customer.customerId === customerId ? { ...customer, call } : customer;
      return optimisticUpdate<ToCall>(
        [api.callAgent.customers.toCall.pathFilter()],
        ({ short, due, silent }) => ({
          short: short.map(tick),
          due: due.map(tick),
          silent: silent.map(tick),
        }),
      );
    },
  });
}
