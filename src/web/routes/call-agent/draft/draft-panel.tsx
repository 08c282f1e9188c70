import { Alert, Button, Group, Stack, Text, Textarea } from '@mantine/core';
import { IconShoppingCart } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { HOLD_CAUSE_LABELS, HOLD_LABEL } from '#shared/accounting/ledger.ts';
import { formatDate } from '#shared/dates/shop-dates.ts';
import { formatCents } from '#shared/prices/money.ts';
import { countText } from '#shared/prices/packs.ts';
import { formatPhone } from '#shared/text/phone.ts';
import { api } from '#web/api.ts';
import { InvoiceButton } from '#web/features/invoice-button.tsx';
import { goodsOf, totalOf } from '#web/routes/call-agent/call/draft.ts';
import { leftOutTexts } from '#web/routes/call-agent/call/left-out-texts.ts';
import type { LeftOut } from '#web/routes/call-agent/call/line-changes.ts';
import type { Call } from '#web/routes/call-agent/call/use-call.ts';
import { FIELDS } from '#web/routes/call-agent/fields.ts';
import { Panel } from '#web/routes/call-agent/panel.tsx';
import { texts } from '#web/routes/call-agent/texts.ts';
import { Pill } from '#web/ui/pill.tsx';
import { showToast } from '#web/ui/toast.ts';
import { DeliveryDay } from './delivery-day.tsx';
import classes from './draft.module.css';
import { DraftLineRow } from './draft-line-row.tsx';
import { DraftTotal } from './draft-total.tsx';
import type { LiveLine } from './use-live-lines.ts';
import type { PlaceOrder } from './use-place-order.ts';

type DraftPanelProps = {
  readonly call: Call;
  readonly lines: readonly LiveLine[];
  readonly order: PlaceOrder;
};

export function DraftPanel({ call, lines, order }: DraftPanelProps) {
  const { customer } = call;
  return (
    <Panel
      title={texts.draft.title}
      className={classes['panel']}
      subtitle={
        customer && (
          <>
            <b>{customer.name}</b> · {formatPhone(customer.phone)}
          </>
        )
      }
      badge={lines.length > 0 && <Pill>{texts.calls.articles(lines.length)}</Pill>}
    >
      <LastOrder last={order.last} />
      <LeftOutAlert call={call} />
      {lines.length === 0 ? (
        <Stack align="center" gap={2} py="lg" c="dimmed" ta="center">
          <IconShoppingCart size={26} aria-hidden />
          {customer !== null ? (
            <>
              <b>{texts.draft.empty}</b>
              <span>{texts.draft.emptyHint}</span>
            </>
          ) : (
            <span>{texts.draft.noCustomer}</span>
          )}
        </Stack>
      ) : (
        <DraftLines
          key={call.customerId}
          lines={lines}
          onQuantity={(line, quantity) => changeLine(call, line, quantity)}
        />
      )}
      <DraftFoot call={call} lines={lines} order={order} />
    </Panel>
  );
}

function DraftFoot({ call, lines, order }: DraftPanelProps) {
  const { draft } = call;
  return (
    <Stack gap={6} pt={6} style={{ borderTop: '1px solid var(--shop-line)' }}>
      {call.customerId !== null && draft && (
        <NewOpenOrders key={call.customerId} customerId={call.customerId} />
      )}
      <DraftTotal sum={order.sum} goodsCents={totalOf(lines)} beforeCents={order.beforeCents} />
      <DeliveryDay
        key={`${call.customerId}-${order.last?.orderId}`}
        date={draft?.deliverDate ?? null}
        days={order.days}
        need={order.need}
        reason={draft?.overrideReason ?? ''}
        isDisabled={draft === null}
        onChange={(deliverDate) =>
          call.update((before) =>
            before.deliverDate === deliverDate ? before : { ...before, deliverDate, overrideReason: '' },
          )
        }
        onReason={(overrideReason) => call.update((before) => ({ ...before, overrideReason }))}
      />
      {draft && (
        <Textarea
          id={FIELDS.comment}
          label={texts.draft.comment}
          aria-keyshortcuts="F6"
          autosize
          minRows={1}
          maxRows={3}
          maxLength={1000}
          value={draft.comment}
          onChange={(event) => {
            const comment = event.currentTarget.value;
            call.update((before) => ({ ...before, comment }));
          }}
        />
      )}
      <Button
        type="submit"
        size="md"
        fullWidth
        aria-keyshortcuts="Control+Enter"
        disabled={!order.canSubmit}
        loading={order.isPlacing}
        onClick={order.submit}
      >
        {texts.draft.submit}
      </Button>
    </Stack>
  );
}

/** Another agent, or the customer, may be ordering at the same time. */
function NewOpenOrders({ customerId }: { readonly customerId: number }) {
  const open = useQuery(api.callAgent.orders.open.queryOptions({ customerId })).data;
  const [seen, setSeen] = useState<ReadonlySet<number> | null>(null);
  if (open === undefined) return null;
  if (seen === null) {
    setSeen(new Set(open.map((order) => order.orderId)));
    return null;
  }
  return open
    .filter((order) => !seen.has(order.orderId))
    .map(({ orderId, deliverDate, totalCents }) => (
      <Alert key={orderId} color="warn" py={6} role="alert">
        {texts.draft.newOpen(
          orderId,
          deliverDate === null ? '–' : formatDate(deliverDate),
          formatCents(totalCents),
        )}
      </Alert>
    ));
}

