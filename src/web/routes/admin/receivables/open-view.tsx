import { Button, Group, Stack, Text } from '@mantine/core';
import { useCallbackRef } from '@mantine/hooks';
import { IconCircleCheck } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { formatDate } from '#shared/dates/shop-dates.ts';
import { DataGrid, type GridColumn } from '#web/routes/admin/ui/data-grid.tsx';
import { EmptyBox } from '#web/ui/empty-box.tsx';
import { Money } from '#web/ui/money.tsx';
import { DocumentLink } from './links.tsx';
import { PaymentDialog } from './payments/payment-dialog.tsx';
import { useApplyCredit } from './payments/use-apply-credit.ts';
import { documentName, type OpenItem, type Receivable, type ReceivableCustomer } from './receivable.ts';
import { receivableTexts as texts } from './texts.ts';

type OpenViewProps = { readonly owner: ReceivableCustomer; readonly account: Receivable };

type Acts = {
  readonly onPay: (item: OpenItem) => void;
  readonly onUseCredit: ((item: OpenItem) => void) | undefined;
};

export function OpenView({ owner, account }: OpenViewProps) {
  const [paid, setPaid] = useState<OpenItem | null>(null);
  const { run } = useApplyCredit(account.customerId);
  const hasCredit = account.creditCents > 0;
  const onUseCredit = useCallbackRef(
    ({ entryId }: OpenItem) => void run({ customerId: account.customerId, entryId }),
  );
  const acts = useMemo<Acts>(
    () => ({ onPay: setPaid, onUseCredit: hasCredit ? onUseCredit : undefined }),
    [hasCredit, onUseCredit],
  );
  const columns = useMemo(() => columnsOf(acts), [acts]);
  if (account.open.length === 0) {
    return <EmptyBox icon={<IconCircleCheck size={28} />} title={texts.noneOpen} text={texts.noneOpenHint} />;
  }
  return (
    <>
      <DataGrid
        label={texts.openLabel}
        name="open-items"
        mark="entry"
        caption={texts.openCount(account.open.length)}
        rows={account.open}
        idOf={({ entryId }) => entryId}
        columns={columns}
        card={(item) => <OpenCard item={item} acts={acts} />}
      />
      {paid && <PaymentDialog owner={owner} account={account} item={paid} onClose={() => setPaid(null)} />}
    </>
  );
}

function columnsOf(acts: Acts): readonly GridColumn<OpenItem>[] {
  const { openColumns: columns } = texts;
  return [
    {
      id: 'paper',
      head: columns.document,
      isFixed: true,
      cell: (item) => <DocumentLink entry={item} isNamed />,
    },
    { id: 'day', head: columns.day, cell: ({ day }) => formatDate(day) },
    { id: 'due', head: columns.due, cell: (item) => <Due item={item} /> },
    {
      id: 'total',
      head: columns.total,
      isNumber: true,
      cell: ({ amountCents }) => <Money cents={amountCents} />,
    },
    {
      id: 'open',
      head: columns.open,
      isNumber: true,
      isFixed: true,
      cell: ({ openCents }) => (
        <b>
          <Money cents={openCents} />
        </b>
      ),
    },
    { id: 'act', head: columns.act, isFixed: true, cell: (item) => <ItemActs item={item} acts={acts} /> },
  ];
}

type ItemProps = { readonly item: OpenItem };

function Due({ item: { dueOn, isOverdue } }: ItemProps) {
  return (
    <Text span inherit c={isOverdue ? 'var(--shop-bad-text)' : 'inherit'} fw={isOverdue ? 650 : 'inherit'}>
      {formatDate(dueOn)}
    </Text>
  );
}

function ItemActs({ item, acts: { onPay, onUseCredit } }: ItemProps & { readonly acts: Acts }) {
  return (
    <Group gap={6} wrap="nowrap">
      <Button
        variant="default"
        size="compact-sm"
        aria-label={texts.payItemOf(documentName(item))}
        onClick={() => onPay(item)}
      >
        {texts.payItem}
      </Button>
      {onUseCredit && (
        <Button
          variant="default"
          size="compact-sm"
          aria-label={texts.creditFor(documentName(item))}
          onClick={() => onUseCredit(item)}
        >
          {texts.useCredit}
        </Button>
      )}
    </Group>
  );
}

function OpenCard({ item, acts }: ItemProps & { readonly acts: Acts }) {
  return (
    <Stack gap={6}>
      <Group justify="space-between" gap="xs">
        <DocumentLink entry={item} isNamed />
        <b>
          <Money cents={item.openCents} />
        </b>
      </Group>
      <Group justify="space-between" gap="xs">
        <Text size="sm" c="dimmed">
          {texts.openColumns.due} <Due item={item} />
        </Text>
        <ItemActs item={item} acts={acts} />
      </Group>
    </Stack>
  );
}
