import { Group, SimpleGrid, Stack, Text } from '@mantine/core';
import type { inferOutput } from '@trpc/tanstack-react-query';
import { type ReactNode, useMemo } from 'react';
import { formatDate } from '#shared/dates/shop-dates.ts';
import { formatPhone } from '#shared/text/phone.ts';
import type { api } from '#web/api.ts';
import { useInstantText } from '#web/hooks/use-instant-text.ts';
import { texts as tabTexts } from '#web/routes/admin/texts.ts';
import { DataGrid, type GridColumn, type GridSelection } from '#web/routes/admin/ui/data-grid.tsx';
import { Dimmed } from '#web/ui/dimmed.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Money } from '#web/ui/money.tsx';
import { ReceivableLink } from './links.tsx';
import { limitText, termsText, receivablesTexts as texts } from './texts.ts';

type Receivable = inferOutput<typeof api.admin.receivables.list>['accounts'][number];
type InstantText = (instantMs: number) => string;

type ReceivablesGridProps = {
  readonly accounts: readonly Receivable[];
  readonly caption: ReactNode;
  readonly selection: Pick<GridSelection<Receivable>, 'ticked' | 'onTick'>;
};

const labelOf = ({ name }: Receivable) => texts.tick(name);

export function ReceivablesGrid({ accounts, caption, selection }: ReceivablesGridProps) {
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
      selection={{ ...selection, labelOf }}
      card={(account, box) => <ReceivableCard account={account} box={box} momentOf={momentOf} />}
    />
  );
}

function columnsOf(momentOf: InstantText): readonly GridColumn<Receivable>[] {
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

type ReceivableProps = { readonly account: Receivable };

function Name({ account: { customerId, name, phone } }: ReceivableProps) {
  return (
    <>
      <Text span inherit fw={650}>
        <ReceivableLink customerId={customerId}>{name}</ReceivableLink>
      </Text>
      <Dimmed size="xs">{formatPhone(phone)}</Dimmed>
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

function oldestOf({ oldestDueOn }: Receivable): string {
  return oldestDueOn === null ? '–' : formatDate(oldestDueOn);
}

export function remindedText(
  { remindedLevel, remindedAt }: Pick<Receivable, 'remindedLevel' | 'remindedAt'>,
  momentOf: InstantText,
): string {
  if (remindedLevel === null || remindedAt === null) return texts.neverReminded;
  return texts.reminded(remindedLevel, momentOf(remindedAt));
}

function PayButton({ account: { customerId, name } }: ReceivableProps) {
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

type ReceivableCardProps = ReceivableProps & {
  readonly box: ReactNode;
  readonly momentOf: InstantText;
};

function ReceivableCard({ account, box, momentOf }: ReceivableCardProps) {
  const { columns } = texts;
  return (
    <Stack gap={6}>
      <Group justify="space-between" gap="xs" align="start">
        {box}
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
      <Dimmed size="xs">{label}</Dimmed>
      <Text size="sm">{children}</Text>
    </div>
  );
}
