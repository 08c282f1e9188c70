import { Skeleton, Stack } from '@mantine/core';
import { formatBasisPoints } from '#shared/money.ts';
import { telHref } from '#shared/phone.ts';
import { findRegionName } from '#shared/regions.ts';
import type { Call, Customer } from '#web/routes/call-agent/call/use-call.ts';
import { Panel } from '#web/routes/call-agent/panel.tsx';
import { texts } from '#web/routes/call-agent/texts.ts';
import { ErrorBox } from '#web/ui/error-box.tsx';
import { Pill } from '#web/ui/pill.tsx';
import classes from './customer-card.module.css';

/** Who is on the telephone. */
export function CustomerCard({ call }: { readonly call: Call }) {
  const { customer, query } = call;
  if (call.customerId === null) return null;
  if (!customer) {
    return query.error ? (
      <ErrorBox error={query.error} fallback={texts.customer.missing} onRetry={() => void query.refetch()} />
    ) : (
      <Panel title={texts.customer.title}>
        <Stack gap="xs" aria-hidden>
          <Skeleton h={24} w="70%" />
          <Skeleton h={18} />
          <Skeleton h={18} w="80%" />
        </Stack>
      </Panel>
    );
  }
  return (
    <Panel
      title={texts.customer.title}
      aside={!customer.isActive && <Pill tone="bad">{texts.customer.inactive}</Pill>}
    >
      <dl className={classes['facts']}>
        {factsOf(customer).map(({ label, value, href }) => (
          <div key={label} className={classes['fact']}>
            <dt>{label}</dt>
            <dd>{href ? <a href={href}>{value}</a> : value}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}

type Fact = { readonly label: string; readonly value: string; readonly href?: string };

function factsOf(customer: Customer): Fact[] {
  const facts: Fact[] = [
    { label: texts.customer.name, value: customer.name },
    {
      label: texts.customer.phone,
      value: customer.phone,
      href: telHref(customer.phone),
    },
    { label: texts.customer.address, value: customer.address },
    { label: texts.customer.region, value: findRegionName(customer.regionId) ?? '' },
    { label: texts.customer.email, value: customer.email ?? '' },
    { label: texts.customer.fiscalNumber, value: customer.fiscalNumber },
    {
      label: texts.customer.discount,
      value: customer.discountBasisPoints > 0 ? formatBasisPoints(customer.discountBasisPoints) : '',
    },
  ];
  return facts.filter((fact) => fact.value !== '');
}
