import { Button, Group, Kbd, Stack, Title } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconKeyboard, IconPhonePause } from '@tabler/icons-react';
import { ParkedCalls } from '#web/routes/call-agent/call/parked-calls.tsx';
import { type Call, useCall } from '#web/routes/call-agent/call/use-call.ts';
import { CustomerCard } from '#web/routes/call-agent/customer/customer-card.tsx';
import { HistoryCard } from '#web/routes/call-agent/customer/history-card.tsx';
import { NotesCard } from '#web/routes/call-agent/customer/notes-card.tsx';
import { OpenOrdersCard } from '#web/routes/call-agent/customer/open-orders-card.tsx';
import { SearchCard } from '#web/routes/call-agent/customer/search-card.tsx';
import { DraftPanel } from '#web/routes/call-agent/draft/draft-panel.tsx';
import { useLiveLines } from '#web/routes/call-agent/draft/use-live-lines.ts';
import { usePlaceOrder } from '#web/routes/call-agent/draft/use-place-order.ts';
import { focusField, focusFieldSoon } from '#web/routes/call-agent/fields.ts';
import { KeysDialog } from '#web/routes/call-agent/keys/keys-dialog.tsx';
import { useKeys } from '#web/routes/call-agent/keys/use-keys.ts';
import { OrdersSection } from '#web/routes/call-agent/orders/orders-section.tsx';
import { ProductsPanel } from '#web/routes/call-agent/products/products-panel.tsx';
import { texts } from '#web/routes/call-agent/texts.ts';
import { showToast } from '#web/ui/toast.ts';
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
  /** Into a field of the call, for which there has to be a caller. */
  const goTo = (field: 'products' | 'date' | 'comment' | 'note') => {
    if (call.customerId !== null) return focusField(field);
    showToast({ tone: 'error', message: texts.search.chooseFirst });
  };
  useKeys({
    F2: () => focusField('client'),
    F4: () => goTo('products'),
    F6: () => goTo('comment'),
    F8: () => goTo('date'),
    F9: park,
    'Shift+F9': resume,
    'Ctrl+Enter': order.submit,
    '?': help.open,
  });
  return (
    <Stack gap="md">
      <div className={classes['columns']}>
        <div className={classes['head']}>
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
        </div>
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
