import { Button, Group, Kbd, Stack, Title } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconKeyboard, IconPhonePause } from '@tabler/icons-react';
import { ParkedCalls } from '../call/parked-calls.tsx';
import { type Call, useCall } from '../call/use-call.ts';
import { CustomerCard } from '../customer/customer-card.tsx';
import { HistoryCard } from '../customer/history-card.tsx';
import { NotesCard } from '../customer/notes-card.tsx';
import { OpenOrdersCard } from '../customer/open-orders-card.tsx';
import { SearchCard } from '../customer/search-card.tsx';
import { DraftPanel } from '../draft/draft-panel.tsx';
import { useLiveLines } from '../draft/use-live-lines.ts';
import { usePlaceOrder } from '../draft/use-place-order.ts';
import { focusField, focusFieldSoon } from '../fields.ts';
import { KeysDialog } from '../keys/keys-dialog.tsx';
import { useKeys } from '../keys/use-keys.ts';
import { OrdersSection } from '../orders/orders-section.tsx';
import { ProductsPanel } from '../products/products-panel.tsx';
import { texts } from '../texts.ts';
import classes from './clients-tab.module.css';

/** The section 'Menaxho Klientët': a whole order taken while the caller speaks, and below it the orders of the day. */
export function ClientsTab() {
  const call = useCall();
  const lines = useLiveLines(call.customer, call.draft);
  const order = usePlaceOrder(call);
  const [isHelpOpen, help] = useDisclosure(false);
  const park = () => {
    if (!call.customer) return;
    call.park();
    void focusFieldSoon('client');
  };
  const resume = () => {
    const last = call.waiting.at(-1);
    if (!last) return;
    call.open(last.customerId);
    void focusFieldSoon('products');
  };
  useKeys({
    F2: () => focusField('client'),
    F4: () => focusField('products'),
    F8: () => focusField('date'),
    F9: park,
    'Shift+F9': resume,
    'Ctrl+Enter': order.submit,
    '?': help.open,
  });
  return (
    <Stack gap="md">
      <Group justify="space-between" align="center">
        <Title order={1}>{texts.pageTitle}</Title>
        <Group gap="sm">
          {call.customer && (
            <Button
              variant="default"
              leftSection={<IconPhonePause size={18} aria-hidden />}
              rightSection={
                <Kbd size="xs" className={classes['keys'] ?? ''}>
                  F9
                </Kbd>
              }
              aria-keyshortcuts="F9"
              onClick={park}
            >
              {texts.calls.park}
            </Button>
          )}
          <Button
            variant="subtle"
            className={classes['keys'] ?? ''}
            leftSection={<IconKeyboard size={18} aria-hidden />}
            rightSection={<Kbd size="xs">?</Kbd>}
            onClick={help.open}
          >
            {texts.keys.button}
          </Button>
        </Group>
      </Group>
      <ParkedCalls call={call} />
      <div className={classes['columns']}>
        <CustomerColumn call={call} />
        <div className={classes['products']}>
          <ProductsPanel call={call} />
        </div>
        <div className={classes['draft']}>
          <DraftPanel call={call} lines={lines} order={order} />
        </div>
      </div>
      <OrdersSection />
      <KeysDialog isOpen={isHelpOpen} onClose={help.close} />
    </Stack>
  );
}

function CustomerColumn({ call }: { readonly call: Call }) {
  const { customer } = call;
  return (
    <div className={classes['customer']}>
      <SearchCard call={call} />
      <CustomerCard call={call} />
      {customer && (
        <>
          <NotesCard key={`notes-${customer.id}`} customerId={customer.id} />
          <OpenOrdersCard customerId={customer.id} />
          <HistoryCard key={`history-${customer.id}`} call={call} customerId={customer.id} />
        </>
      )}
    </div>
  );
}
