import {
  Anchor,
  Badge,
  Box,
  Button,
  Divider,
  Group,
  SimpleGrid,
  Skeleton,
  Stack,
  Text,
  Timeline,
  Title,
} from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconCalendarEvent, IconChecks, IconLock, IconPencil } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { inferOutput } from '@trpc/tanstack-react-query';
import { type ReactNode, useState } from 'react';
import { INVOICE_LOCKED } from '#shared/accounting/documents.ts';
import { HOLD_CAUSE_LABELS } from '#shared/accounting/ledger.ts';
import { formatDate } from '#shared/dates/shop-dates.ts';
import {
  isEditable,
  isOpen,
  isOpenForEditing,
  mayChangeDay,
  offeredStatuses,
  STATUS,
} from '#shared/order-status.ts';
import { findRegionName } from '#shared/regions.ts';
import { formatPhone } from '#shared/text/phone.ts';
import { actionLabel } from '#web/features/audit-words/action-label.ts';
import { describeDetails } from '#web/features/audit-words/describe-details.ts';
import { HandoverPhotos } from '#web/features/documents/handover-photos.tsx';
import { OrderDocuments } from '#web/features/documents/order-documents.tsx';
import { InvoiceButton } from '#web/features/invoice-button.tsx';
import { ConfirmTick } from '#web/features/staff-orders/confirm-tick.tsx';
import { DriverChip } from '#web/features/staff-orders/driver-chip.tsx';
import { MoveDialog } from '#web/features/staff-orders/move-dialog.tsx';
import { ConflictBadge, CustomerChangedBadge, HoldBadge } from '#web/features/staff-orders/order-badges.tsx';
import { phoneLink } from '#web/features/staff-orders/order-menu.tsx';
import {
  countConfirmed,
  isAllConfirmed,
  type StaffOrder,
  type StaffOrderLine,
  type StaffOrdersRouter,
  type StaffOrdersWorkspace,
  type StockRouter,
} from '#web/features/staff-orders/staff-order.ts';
import { listTexts, moveTexts } from '#web/features/staff-orders/staff-orders-texts.ts';
import { StatusChip } from '#web/features/staff-orders/status-chip.tsx';
import { useConfirmedActions } from '#web/features/staff-orders/use-confirmed-actions.tsx';
import { useStockActions } from '#web/features/staff-orders/use-order-actions.ts';
import { useFirm } from '#web/firm.ts';
import { useInstantText } from '#web/hooks/use-instant-text.ts';
import { withSearch } from '#web/hooks/use-search.ts';
import { Money } from '#web/ui/money.tsx';
import { PageState } from '#web/ui/page-state.tsx';
import { StatusBadge } from '#web/ui/status-badge.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { EditParticulars } from './edit-particulars.tsx';
import { EditableItems, OrderItems, tickIdOf } from './order-items.tsx';
import { panelTexts as texts } from './texts.ts';

type OrderDetailsProps = { readonly order: StaffOrder; readonly workspace: StaffOrdersWorkspace };

