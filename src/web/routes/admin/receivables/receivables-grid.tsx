import { Group, SimpleGrid, Stack, Text } from '@mantine/core';
import type { inferOutput } from '@trpc/tanstack-react-query';
import { type ReactNode, useMemo } from 'react';
import { formatPhone } from '#shared/phone.ts';
import { formatDate } from '#shared/shop-dates.ts';
import type { api } from '#web/api.ts';
import { useInstantText } from '#web/hooks/use-instant-text.ts';
import { texts as tabTexts } from '#web/routes/admin/texts.ts';
import { DataGrid, type GridColumn } from '#web/routes/admin/ui/data-grid.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Money } from '#web/ui/money.tsx';
import { AccountLink } from './receivable-link.tsx';
import { limitText, termsText, accountsTexts as texts } from './texts.ts';

type Account = inferOutput<typeof api.admin.receivables.list>['accounts'][number];
type InstantText = (instantMs: number) => string;

type AccountsGridProps = { readonly accounts: readonly Account[]; readonly caption: ReactNode };

export function ReceivablesGrid({ accounts, caption }: AccountsGridProps) {
  const momentOf = useInstantText();
  const columns = useMemo(() => columnsOf(momentOf), [momentOf]);
  return (
    <DataGrid
      label={tabTexts.tabs.accounts}
      name="accounts"
      mark="user"
      caption={caption}
      rows={accounts}
      idOf={(account) => account.customerId}
      columns={columns}
      card={(account) => <AccountCard account={account} momentOf={momentOf} />}
    />
  );
}

function columnsOf(momentOf: InstantText): readonly GridColumn<Account>[] {
  const { columns } = texts;
  return [
    { id: 'name', head: columns.name, isFixed: true, cell: (account) => <Name account={account} /> },
    {
      id: 'balance',
      head: columns.balance,
      isNumber: true,
      isFixed: true,
      cell: ({ balanceCents }) => <Balance cents={balanceCents} />,
    },
    {
      id: 'overdue',
      head: columns.overdue,
      isNumber: true,
      cell: ({ overdueCents }) => <Overdue cents={overdueCents} />,
    },
    { id: 'oldest', head: columns.oldest, cell: oldestOf },
    { id: 'terms', head: columns.terms, cell: ({ termsDays }) => termsText(termsDays) },
    { id: 'limit', head: columns.limit, isNumber: true, cell: ({ limitCents }) => limitText(limitCents) },
    { id: 'reminded', head: columns.reminded, cell: (account) => remindedText(account, momentOf) },
    { id: 'pay', head: columns.pay, isFixed: true, cell: (account) => <PayButton account={account} /> },
  ];
}

type AccountProps = { readonly account: Account };

function Name({ account: { customerId, name, phone } }: AccountProps) {
  return (
    <>
      <Text span inherit fw={650}>
        <AccountLink customerId={customerId}>{name}</AccountLink>
      </Text>
      <Text size="xs" c="dimmed">
        {formatPhone(phone)}
      </Text>
    </>
  );
}

export function Balance({ cents }: { readonly cents: number }) {
  return (
    <Text span inherit fw={650} c={cents < 0 ? 'var(--shop-good-text)' : 'inherit'}>
      <Money cents={cents} />
    </Text>
  );
}

export function Overdue({ cents }: { readonly cents: number }) {
  if (cents === 0) return '–';
  return (
    <Text span inherit fw={650} c="var(--shop-bad-text)">
      <Money cents={cents} />
    </Text>
  );
}

function oldestOf({ oldestDueOn }: Account): string {
  return oldestDueOn === null ? '–' : formatDate(oldestDueOn);
}

export function remindedText(
  { remindedLevel, remindedAt }: Pick<Account, 'remindedLevel' | 'remindedAt'>,
  momentOf: InstantText,
): string {
  if (remindedLevel === null || remindedAt === null) return texts.neverReminded;
  return texts.reminded(remindedLevel, momentOf(remindedAt));
}

function PayButton({ account: { customerId, name } }: AccountProps) {
  return (
    <LinkButton
      variant="default"
      size="compact-sm"
      aria-label={texts.payOf(name)}
      to="/secret-dashboard/accounts/$customerId"
      params={{ customerId: String(customerId) }}
      search={{ pay: '1' }}
    >
      {texts.pay}
    </LinkButton>
  );
}

function AccountCard({ account, momentOf }: AccountProps & { readonly momentOf: InstantText }) {
  const { columns } = texts;
  return (
    <Stack gap={6}>
      <Group justify="space-between" gap="xs" align="start">
        <div style={{ flex: '1 1 7rem', minWidth: 0 }}>
          <Name account={account} />
        </div>
        <PayButton account={account} />
      </Group>
      <SimpleGrid cols={2} spacing="xs" verticalSpacing={4}>
        <Fact label={columns.balance}>
          <Balance cents={account.balanceCents} />
        </Fact>
        <Fact label={columns.overdue}>
          <Overdue cents={account.overdueCents} />
        </Fact>
        <Fact label={columns.terms}>{termsText(account.termsDays)}</Fact>
        <Fact label={columns.limit}>{limitText(account.limitCents)}</Fact>
        {account.oldestDueOn !== null && <Fact label={columns.oldest}>{oldestOf(account)}</Fact>}
        {account.remindedAt !== null && (
          <Fact label={columns.reminded}>{remindedText(account, momentOf)}</Fact>
        )}
      </SimpleGrid>
    </Stack>
  );
}

function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div>
      <Text size="xs" c="dimmed">
        {label}
      </Text>
      <Text size="sm">{children}</Text>
    </div>
  );
}
