import { Badge, Button, Grid, Stack, Title } from '@mantine/core';
import { IconArrowLeft, IconUser, IconUsers } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { formatPhone } from '#shared/text/phone.ts';
import { api } from '#web/api.ts';
import { useSearchParam } from '#web/hooks/use-search.ts';
import { clientsFields } from '#web/routes/packer/packer-fields.ts';
import { texts } from '#web/routes/packer/texts.ts';
import { EmptyBox } from '#web/ui/empty-box.tsx';
import { PageState } from '#web/ui/page-state.tsx';
import { SearchInput } from '#web/ui/search-input.tsx';
import { SkeletonRows } from '#web/ui/skeleton-rows.tsx';
import { CustomStock } from './custom-stock.tsx';
import { Choice, Choices } from './panel.tsx';

export function ClientsPage() {
  const [query, setQuery] = useSearchParam(clientsFields, 'q', '');
  const [customerId, setChosen] = useSearchParam(clientsFields, 'customer', null);
  return (
    <Stack gap="md">
      <Title order={1}>{texts.tabs.clients}</Title>
      <Grid gap="lg">
        <Grid.Col span={{ base: 12, md: 4 }} {...(customerId === null ? {} : { visibleFrom: 'md' })}>
          <Stack gap="sm">
            <SearchInput value={query} onSearch={setQuery} label={texts.clients.search} size="lg" />
            <Customers query={query} customerId={customerId} onChoose={setChosen} />
          </Stack>
        </Grid.Col>
        <Grid.Col span={{ base: 12, md: 8 }} {...(customerId === null ? { visibleFrom: 'md' } : {})}>
          {customerId === null ? (
            <EmptyBox
              icon={<IconUser size={26} />}
              title={texts.clients.choose}
              text={texts.clients.chooseHint}
            />
          ) : (
            <Stack gap="md">
              <Button
                hiddenFrom="md"
                variant="default"
                style={{ alignSelf: 'flex-start' }}
                leftSection={<IconArrowLeft size={20} aria-hidden />}
                onClick={() => setChosen('')}
              >
                {texts.clients.back}
              </Button>
              <CustomStock key={customerId} customerId={customerId} />
            </Stack>
          )}
        </Grid.Col>
      </Grid>
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
      loading={<SkeletonRows height={64} />}
      isEmpty={(found) => found.length === 0}
      empty={
        <EmptyBox icon={<IconUsers size={26} />} title={texts.clients.none} text={texts.clients.noneHint} />
      }
    >
      {(found) => (
        <Choices label={texts.clients.list} height={{ md: 'calc(100dvh - 12rem)' }}>
          {found.map((customer) => (
            <Choice
              key={customer.id}
              isChosen={customer.id === customerId}
              about={
                [formatPhone(customer.phone), customer.address].filter(Boolean).join(' · ') || texts.missing
              }
              onChoose={() => onChoose(customer.id)}
            >
              <b>{customer.name}</b>{' '}
              {customer.ownPieces > 0 && (
                <Badge component="span" color="info">
                  {texts.clients.ownPieces(customer.ownPieces)}
                </Badge>
              )}
            </Choice>
          ))}
        </Choices>
      )}
    </PageState>
  );
}
