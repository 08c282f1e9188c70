import {
  ActionIcon,
  Alert,
  Button,
  Group,
  Kbd,
  Modal,
  Stack,
  Table,
  Text,
  Title,
  VisuallyHidden,
} from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconKeyboard, IconPhonePause, IconX } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useSearchParam } from '#web/hooks/use-search.ts';
import { discardDraft } from '#web/routes/call-agent/call/discard-draft.ts';
import { totalOf } from '#web/routes/call-agent/call/draft.ts';
import { type Call, useCall } from '#web/routes/call-agent/call/use-call.ts';
import { type Proposals, useProposals } from '#web/routes/call-agent/call/use-proposals.ts';
import { useRestoredFocus } from '#web/routes/call-agent/call/use-restored-focus.ts';
import { deskFields } from '#web/routes/call-agent/call-agent-fields.ts';
import { CallList } from '#web/routes/call-agent/customer/call-list.tsx';
import { CustomerCard } from '#web/routes/call-agent/customer/customer-card.tsx';
import { type CustomerTab, CustomerTabs } from '#web/routes/call-agent/customer/customer-tabs.tsx';
import { EditCustomerDialog } from '#web/routes/call-agent/customer/edit-customer-dialog.tsx';
import { SearchCard } from '#web/routes/call-agent/customer/search-card.tsx';
import { useCallerSearch } from '#web/routes/call-agent/customer/use-caller-search.ts';
import { DraftPanel } from '#web/routes/call-agent/draft/draft-panel.tsx';
import { useLiveLines } from '#web/routes/call-agent/draft/use-live-lines.ts';
import { usePlaceOrder } from '#web/routes/call-agent/draft/use-place-order.ts';
import { focusFieldSoon, restoreFocusTo } from '#web/routes/call-agent/fields.ts';
import { useDeskKeys } from '#web/routes/call-agent/keys/use-desk-keys.ts';
import { OrdersSection } from '#web/routes/call-agent/orders/orders-section.tsx';
import { Panel } from '#web/routes/call-agent/panel.tsx';
import { ProductFinder } from '#web/routes/call-agent/products/product-finder.tsx';
import { texts } from '#web/routes/call-agent/texts.ts';
import { KeyHint } from '#web/ui/key-hint.tsx';
import { Money } from '#web/ui/money.tsx';
import classes from './clients-page.module.css';

export function ClientsPage() {
  const call = useCall();
  const search = useCallerSearch(call);
  const lines = useLiveLines(call.customer, call.draft);
  const order = usePlaceOrder(call, lines);
  const proposals = useProposals(call);
  const [isHelpOpen, help] = useDisclosure(false);
  const [isEditing, editing] = useDisclosure(false);
  const callKey = `${call.customerId}-${search.findings}`;
  const view = useCustomerView(callKey);
  const { park } = useDeskKeys({
    call,
    search,
    order,
    proposals,
    showHelp: help.open,
    edit: editing.open,
    showTab: view.setTab,
  });
  usePhoneInAddress(search.callFrom);
  useRestoredFocus((isStillLost) => {
    restoreFocusTo(call.customerId === null ? 'client' : 'products', isStillLost);
  });
  const { customer } = call;
  return (
    <Stack gap="md" style={{ containerType: 'inline-size' }}>
      <div className={classes['columns']}>
        <div style={{ gridArea: 'head' }}>
          <DeskHead {...(customer ? { onPark: park } : {})} onHelp={help.open} />
          <ParkedCalls call={call} />
        </div>
        <div style={{ gridArea: 'customer' }}>
          <SearchCard call={call} search={search} />
          <CustomerCard call={call} onEdit={editing.open}>
            {customer && (
              <CustomerTabs
                key={callKey}
                customerId={customer.id}
                tab={view.tab}
                onTab={view.setTab}
                proposals={proposals}
              />
            )}
          </CustomerCard>
        </div>
        <div className={classes['products']}>
          <ProductsPanel call={call} proposals={proposals} />
          {call.customerId === null && <CallList onChoose={(id) => openCall(call, id)} />}
        </div>
        <div className={classes['draft']}>
          <DraftPanel call={call} lines={lines} order={order} />
        </div>
      </div>
      <OrdersSection />
      <KeysDialog isOpen={isHelpOpen} onClose={help.close} />
      {isEditing && customer && (
        <EditCustomerDialog call={call} customer={customer} onClose={editing.close} />
      )}
    </Stack>
  );
}

