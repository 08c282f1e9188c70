import { ActionIcon, Alert, Anchor, Group, Skeleton, Stack, Text, Title } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { addMonths, daysOfMonth, monthOf } from '#shared/dates/months.ts';
import { formatBasisPoints, formatCents } from '#shared/prices/money.ts';
import { findRegionName, regionBeside } from '#shared/regions.ts';
import { formatPhone, telHref } from '#shared/text/phone.ts';
import { api } from '#web/api.ts';
import { DocumentButton } from '#web/features/document-button.tsx';
import { useFirm } from '#web/firm.ts';
import { useShopToday } from '#web/hooks/use-shop-today.ts';
import type { Call, Customer } from '#web/routes/call-agent/call/use-call.ts';
import { Panel } from '#web/routes/call-agent/panel.tsx';
import { texts } from '#web/routes/call-agent/texts.ts';
import { Dimmed } from '#web/ui/dimmed.ts';
import { ErrorBox } from '#web/ui/error-box.tsx';
import { Pill } from '#web/ui/pill.tsx';
import { accountTexts as words } from './balance-texts.ts';

type CustomerCardProps = {
  readonly call: Call;
  readonly onEdit: () => void;
  readonly children: ReactNode;
};

export function CustomerCard({ call, onEdit, children }: CustomerCardProps) {
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
      aside={
        <Group gap={4}>
          {!customer.isActive && <Pill tone="bad">{texts.customer.inactive}</Pill>}
          <Approval customerId={customer.id} />
          <ActionIcon
            aria-label={texts.customer.edit}
            title={`${texts.customer.edit} (Shift F2)`}
            aria-keyshortcuts="Shift+F2"
            onClick={onEdit}
          >
            <IconPencil size={18} aria-hidden />
          </ActionIcon>
        </Group>
      }
    >
      <Facts customer={customer} />
      <CallerBalance customerId={customer.id} />
      <OpenNotes customerId={customer.id} />
      {children}
    </Panel>
  );
}

/** Their order would be rejected: the caller hears it before dictating one. */
function Approval({ customerId }: { readonly customerId: number }) {
  const { data: terms } = useQuery(api.callAgent.orders.terms.queryOptions({ customerId }));
  return terms?.awaitsApproval ? <Pill tone="bad">{texts.customer.awaitsApproval}</Pill> : null;
}

function Facts({ customer }: { readonly customer: Customer }) {
  useFirm();
  const { name, phone, address, email, fiscalNumber, vatNumber, discountBasisPoints } = customer;
  const region = regionBeside(address, findRegionName(customer.regionId));
  const { customer: words } = texts;
  const numbers = [
    email,
    fiscalNumber && `${words.fiscalShort} ${fiscalNumber}`,
    vatNumber && `${words.vatShort} ${vatNumber}`,
  ].filter(Boolean);
  return (
    <div style={{ overflowWrap: 'anywhere' }}>
      <Group gap="xs" justify="space-between" align="baseline">
        <Title order={3} fz="md" fw={700}>
          {name}
        </Title>
        {discountBasisPoints > 0 && (
          <Pill tone="accent">{words.discount(formatBasisPoints(discountBasisPoints))}</Pill>
        )}
      </Group>
      <Anchor c="inherit" fw={600} underline="always" href={telHref(phone)}>
        {formatPhone(phone)}
      </Anchor>
      <Text size="sm">{[address, region].filter(Boolean).join(' · ')}</Text>
      {numbers.length > 0 && <Dimmed size="xs">{numbers.join(' · ')}</Dimmed>}
    </div>
  );
}

/** Warnings next to the name; the notes tab has all of them. */
function OpenNotes({ customerId }: { readonly customerId: number }) {
  const { data: notes = [] } = useQuery(api.callAgent.customers.notes.queryOptions({ customerId }));
  if (notes.length === 0) return null;
  return (
    <Alert color="warn" p={6} mah="6rem" style={{ overflowY: 'auto' }}>
      {notes.map((note) => (
        <Text key={note.id} size="sm" lineClamp={2}>
          {note.text}
        </Text>
      ))}
    </Alert>
  );
}

const MONTHS = 12;

export function CallerBalance({ customerId }: { readonly customerId: number }) {
  const today = useShopToday();
  const { data } = useQuery(api.callAgent.receivables.get.queryOptions({ customerId, limit: 1 }));
  if (!data) return null;
  const { balanceCents, overdueCents, availableCents } = data;
  const { from } = daysOfMonth(addMonths(monthOf(today), 1 - MONTHS));
  return (
    <Group gap="xs" justify="space-between">
      <Group gap="0 0.5rem" flex="1 1 12rem">
        <Text size="sm" fw={600}>
          {words.balance}: {balanceWords(balanceCents)}
        </Text>
        {overdueCents > 0 && <Pill tone="bad">{words.overdue(formatCents(overdueCents))}</Pill>}
        {availableCents !== null && <Text size="sm">{words.free(formatCents(availableCents))}</Text>}
      </Group>
      <div style={{ flexShrink: 0 }}>
        <DocumentButton
          address={`/api/accounts/${customerId}/statement?from=${from}&to=${today}&format=pdf`}
          label={words.statement}
          failure={words.statementFailed}
          size="compact-sm"
        />
      </div>
    </Group>
  );
}

function balanceWords(cents: number): string {
  if (cents === 0) return words.owesNothing;
  return cents > 0 ? formatCents(cents) : words.inFavour(formatCents(-cents));
}
