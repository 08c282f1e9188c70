import { Button, Group, Paper, Skeleton, Stack, Table, Tabs, Text, Title } from '@mantine/core';
import { IconArrowLeft, IconCash } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDate } from '#shared/dates/shop-dates.ts';
import { SUPPLIER_ENTRY_LABELS } from '#shared/purchasing/bill-types.ts';
import { api } from '#web/api.ts';
import { usePageActions } from '#web/hooks/use-page-actions.ts';
import { useSearchOf } from '#web/hooks/use-search.ts';
import { purchasingFields } from '#web/routes/admin/admin-fields.ts';
import { BillDrawer } from '#web/routes/admin/purchasing/bills/bill-drawer.tsx';
import { OpenLink } from '#web/routes/admin/ui/open-link.tsx';
import { Pager } from '#web/routes/admin/ui/pager.tsx';
import { ScrollBox } from '#web/routes/admin/ui/scroll-box.tsx';
import classes from '#web/routes/admin/ui/statement.module.css';
import { EntryCells, EntryHeads } from '#web/routes/admin/ui/statement-table.tsx';
import { Dimmed } from '#web/ui/dimmed.ts';
import { Money } from '#web/ui/money.tsx';
import { PageState } from '#web/ui/page-state.tsx';
import { Pill } from '#web/ui/pill.tsx';
import { type Account, type SupplierEntry, supplierEntryWords } from './account.ts';
import { OpeningDialog } from './opening-dialog.tsx';
import { PayDialog } from './pay-dialog.tsx';
import { ReverseOpeningDialog, ReversePaymentDialog } from './reverse-dialogs.tsx';
import { SupplierStatement } from './supplier-statement.tsx';
import { payablesTexts } from './texts.ts';

const texts = payablesTexts.account;

const ENTRIES = 20;

type SupplierAccountProps = { readonly supplierId: number; readonly onBack: () => void };

export function SupplierAccount({ supplierId, onBack }: SupplierAccountProps) {
  const [{ page = 1, bill }, setSearch] = useSearchOf(purchasingFields);
  const account = useQuery(
    api.admin.purchasing.payables.account.queryOptions(
      { supplierId, page, limit: ENTRIES },
      { placeholderData: keepPreviousData },
    ),
  );
  return (
    <>
      <Button
        variant="subtle"
        size="compact-md"
        mb={4}
        leftSection={<IconArrowLeft size={18} aria-hidden />}
        onClick={onBack}
      >
        {texts.back}
      </Button>
      <PageState query={account} failure={texts.failed} loading={<Skeleton h={320} radius="md" />}>
        {(found) => <AccountView account={found} page={page} onBill={(id) => setSearch({ bill: id })} />}
      </PageState>
      {bill !== undefined && <BillDrawer billId={bill} onClose={() => setSearch({ bill: undefined })} />}
    </>
  );
}

type AccountViewProps = {
  readonly account: Account;
  readonly page: number;
  readonly onBill: (billId: number) => void;
};

function AccountView({ account, page, onBill }: AccountViewProps) {
  const [dialog, setDialog] = useState<'pay' | 'opening' | null>(null);
  const close = () => setDialog(null);
  usePageActions([{ id: 'pay-supplier', label: texts.pay, run: () => setDialog('pay') }]);
  return (
    <Stack gap="sm">
      <Group justify="space-between" gap="sm">
        <Title order={2} size="h3">
          {account.name}
        </Title>
        <Group gap="xs">
          <Button variant="default" onClick={() => setDialog('opening')}>
            {payablesTexts.opening.title}
          </Button>
          <Button leftSection={<IconCash size={18} aria-hidden />} onClick={() => setDialog('pay')}>
            {texts.pay}
          </Button>
        </Group>
      </Group>
      <Figures account={account} />
      <Tabs defaultValue="open" keepMounted={false}>
        <Tabs.List mb="sm">
          <Tabs.Tab value="open">{texts.views.open}</Tabs.Tab>
          <Tabs.Tab value="entries">{texts.views.entries}</Tabs.Tab>
          <Tabs.Tab value="statement">{texts.views.statement}</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="open">
          <OpenBills account={account} onBill={onBill} />
        </Tabs.Panel>
        <Tabs.Panel value="entries">
          <Entries account={account} page={page} />
        </Tabs.Panel>
        <Tabs.Panel value="statement">
          <SupplierStatement supplierId={account.supplierId} />
        </Tabs.Panel>
      </Tabs>
      {dialog === 'pay' && <PayDialog account={account} onClose={close} />}
      {dialog === 'opening' && <OpeningDialog supplierId={account.supplierId} onClose={close} />}
    </Stack>
  );
}

