import { Badge, Button, Skeleton, Stack, Title } from '@mantine/core';
import { IconArrowLeft, IconUser, IconUsers } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { inferOutput } from '@trpc/tanstack-react-query';
import { api } from '#web/api.ts';
import { useUrlParam } from '#web/hooks/use-url-param.ts';
import { texts } from '#web/routes/packer/texts.ts';
import { EmptyBox } from '#web/ui/empty-box.tsx';
import { PageState } from '#web/ui/page-state.tsx';
import { SearchInput } from '#web/ui/search-input.tsx';
import classes from './clients.module.css';
import { CustomStock } from './custom-stock.tsx';

type Found = inferOutput<typeof api.packer.customers.search>[number];

/** The section 'Menaxho Klientët': finished pieces that were made for single customers. */
export function ClientsTab() {
  const [query, setQuery] = useUrlParam('q');
  const [chosen, setChosen] = useUrlParam('customer');
  const customerId = /^[1-9]\d{0,14}$/.test(chosen) ? Number(chosen) : null;
  return (
    <Stack gap="md">
      <Title order={1}>{texts.tabs.clients}</Title>
      <div className={classes['columns']} data-chosen={customerId !== null || undefined}>
        <div className={classes['finder']}>
          <SearchInput value={query} onSearch={setQuery} label={texts.clients.search} size="lg" />
          <Customers query={query} customerId={customerId} onChoose={(id) => setChosen(String(id))} />
        </div>
        <div className={classes['stock']}>
          {customerId === null ? (
            <EmptyBox
              icon={<IconUser size={26} />}
              title={texts.clients.choose}
              text={texts.clients.chooseHint}
            />
          ) : (
            <Stack gap="md">
              <Button
                className={classes['back'] ?? ''}
                size="lg"
                variant="default"
                leftSection={<IconArrowLeft size={20} aria-hidden />}
                onClick={() => setChosen('')}
              >
                {texts.clients.back}
              </Button>
              <CustomStock key={customerId} customerId={customerId} />
            </Stack>
          )}
        </div>
      </div>
    </Stack>
  );
}

type CustomersProps = {
  readonly query: string;
  readonly customerId: number | null;
  readonly onChoose: (customerId: number) => void;
};

function Customers({ query, customerId, onChoose }: CustomersProps) {
  const customers = useQuery({
    ...api.packer.customers.search.queryOptions({ search: query }),
    placeholderData: keepPreviousData,
  });
  return (
    <PageState
      query={customers}
      failure={texts.clients.failed}
      loading={
        <Stack gap="xs" aria-hidden>
          {[1, 2, 3, 4, 5].map((row) => (
            <Skeleton key={row} h={64} radius="md" />
          ))}
        </Stack>
      }
      isEmpty={(found) => found.length === 0}
      empty={
        <EmptyBox icon={<IconUsers size={26} />} title={texts.clients.none} text={texts.clients.noneHint} />
      }
    >
      {(found) => (
        <ul className={classes['customers']} aria-label={texts.clients.list}>
          {found.map((customer) => (
            <li key={customer.id}>
              <CustomerButton customer={customer} isChosen={customer.id === customerId} onChoose={onChoose} />
            </li>
          ))}
        </ul>
      )}
    </PageState>
  );
}

type CustomerButtonProps = {
  readonly customer: Found;
  readonly isChosen: boolean;
  readonly onChoose: (customerId: number) => void;
};

function CustomerButton({ customer, isChosen, onChoose }: CustomerButtonProps) {
  return (
    <button
      type="button"
      className={classes['customer']}
      aria-current={isChosen || undefined}
      onClick={() => onChoose(customer.id)}
    >
      <b>
        {customer.name}{' '}
        {customer.ownPieces > 0 && (
          <Badge component="span" color="info">
            {texts.clients.ownPieces(customer.ownPieces)}
          </Badge>
        )}
      </b>
      <span className={classes['small']}>
        {[customer.phone, customer.address].filter(Boolean).join(' · ') || texts.missing}
      </span>
    </button>
  );
}
