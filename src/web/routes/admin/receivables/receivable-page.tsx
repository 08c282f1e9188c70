import { Button, Group, Skeleton, Stack, Tabs, Text } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useCanGoBack, useNavigate, useParams, useRouter } from '@tanstack/react-router';
import { formatPhone } from '#shared/phone.ts';
import { api } from '#web/api.ts';
import { useUrlParam } from '#web/hooks/use-url-param.ts';
import { SectionLink } from '#web/routes/admin/ui/section-link.tsx';
import { limitOf, oneOf, pageOf, useFilters } from '#web/routes/admin/ui/use-filters.ts';
import { PageHead } from '#web/ui/page-head.tsx';
import { PageState } from '#web/ui/page-state.tsx';
import { EntriesView } from './entries-view.tsx';
import { OpenView } from './open-view.tsx';
import type { Account, AccountOwner } from './receivable.ts';
import { AccountActions } from './receivable-actions.tsx';
import { AccountFigures } from './receivable-figures.tsx';
import { StatementView } from './statement-view.tsx';
import { accountTexts as texts } from './texts.ts';

const ENTRIES = 20;
const VIEWS = ['open', 'entries', 'statement'] as const;

export function ReceivablePage() {
  const { customerId } = useParams({ from: '/secret-dashboard/accounts/$customerId' });
  const [filters] = useFilters();
  const id = /^[1-9]\d{0,14}$/.test(customerId) ? Number(customerId) : 0;
  const page = { page: pageOf(filters), limit: limitOf(filters, ENTRIES) };
  const account = useQuery(
    api.admin.receivables.get.queryOptions(
      { customerId: id, ...page },
      { placeholderData: keepPreviousData },
    ),
  );
  const owner = useQuery(api.admin.users.get.queryOptions({ userId: id }));
  return (
    <>
      <BackButton />
      <PageState query={owner} failure={texts.failed} loading={<Skeleton h={90} radius="md" />}>
        {(person) => (
          <PageState query={account} failure={texts.failed} loading={<Skeleton h={320} radius="md" />}>
            {(found) =>
              found.customerId === id && (
                <AccountView key={id} owner={person} account={found} page={page.page} limit={page.limit} />
              )
            }
          </PageState>
        )}
      </PageState>
    </>
  );
}

function BackButton() {
  const canGoBack = useCanGoBack();
  const router = useRouter();
  const navigate = useNavigate();
  const leave = () => {
    if (canGoBack) router.history.back();
    else void navigate({ to: '/secret-dashboard/accounts', replace: true });
  };
  return (
    <Button
      variant="subtle"
      size="compact-md"
      mb={4}
      leftSection={<IconArrowLeft size={18} aria-hidden />}
      onClick={leave}
    >
      {texts.back}
    </Button>
  );
}

type AccountViewProps = {
  readonly owner: AccountOwner;
  readonly account: Account;
  readonly page: number;
  readonly limit: number;
};

function AccountView({ owner, account, page, limit }: AccountViewProps) {
  const [wanted, setView] = useUrlParam('view', 'open');
  const customer = String(owner.id);
  return (
    <Stack gap="md">
      <div>
        <PageHead title={owner.name}>
          <AccountActions owner={owner} account={account} />
        </PageHead>
        <Group gap="4px 1rem">
          <Text size="sm" c="dimmed">
            {formatPhone(owner.phone)}
          </Text>
          <Text size="sm">
            <SectionLink to="/secret-dashboard/users" search={{ user: customer }}>
              {texts.toUser}
            </SectionLink>
          </Text>
          <Text size="sm">
            <SectionLink to="/secret-dashboard/documents" search={{ customer }}>
              {texts.toDocumentFiles}
            </SectionLink>
          </Text>
        </Group>
      </div>
      <AccountFigures account={account} />
      <Tabs
        value={oneOf(wanted, VIEWS) ?? 'open'}
        onChange={(chosen) => setView(chosen ?? 'open')}
        keepMounted={false}
      >
        <Tabs.List mb="sm">
          {VIEWS.map((view) => (
            <Tabs.Tab key={view} value={view}>
              {texts.views[view]}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value="open">
          <OpenView owner={owner} account={account} />
        </Tabs.Panel>
        <Tabs.Panel value="entries">
          <EntriesView account={account} page={page} limit={limit} usualLimit={ENTRIES} />
        </Tabs.Panel>
        <Tabs.Panel value="statement">
          <StatementView customerId={account.customerId} />
        </Tabs.Panel>
      </Tabs>
    </Stack>
  );
}