function LastOrder({ last }: { readonly last: PlaceOrder['last'] }) {
  if (!last) return null;
  return (
    <Alert color={last.isHeld ? 'warn' : 'green'} py="xs" role="status">
      <Group justify="space-between" gap="xs">
        <Text size="sm" fw={600}>
          {texts.draft.last(last.orderId, last.customerName, last.total, last.day)}
        </Text>
        <InvoiceButton orderId={last.orderId} invoiceNumber={null} />
      </Group>
      {last.isHeld && <HeldOrder orderId={last.orderId} />}
    </Alert>
  );
}

function HeldOrder({ orderId }: { readonly orderId: number }) {
  const hold = useQuery(api.callAgent.orders.hold.queryOptions({ orderId }));
  if (hold.data === null) return null;
  return (
    <Text size="sm">
      {[HOLD_LABEL, ...(hold.data ? [HOLD_CAUSE_LABELS[hold.data.cause]] : [])].join(' · ')}
    </Text>
  );
}

function changeLine(call: Call, line: LiveLine, quantity: number): void {
  const before = call.draft;
  call.setQuantity(line, quantity);
  if (quantity > 0 || !before) return;
  showToast({
    tone: 'success',
    message: texts.draft.removed(line.name),
    undo: () => call.add(line, line.quantity),
  });
}

function LeftOutAlert({ call }: { readonly call: Call }) {
  if (call.leftOut.length === 0) return null;
  return (
    <Alert
      color="warn"
      role="status"
      title={leftOutTexts.title}
      p="xs"
      style={{ flexShrink: 0 }}
      withCloseButton
      closeButtonLabel={leftOutTexts.close}
      onClose={() => call.showLeftOut([])}
    >
      {call.leftOut.map(({ sentence, offer }) => (
        <Group key={sentence} gap="xs" justify="space-between" fz="sm">
          <span>{sentence}</span>
          {offer && <Offer offer={offer} call={call} />}
        </Group>
      ))}
    </Alert>
  );
}

type OfferProps = { readonly offer: NonNullable<LeftOut['offer']>; readonly call: Call };

function Offer({ offer: { product, rest, choices = [] }, call }: OfferProps) {
  const buttons = [
    ...(rest === undefined
      ? []
      : [{ text: countText(rest, goodsOf(product)), run: () => call.raise(product, rest) }]),
    ...choices.map(({ pieces, text }) => ({ text, run: () => call.add(product, pieces) })),
  ];
  return (
    <Group gap={4}>
      {buttons.map(({ text, run }) => (
        <Button key={text} size="compact-xs" variant="default" onClick={run}>
          {leftOutTexts.takeRest(text)}
        </Button>
      ))}
    </Group>
  );
}

type DraftLinesProps = {
  readonly lines: readonly LiveLine[];
  readonly onQuantity: (line: LiveLine, quantity: number) => void;
};

export function DraftLines({ lines, onQuantity }: DraftLinesProps) {
  const list = useRef<HTMLUListElement>(null);
  useLastRaisedInView(list, lines);
  return (
    <ul ref={list} className={classes['lines']} aria-label={texts.draft.lines}>
      {lines.map((line) => (
        <DraftLineRow
          key={line.productId}
          line={line}
          onQuantity={(quantity) => onQuantity(line, quantity)}
        />
      ))}
    </ul>
  );
}

function useLastRaisedInView(list: RefObject<HTMLUListElement | null>, lines: readonly LiveLine[]): void {
  const before = useRef(new Map<number, number>());
  const wanted = useRef<number | null>(null);
  const height = useRef(0);
  useEffect(() => {
    const isChanged = lines.some((line) => line.quantity !== before.current.get(line.productId));
    const raised = lines.findLast((line) => line.quantity > (before.current.get(line.productId) ?? 0));
    if (isChanged || lines.length !== before.current.size) wanted.current = raised?.productId ?? null;
    before.current = new Map(lines.map((line) => [line.productId, line.quantity]));
    const show = () => {
      const row = list.current?.children[lines.findIndex((line) => line.productId === wanted.current)];
      height.current = list.current?.scrollHeight ?? 0;
      if (row instanceof HTMLElement) scrollTo(row);
    };
    if (raised) show();
    const observer = new ResizeObserver(() => {
      if (list.current?.scrollHeight !== height.current) show();
    });
    for (const row of list.current?.children ?? []) observer.observe(row);
    return () => observer.disconnect();
  }, [list, lines]);
}

function scrollTo(row: HTMLElement): void {
  const list = row.parentElement;
  if (!list) return;
  const box = list.getBoundingClientRect();
  const { top, bottom } = row.getBoundingClientRect();
  if (bottom > box.bottom) list.scrollTop += bottom - box.bottom;
  else if (top < box.top) list.scrollTop -= box.top - top;
}
