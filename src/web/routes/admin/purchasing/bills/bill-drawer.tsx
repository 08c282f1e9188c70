import { Button, Group, Skeleton, Stack, Table, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { inferOutput } from '@trpc/tanstack-react-query';
import { useState } from 'react';
import { formatDate } from '#shared/dates/shop-dates.ts';
import { formatBasisPoints } from '#shared/prices/money.ts';
import { formatUnitPrice } from '#shared/prices/unit-price.ts';
import { BILL_KIND_LABELS, COST_SPREAD_LABELS } from '#shared/purchasing/bill-types.ts';
import { api } from '#web/api.ts';
import { useAction } from '#web/hooks/use-action.ts';
import { SectionLink } from '#web/routes/admin/ui/section-link.tsx';
import { SideDrawer } from '#web/routes/admin/ui/side-drawer.tsx';
import { Dimmed } from '#web/ui/dimmed.ts';
import { Money } from '#web/ui/money.tsx';
import { PageState } from '#web/ui/page-state.tsx';
import { Pill } from '#web/ui/pill.tsx';
import { ReasonDialog } from '#web/ui/reason-dialog.tsx';
import { billsTexts } from './texts.ts';

const { bill: texts, columns, form: formTexts } = billsTexts;

type Bill = inferOutput<typeof api.admin.purchasing.bills.get>;

export function BillDrawer({ billId, onClose }: { readonly billId: number; readonly onClose: () => void }) {
  const query = useQuery(api.admin.purchasing.bills.get.queryOptions({ billId }));
  return (
    <SideDrawer title={texts.title} width="40rem" onClose={onClose}>
      <PageState query={query} failure={texts.failed} loading={<Skeleton h={260} radius="md" />}>
        {(bill) => <BillView bill={bill} />}
      </PageState>
    </SideDrawer>
  );
}

function BillView({ bill }: { readonly bill: Bill }) {
  const [isReversing, setReversing] = useState(false);
  return (
    <Stack gap="md">
      <Group gap="sm">
        <Title order={2} size="h3">
          {bill.number}
        </Title>
        <Pill>{BILL_KIND_LABELS[bill.kind]}</Pill>
        {bill.isAsset && <Pill>{texts.asset}</Pill>}
        {!bill.isDeductible && <Pill>{texts.notDeductible}</Pill>}
        {bill.isReversed && <Pill>{billsTexts.reversed}</Pill>}
      </Group>
      <div>
        <Text>{bill.supplierName}</Text>
        <SectionLink
          to="/secret-dashboard/purchasing"
          search={{ tab: 'payables', supplier: bill.supplierId }}
        >
          {texts.account}
        </SectionLink>
      </div>
      <Facts bill={bill} />
      {bill.note !== '' && <Text>{bill.note}</Text>}
      <Lines bill={bill} />
      {bill.reversedReason !== null && <Text c="dimmed">{bill.reversedReason}</Text>}
      {!bill.isReversed && (
        <Button variant="default" style={{ alignSelf: 'flex-start' }} onClick={() => setReversing(true)}>
          {texts.reverse}
        </Button>
      )}
      {isReversing && <ReverseDialog bill={bill} onClose={() => setReversing(false)} />}
    </Stack>
  );
}

function Facts({ bill }: { readonly bill: Bill }) {
  const facts = [
    [columns.issued, formatDate(bill.issuedOn)],
    [columns.booked, formatDate(bill.bookedOn)],
    [columns.due, formatDate(bill.dueOn)],
  ];
  return (
    <Group gap="lg">
      {facts.map(([label, value]) => (
        <div key={label}>
          <Dimmed size="xs">{label}</Dimmed>
          <Text>{value}</Text>
        </div>
      ))}
      <div>
        <Dimmed size="xs">{columns.open}</Dimmed>
        <Text fw={650}>
          <Money cents={bill.openCents} />
        </Text>
      </div>
    </Group>
  );
}

function Lines({ bill: { lines, vat, totalCents } }: { readonly bill: Bill }) {
  return (
    <Table aria-label={texts.lines} verticalSpacing={6}>
      <Table.Tbody>
        {lines.map((line) => (
          <Table.Tr key={line.id}>
            <Table.Td>
              <Text>{line.productName ?? line.description}</Text>
              <Text size="xs" c="dimmed">
                {line.quantity !== null && texts.pieces(line.quantity, formatUnitPrice(line.netPriceE4 ?? 0))}
                {line.spreadBy !== null && `${formTexts.spread}: ${COST_SPREAD_LABELS[line.spreadBy]}`}
              </Text>
            </Table.Td>
            <Table.Td ta="right" style={{ whiteSpace: 'nowrap' }}>
              <Money cents={line.netCents} />
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
      <Table.Tfoot>
        {vat.map(({ vatBasisPoints, vatCents }) => (
          <Table.Tr key={vatBasisPoints}>
            <Table.Td>{formTexts.vatOf(formatBasisPoints(vatBasisPoints))}</Table.Td>
            <Table.Td ta="right" style={{ whiteSpace: 'nowrap' }}>
              <Money cents={vatCents} />
            </Table.Td>
          </Table.Tr>
        ))}
        <Table.Tr fw={700}>
          <Table.Td>{formTexts.total}</Table.Td>
          <Table.Td ta="right" style={{ whiteSpace: 'nowrap' }}>
            <Money cents={totalCents} />
          </Table.Td>
        </Table.Tr>
      </Table.Tfoot>
    </Table>
  );
}

function ReverseDialog({ bill, onClose }: { readonly bill: Bill; readonly onClose: () => void }) {
  const reverse = useAction(api.admin.purchasing.bills.reverse, {
    attempts: {},
    affects: ['purchasing', 'settings'],
    success: texts.reverseDone,
    failure: texts.reverseFailed,
    onDone: onClose,
  });
  return (
    <ReasonDialog
      isDestructive
      title={texts.reverseTitle(bill.number)}
      confirmLabel={texts.reverse}
      isWorking={reverse.isPending}
      onCancel={onClose}
      onConfirm={(reason) => void reverse.run({ billId: bill.id, reason })}
    >
      {texts.reverseHint}
    </ReasonDialog>
  );
}
