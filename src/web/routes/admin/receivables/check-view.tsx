import { Alert, Button, Group, Skeleton, Table } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck, IconRefresh } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { inferOutput } from '@trpc/tanstack-react-query';
import { formatCents } from '#shared/prices/money.ts';
import { api } from '#web/api.ts';
import { ScrollBox } from '#web/routes/admin/ui/scroll-box.tsx';
import { Dimmed } from '#web/ui/dimmed.ts';
import { Money } from '#web/ui/money.tsx';
import { PageState } from '#web/ui/page-state.tsx';
import { signedCents } from '#web/ui/signed.ts';
import { ReceivableLink } from './links.tsx';
import { receivablesTexts } from './texts.ts';

const texts = receivablesTexts.check;

type Difference = inferOutput<typeof api.admin.receivables.check>['differences'][number];

export function CheckView() {
  const check = useQuery(api.admin.receivables.check.queryOptions(undefined, { staleTime: 0 }));
  return (
    <>
      <Group justify="space-between" gap="sm" mb="sm">
        <Dimmed maw="46rem">{texts.intro}</Dimmed>
        <Button
          variant="default"
          loading={check.isFetching && !check.isPending}
          leftSection={<IconRefresh size={18} aria-hidden />}
          onClick={() => void check.refetch()}
        >
          {texts.again}
        </Button>
      </Group>
      <PageState query={check} failure={texts.failed} loading={<Skeleton h={120} radius="md" />}>
        {({ ok, customers, controlTotalCents, differences }) => (
          <>
            <Alert
              color={ok ? 'good' : 'bad'}
              icon={ok ? <IconCircleCheck aria-hidden /> : <IconAlertTriangle aria-hidden />}
              title={ok ? texts.ok : texts.wrong(differences.length)}
              mb="md"
            >
              {texts.found(receivablesTexts.found(customers), formatCents(controlTotalCents))}
            </Alert>
            {!ok && <Differences differences={differences} />}
          </>
        )}
      </PageState>
    </>
  );
}

function Differences({ differences }: { readonly differences: readonly Difference[] }) {
  const { columns } = texts;
  return (
    <ScrollBox label={texts.label}>
      <Table aria-label={texts.label}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{columns.customer}</Table.Th>
            <Table.Th>{columns.what}</Table.Th>
            <Table.Th ta="right">{columns.expected}</Table.Th>
            <Table.Th ta="right">{columns.found}</Table.Th>
            <Table.Th ta="right">{columns.difference}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {differences.map(({ customerId, what, expectedCents, foundCents }, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: an account may have the same difference twice
            <Table.Tr key={place}>
              <Table.Td>
                {customerId !== null && (
                  <ReceivableLink customerId={customerId}>{texts.customer(customerId)}</ReceivableLink>
                )}
              </Table.Td>
              <Table.Td>{what}</Table.Td>
              <Table.Td ta="right">
                <Money cents={expectedCents} />
              </Table.Td>
              <Table.Td ta="right">
                <Money cents={foundCents} />
              </Table.Td>
              <Table.Td ta="right" c="var(--shop-bad-text)" fw={650}>
                {signedCents(foundCents - expectedCents)}
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </ScrollBox>
  );
}