export function OrderDetails({ order, workspace }: OrderDetailsProps) {
  const { router, stock, more } = workspace;
  const drivers = useQuery(workspace.drivers.list.queryOptions()).data ?? [];
  const actions = useConfirmedActions(workspace);
  const [isChanging, change] = useDisclosure(false);
  const [isMoving, moving] = useDisclosure(false);
  const [hasChanged, setHasChanged] = useState(false);
  // In the warehouse the lines are what the panel was opened for.
  const isGoodsFirst = stock !== undefined;
  const particulars = (
    <>
      {isChanging && isOpenForEditing(order) ? (
        <EditParticulars order={order} router={router} onDone={change.close} />
      ) : (
        <Particulars order={order} />
      )}
      <Group gap="xs">
        <InvoiceButton orderId={order.orderId} invoiceNumber={order.invoiceNumber} hasToast />
        {isEditable(order.status) && order.invoiceId !== null && <InvoiceLock />}
        {isOpenForEditing(order) && !isChanging && (
          <Button
            variant="default"
            // Restores focus after the form closes.
            autoFocus={hasChanged}
            leftSection={<IconPencil size={18} aria-hidden />}
            onClick={() => {
              setHasChanged(true);
              change.open();
            }}
          >
            {texts.change}
          </Button>
        )}
        {mayChangeDay(order) && !isChanging && (
          <Button
            variant="default"
            leftSection={<IconCalendarEvent size={18} aria-hidden />}
            onClick={moving.open}
          >
            {moveTexts.open}
          </Button>
        )}
        {order.attempts > 0 && isOpen(order.status) && (
          <Badge color="warn">{moveTexts.again(order.attempts + 1)}</Badge>
        )}
      </Group>
    </>
  );
  return (
    <Stack gap="md">
      <Group gap="xs" justify="space-between">
        <Title order={2} size="h3">
          {texts.order(order.orderId)}
        </Title>
        <Group gap={4}>
          <HoldBadge order={order} />
          <ConflictBadge order={order} />
          <CustomerChangedBadge order={order} />
          <StatusChip
            order={order}
            next={offeredStatuses(workspace.role, order)}
            onChoose={(status) => actions.setStatus(order, status)}
          />
          <DriverChip
            order={order}
            drivers={drivers}
            onChoose={(driver) => actions.setDriver(order, driver)}
          />
        </Group>
      </Group>
      {!isGoodsFirst && particulars}
      <OrderDocuments orderId={order.orderId} documents={workspace.documents} />
      <HandoverPhotos orderId={order.orderId} documents={workspace.documents} />
      {more?.(order)}
      {stock ? (
        <ConfirmedItems order={order} workspace={workspace} stock={stock} />
      ) : (
        <Items order={order} workspace={workspace} mark={noMark} />
      )}
      {stock && order.status === STATUS.processed && (
        <Button
          disabled={!offeredStatuses(workspace.role, order).includes(STATUS.prepared)}
          onClick={() => actions.setStatus(order, STATUS.prepared)}
        >
          {texts.setReady}
        </Button>
      )}
      {isGoodsFirst && particulars}
      <OtherOrders order={order} router={router} />
      <Divider />
      <OrderHistory orderId={order.orderId} router={router} />
      {actions.question}
      {isMoving && <MoveDialog orders={[order]} workspace={workspace} onClose={moving.close} />}
    </Stack>
  );
}

function InvoiceLock() {
  return (
    <Group gap={6} c="dimmed" wrap="nowrap">
      <IconLock size={16} aria-hidden style={{ flexShrink: 0 }} />
      <Text size="sm">{INVOICE_LOCKED}</Text>
    </Group>
  );
}

type ItemsProps = OrderDetailsProps & { readonly mark: (line: StaffOrderLine) => ReactNode };

const noMark = () => null;

function Items({ order, workspace, mark }: ItemsProps) {
  const { items } = workspace;
  if (!items) return <OrderItems order={order} mark={mark} />;
  return <EditableItems order={order} workspace={workspace} items={items} mark={mark} />;
}

function ConfirmedItems({ order, workspace, stock }: OrderDetailsProps & { readonly stock: StockRouter }) {
  const { confirmLine, confirmAll } = useStockActions(workspace, stock);
  const isDone = isAllConfirmed(order);
  return (
    <>
      <Items
        order={order}
        workspace={workspace}
        mark={(line) => (
          <ConfirmTick
            id={tickIdOf(line)}
            line={line}
            onChange={(isConfirmed) => void confirmLine(order, line.productId, isConfirmed)}
          />
        )}
      />
      <Group gap="xs" justify="space-between">
        <Text fw={650}>{listTexts.stockSum(countConfirmed(order), order.lines.length)}</Text>
        <Button
          size="sm"
          variant="default"
          // aria-disabled keeps the focus; a disabled button would lose it.
          aria-disabled={isDone}
          data-disabled={isDone}
          leftSection={<IconChecks size={18} aria-hidden />}
          onClick={() => !isDone && void confirmAll(order)}
        >
          {listTexts.confirmAll}
        </Button>
      </Group>
    </>
  );
}

