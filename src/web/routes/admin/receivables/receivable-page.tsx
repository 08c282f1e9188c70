import { Button, Group, Menu, Skeleton, Stack, Tabs, Text } from '@mantine/core';
import { IconArrowLeft, IconCash, IconChevronDown } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useCanGoBack, useNavigate, useParams, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { formatPhone } from '#shared/text/phone.ts';
import { api } from '#web/api.ts';
import { usePageActions } from '#web/hooks/use-page-actions.ts';
import { useSearchOf, useSearchParam } from '#web/hooks/use-search.ts';
import { entriesFields, receivableFields } from '#web/routes/admin/admin-fields.ts';
import { SectionLink } from '#web/routes/admin/ui/section-link.tsx';
import { Dimmed } from '#web/ui/dimmed.ts';
import { PageHead } from '#web/ui/page-head.tsx';
import { PageState } from '#web/ui/page-state.tsx';
import { EntriesView } from './entries-view.tsx';
import { OpenView } from './open-view.tsx';
import { OpeningDialog } from './opening-dialog.tsx';
import { PaymentDialog } from './payments/payment-dialog.tsx';
import { useApplyCredit } from './payments/use-apply-credit.ts';
import type { Receivable, ReceivableCustomer } from './receivable.ts';
import { ReceivableFigures } from './receivable-figures.tsx';
import { StatementView } from './statement-view.tsx';
import { TermsDialog } from './terms-dialog.tsx';
import { receivableTexts as texts } from './texts.ts';
import { WriteOffDialog } from './write-off-dialog.tsx';

const ENTRIES = 20;
const VIEWS = ['open', 'entries', 'statement'] as const;

export function ReceivablePage() {
  const { customerId } = useParams({ from: '/secret-dashboard/accounts/$customerId' });
  const [search] = useSearchOf(entriesFields);
  const id = /^[1-9]\d{0,14}$/.test(customerId) ? Number(customerId) : 0;
  const page = {
    page: search.page ?? 1,
    limit: search.limit ?? ENTRIES,
    by: search.dated === 'yes' ? ('day' as const) : ('entered' as const),
  };
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
                <ReceivableView key={id} owner={person} account={found} page={page.page} limit={page.limit} />
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

type ReceivableViewProps = {
  readonly owner: ReceivableCustomer;
  readonly account: Receivable;
  readonly page: number;
  readonly limit: number;
};

function ReceivableView({ owner, account, page, limit }: ReceivableViewProps) {
  const [shown, setView] = useSearchParam(receivableFields, 'view', 'open');
  return (
    <Stack gap="md">
      <div>
        <PageHead title={owner.name}>
          <ReceivableActions owner={owner} account={account} />
        </PageHead>
        <Group gap="4px 1rem">
          <Dimmed>{formatPhone(owner.phone)}</Dimmed>
          <Text size="sm">
            <SectionLink to="/secret-dashboard/users" search={{ user: owner.id }}>
              {texts.toUser}
            </SectionLink>
          </Text>
          <Text size="sm">
            <SectionLink to="/secret-dashboard/documents" search={{ customer: owner.id }}>
              {texts.toDocumentFiles}
            </SectionLink>
          </Text>
        </Group>
      </div>
      <ReceivableFigures account={account} />
      <Tabs value={shown} onChange={(chosen) => setView(chosen ?? 'open')} keepMounted={false}>
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

type ReceivableActionsProps = { readonly owner: ReceivableCustomer; readonly account: Receivable };

type Dialog = 'terms' | 'opening' | 'write-off';

export function ReceivableActions({ owner, account }: ReceivableActionsProps) {
  const [pay, setPay] = useSearchParam(receivableFields, 'pay', '');
  const [dialog, setDialog] = useState<Dialog | null>(null);
  const credit = useApplyCredit(account.customerId);
  const close = () => setDialog(null);
  const openPayment = () => setPay('1');
  usePageActions([{ id: 'payment', label: texts.payment.open, keys: 'p', run: openPayment }]);
  const canUseCredit = account.creditCents > 0 && account.open.length > 0;
  return (
    <>
      <Menu>
        <Menu.Target>
          <Button variant="default" rightSection={<IconChevronDown size={16} aria-hidden />}>
            {texts.actions}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => setDialog('opening')}>{texts.opening.open}</Menu.Item>
          <Menu.Item disabled={account.open.length === 0} onClick={() => setDialog('write-off')}>
            {texts.writeOff.open}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <Button variant="default" onClick={() => setDialog('terms')}>
        {texts.terms.open}
      </Button>
      {canUseCredit && (
        <Button
          variant="default"
          loading={credit.isPending}
          onClick={() => void credit.run({ customerId: account.customerId })}
        >
          {texts.useCredit}
        </Button>
      )}
      <Button leftSection={<IconCash size={18} aria-hidden />} onClick={openPayment}>
        {texts.payment.open}
      </Button>
      {pay === '1' && <PaymentDialog owner={owner} account={account} onClose={() => setPay('')} />}
      {dialog === 'terms' && <TermsDialog account={account} onClose={close} />}
      {dialog === 'opening' && <OpeningDialog customerId={account.customerId} onClose={close} />}
      {dialog === 'write-off' && (
        <WriteOffDialog customerId={account.customerId} open={account.open} onClose={close} />
      )}
    </>
  );
}