function Figures({ account: { balanceCents, overdueCents, advanceCents } }: { readonly account: Account }) {
  const figures = [
    { label: texts.owed, cents: balanceCents, color: 'inherit' },
    {
      label: texts.overdue,
      cents: overdueCents,
      color: overdueCents > 0 ? 'var(--shop-bad-text)' : 'inherit',
    },
    ...(advanceCents > 0
      ? [{ label: texts.advance, cents: advanceCents, color: 'var(--shop-good-text)' }]
      : []),
  ];
  return (
    <Group gap="xl">
      {figures.map(({ label, cents, color }) => (
        <div key={label}>
          <Dimmed>{label}</Dimmed>
          <Text fz="lg" fw={750} c={color}>
            <Money cents={cents} />
          </Text>
        </div>
      ))}
    </Group>
  );
}

function OpenBills({ account: { open }, onBill }: Omit<AccountViewProps, 'page'>) {
  if (open.length === 0) return <Text c="dimmed">{texts.noneOpen}</Text>;
  const { columns } = texts;
  return (
    <Paper style={{ overflow: 'hidden' }}>
      <ScrollBox label={texts.views.open}>
        <Table aria-label={texts.views.open} horizontalSpacing="xs" tabularNums>
          <Table.Thead bg="var(--shop-sunken)">
            <Table.Tr>
              <Table.Th>{columns.number}</Table.Th>
              <Table.Th>{columns.due}</Table.Th>
              <Table.Th ta="right" visibleFrom="xs">
                {columns.total}
              </Table.Th>
              <Table.Th ta="right">{columns.open}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {open.map(({ entryId, billId, kind, number, dueOn, isOverdue, amountCents, openCents }) => (
              <Table.Tr key={entryId}>
                <Table.Td style={{ whiteSpace: 'nowrap' }}>
                  {billId === null ? (
                    number || SUPPLIER_ENTRY_LABELS[kind]
                  ) : (
                    <OpenLink onOpen={() => onBill(billId)}>{number}</OpenLink>
                  )}
                </Table.Td>
                <Table.Td c={isOverdue ? 'var(--shop-bad-text)' : 'inherit'} fw={isOverdue ? 650 : 'inherit'}>
                  {formatDate(dueOn)}
                </Table.Td>
                <Table.Td ta="right" visibleFrom="xs" style={{ whiteSpace: 'nowrap' }}>
                  <Money cents={amountCents} />
                </Table.Td>
                <Table.Td ta="right" fw={650} style={{ whiteSpace: 'nowrap' }}>
                  <Money cents={openCents} />
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </ScrollBox>
    </Paper>
  );
}

function Entries({ account, page }: Pick<AccountViewProps, 'account' | 'page'>) {
  const [, setSearch] = useSearchOf(purchasingFields);
  const [reversing, setReversing] = useState<SupplierEntry | null>(null);
  if (account.entryCount === 0) return <Text c="dimmed">{texts.noEntries}</Text>;
  return (
    <>
      <Paper style={{ overflow: 'hidden' }}>
        <ScrollBox label={texts.views.entries}>
          <Table
            className={classes['table'] ?? ''}
            aria-label={texts.views.entries}
            horizontalSpacing="xs"
            tabularNums
          >
            <Table.Thead bg="var(--shop-sunken)">
              <Table.Tr>
                <EntryHeads />
                <Table.Th />
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {account.entries.map((entry) => (
                <Table.Tr key={entry.id}>
                  <EntryCells entry={entry} {...supplierEntryWords(entry)} />
                  <Table.Td>
                    <ReverseButton entry={entry} onReverse={setReversing} />
                  </Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </ScrollBox>
      </Paper>
      <Pager
        page={page}
        pages={Math.ceil(account.entryCount / ENTRIES)}
        onPage={(next) => setSearch({ page: next })}
      />
      {reversing && <ReverseDialog entry={reversing} onClose={() => setReversing(null)} />}
    </>
  );
}

type ReverseDialogProps = { readonly entry: SupplierEntry; readonly onClose: () => void };

function ReverseDialog({ entry: { id, paymentId, number }, onClose }: ReverseDialogProps) {
  return paymentId === null ? (
    <ReverseOpeningDialog entryId={id} onClose={onClose} />
  ) : (
    <ReversePaymentDialog paymentId={paymentId} number={number} onClose={onClose} />
  );
}

type ReverseButtonProps = {
  readonly entry: SupplierEntry;
  readonly onReverse: (entry: SupplierEntry) => void;
};

function ReverseButton({ entry, onReverse }: ReverseButtonProps) {
  if (entry.reversedById !== null) return <Pill>{texts.reversed}</Pill>;
  if (entry.kind !== 'payment' && entry.kind !== 'opening') return null;
  return (
    <Button
      variant="default"
      size="compact-sm"
      aria-label={texts.reverseOf(SUPPLIER_ENTRY_LABELS[entry.kind], entry.number)}
      onClick={() => onReverse(entry)}
    >
      {texts.reverse}
    </Button>
  );
}