function Particulars({ order }: { readonly order: StaffOrder }) {
  useFirm();
  const momentOf = useInstantText();
  return (
    <SimpleGrid
      component="dl"
      cols={2}
      spacing="md"
      verticalSpacing={6}
      m={0}
      p="sm"
      bg="var(--shop-sunken)"
      bdrs="md"
    >
      <Fact label={texts.name}>{order.buyerName}</Fact>
      <Fact label={texts.phone}>
        <Anchor inherit underline="always" href={phoneLink(order)}>
          {formatPhone(order.buyerPhone)}
        </Anchor>
      </Fact>
      {order.buyerEmail !== '' && <Fact label={texts.email}>{order.buyerEmail}</Fact>}
      <Fact label={texts.address}>{order.buyerAddress}</Fact>
      <Fact label={texts.region}>{findRegionName(order.regionId) ?? '–'}</Fact>
      <Fact label={texts.date}>
        {order.deliverDate === null ? texts.noDate : formatDate(order.deliverDate)}
      </Fact>
      <Fact label={texts.created}>{momentOf(order.createdAt)}</Fact>
      <Fact label={texts.payment}>{order.paymentMethod}</Fact>
      <Fact label={texts.itemCount}>{order.lines.length}</Fact>
      {order.transportCents > 0 && (
        <Fact label={texts.transport}>
          <Money cents={order.transportCents} />
        </Fact>
      )}
      <Fact label={texts.total} isMain>
        <Money cents={order.totalCents} />
      </Fact>
      {order.comment !== '' && (
        <Fact label={texts.comment} isWide>
          <Text span inherit style={{ whiteSpace: 'pre-line' }}>
            {order.comment}
          </Text>
        </Fact>
      )}
    </SimpleGrid>
  );
}

type FactProps = {
  readonly label: string;
  readonly isMain?: boolean;
  readonly isWide?: boolean;
  readonly children: ReactNode;
};

function Fact({ label, isMain = false, isWide = false, children }: FactProps) {
  return (
    <Box miw={0} style={isWide ? { gridColumn: '1 / -1' } : {}}>
      <Text component="dt" size="xs" c="dimmed">
        {label}
      </Text>
      <Text component="dd" m={0} size={isMain ? 'lg' : 'sm'} fw={isMain ? 720 : 550}>
        {children}
      </Text>
    </Box>
  );
}

type OtherOrdersProps = { readonly order: StaffOrder; readonly router: Pick<StaffOrdersRouter, 'open'> };

export function OtherOrders({ order, router }: OtherOrdersProps) {
  const open = useQuery(router.open.queryOptions({ customerId: order.customerId }));
  const others = (open.data ?? []).filter((other) => other.orderId !== order.orderId);
  if (others.length === 0) return null;
  return (
    <Stack component="section" gap={4} aria-label={texts.others}>
      <Title order={3} size="h4">
        {texts.others}
      </Title>
      {others.map((other) => (
        <Group key={other.orderId} gap="sm">
          <TextLink to="." search={withSearch({ order: other.orderId })} replace resetScroll={false}>
            {texts.order(other.orderId)}
          </TextLink>
          <span>{other.deliverDate === null ? texts.noDate : formatDate(other.deliverDate)}</span>
          <StatusBadge status={other.status} />
          <Money cents={other.totalCents} />
        </Group>
      ))}
    </Stack>
  );
}

type OrderEvent = inferOutput<StaffOrdersRouter['events']>[number];

type OrderHistoryProps = { readonly orderId: number; readonly router: Pick<StaffOrdersRouter, 'events'> };

export function OrderHistory({ orderId, router }: OrderHistoryProps) {
  const momentOf = useInstantText();
  const history = useQuery(router.events.queryOptions({ orderId }));
  return (
    <section aria-label={texts.history}>
      <Title order={3} size="h4" mb="xs">
        {texts.history}
      </Title>
      <PageState query={history} loading={<Skeleton height={90} />}>
        {(events) => (
          <Timeline bulletSize={10} lineWidth={2} active={events.length}>
            {events.map((event, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the history is append-only
              <Timeline.Item key={place}>
                <Text size="sm">{sentenceOf(event)}</Text>
                <Text size="xs" c="dimmed">
                  {momentOf(event.at)} · {event.actorName ?? texts.system}
                </Text>
              </Timeline.Item>
            ))}
          </Timeline>
        )}
      </PageState>
    </section>
  );
}

function whyOf({ event, cause, reason }: Extract<OrderEvent, { kind: 'hold' }>): string[] {
  if (cause !== null) return [HOLD_CAUSE_LABELS[cause]];
  return event === 'released' ? [reason] : [];
}

function sentenceOf(event: OrderEvent): string {
  if (event.kind === 'hold') return [texts.hold[event.event], ...whyOf(event)].join(' · ');
  if (event.kind === 'status') {
    if (event.from === null) return texts.placed;
    return [texts.moved(event.from, event.to), ...(event.reason ? [event.reason] : [])].join(' · ');
  }
  const details = describeDetails(event.action, event.details).map(({ field, before, after }) =>
    before === null ? `${field}: ${after}` : texts.changedFrom(field, before, after),
  );
  return [actionLabel(event.action), ...details].join(' · ');
}