function openCall(call: Call, customerId: number): void {
  void call.open(customerId);
  void focusFieldSoon('products');
}

/** Finding a customer, even the same one, starts with their history. */
function useCustomerView(callKey: string) {
  const [chosen, setChosen] = useState<{ readonly of: string; readonly tab: CustomerTab } | null>(null);
  return {
    tab: chosen?.of === callKey ? chosen.tab : 'history',
    setTab: (tab: CustomerTab) => setChosen({ of: callKey, tab }),
  };
}

function usePhoneInAddress(callFrom: (phone: string) => void): void {
  const [phone, setPhone] = useSearchParam(deskFields, 'phone', '');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the number triggers the effect.
  useEffect(() => {
    if (phone.trim() === '') return;
    setPhone('');
    callFrom(phone.trim());
  }, [phone]);
}

function DeskHead({ onPark, onHelp }: { readonly onPark?: () => void; readonly onHelp: () => void }) {
  return (
    <Group justify="space-between" align="center" mih={36}>
      <Title order={1}>{texts.pageTitle}</Title>
      <Group gap="sm">
        {onPark && (
          <Button
            variant="default"
            leftSection={<IconPhonePause size={18} aria-hidden />}
            rightSection={<Kbd className={classes['keys'] ?? ''}>F9</Kbd>}
            aria-keyshortcuts="F9"
            onClick={onPark}
          >
            {texts.calls.park}
          </Button>
        )}
        <Button
          variant="subtle"
          className={classes['keys'] ?? ''}
          leftSection={<IconKeyboard size={18} aria-hidden />}
          rightSection={<Kbd>?</Kbd>}
          onClick={onHelp}
        >
          {texts.keys.button}
        </Button>
      </Group>
    </Group>
  );
}

function ProductsPanel({ call, proposals }: { readonly call: Call; readonly proposals: Proposals }) {
  const { customer } = call;
  if (!customer) {
    return (
      <Panel title={texts.products.title}>
        <Text ta="center" c="dimmed" py="lg">
          {texts.products.prompt}
        </Text>
      </Panel>
    );
  }
  return <ProductFinder key={customer.id} call={call} customer={customer} proposals={proposals} />;
}

function KeysDialog({ isOpen, onClose }: { readonly isOpen: boolean; readonly onClose: () => void }) {
  const keys = [...Object.entries(texts.keys.actions), ...texts.keys.inFields];
  return (
    <Modal opened={isOpen} onClose={onClose} title={texts.keys.title} size="lg">
      <Table withRowBorders={false} highlightOnHover={false}>
        <Table.Tbody>
          {keys.map(([key, meaning]) => (
            <Table.Tr key={meaning}>
              <Table.Td w={150}>
                <KeyHint keys={key} />
              </Table.Td>
              <Table.Td>{meaning}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Modal>
  );
}

function ParkedCalls({ call }: { readonly call: Call }) {
  if (call.waiting.length === 0) return null;
  return (
    <Alert component="nav" role="navigation" color="warn" py={6} px="sm" aria-label={texts.calls.waiting}>
      <Group gap="xs">
        <Text size="sm" fw={650} c="var(--shop-warn-text)">
          <IconPhonePause size={16} aria-hidden /> {texts.calls.waiting}
        </Text>
        {call.waiting.map((draft) => (
          <Group key={draft.customerId} gap={2} wrap="nowrap" maw="100%">
            <Button size="xs" variant="default" onClick={() => void call.open(draft.customerId)}>
              <Text span inherit truncate>
                <VisuallyHidden>{texts.calls.resume}</VisuallyHidden> {draft.customerName}
              </Text>
              <Text span inherit fw={400} ml={6}>
                {texts.calls.articles(draft.lines.length)} · <Money cents={totalOf(draft.lines)} />
              </Text>
            </Button>
            <ActionIcon
              variant="default"
              size={30}
              aria-label={texts.calls.discard(draft.customerName)}
              onClick={() => discardDraft(call, draft)}
            >
              <IconX size={16} aria-hidden />
            </ActionIcon>
          </Group>
        ))}
      </Group>
    </Alert>
  );
}
