import { Alert, Anchor, Badge, Button, Divider, Group, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconCalendarEvent, IconChecks, IconLock, IconMessage2, IconPencil } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { INVOICE_LOCKED } from '#shared/accounting/documents.ts';
import { formatDate } from '#shared/dates/shop-dates.ts';
import {
  awaitsNewDay,
  isEditable,
  isOpen,
  isOpenForEditing,
  mayChangeDay,
  offeredStatuses,
  STATUS,
} from '#shared/order-status.ts';
import { findRegionName } from '#shared/regions.ts';
import { formatPhone } from '#shared/text/phone.ts';
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
  mayConfirm,
  type StaffOrder,
  type StaffOrdersWorkspace,
  type StockRouter,
} from '#web/features/staff-orders/staff-order.ts';
import { listTexts, moveTexts } from '#web/features/staff-orders/staff-orders-texts.ts';
import { StatusChip } from '#web/features/staff-orders/status-chip.tsx';
import { useConfirmedActions } from '#web/features/staff-orders/use-confirmed-actions.tsx';
import { useStockActions } from '#web/features/staff-orders/use-order-actions.ts';
import { useFirm } from '#web/firm.ts';
import { useInstantText } from '#web/hooks/use-instant-text.ts';
import { useShopToday } from '#web/hooks/use-shop-today.ts';
import { Dimmed } from '#web/ui/dimmed.ts';
import { Fact } from '#web/ui/fact.tsx';
import { Money } from '#web/ui/money.tsx';
import { ChangesByOthers } from './changes-by-others.tsx';
import { EditParticulars } from './edit-particulars.tsx';
import { OrderHistory, OtherOrders } from './order-history.tsx';
import { OrderItems } from './order-items.tsx';
import { panelTexts as texts } from './texts.ts';

type PanelProps = { readonly order: StaffOrder; readonly workspace: StaffOrdersWorkspace };

type OrderDetailsProps = PanelProps & {
  /** Buttons to the orders before and after it in the list. */
  readonly neighbours: ReactNode;
  readonly next: ReactNode;
};

export function OrderDetails({ order, workspace, neighbours, next }: OrderDetailsProps) {
  const { router, stock } = workspace;
  const drivers = useQuery(workspace.drivers.list.queryOptions()).data ?? [];
  const actions = useConfirmedActions(workspace);
  const particulars = <ParticularsPart order={order} workspace={workspace} />;
  return (
    <Stack gap="md">
      <Group gap="xs" justify="space-between">
        <Group gap={4} wrap="nowrap">
          <Title order={2} size="h3">
            {texts.order(order.orderId)}
          </Title>
          {neighbours}
        </Group>
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
      <ChangesByOthers orderId={order.orderId} router={router} />
      {stock ? (
        <>
          <GoodsHead order={order} />
          <ConfirmedItems order={order} workspace={workspace} stock={stock} />
          {order.status === STATUS.processed ? (
            <Button
              disabled={!offeredStatuses(workspace.role, order).includes(STATUS.prepared)}
              onClick={() => actions.setStatus(order, STATUS.prepared)}
            >
              {texts.setReady}
            </Button>
          ) : (
            next
          )}
          {particulars}
        </>
      ) : (
        <>
          {particulars}
          <OrderItems order={order} workspace={workspace} mark={noMark} />
        </>
      )}
      <OtherOrders order={order} router={router} />
      <Divider />
      <OrderHistory orderId={order.orderId} router={router} />
      {actions.question}
    </Stack>
  );
}

/** For roles that see the goods first: the buyer in two lines. */
function GoodsHead({ order }: { readonly order: StaffOrder }) {
  const day = order.deliverDate === null ? texts.noDate : formatDate(order.deliverDate);
  return (
    <div>
      <Dimmed>{[order.buyerName, order.buyerAddress, day].filter(Boolean).join(' · ')}</Dimmed>
      {order.comment !== '' && (
        <Alert role="note" color="warn" py={6} mt={6} icon={<IconMessage2 size={18} aria-hidden />}>
          {order.comment}
        </Alert>
      )}
    </div>
  );
}

function ParticularsPart({ order, workspace }: PanelProps) {
  const { router, more } = workspace;
  const today = useShopToday();
  const [isChanging, change] = useDisclosure(false);
  const [isMoving, moving] = useDisclosure(false);
  const [hasChanged, setHasChanged] = useState(false);
  return (
    <>
      {isChanging && isOpenForEditing(order) ? (
        <EditParticulars order={order} router={router} onDone={change.close} />
      ) : (
        <Particulars order={order} />
      )}
      <Group gap="xs">
        <InvoiceButton orderId={order.orderId} invoiceNumber={order.invoiceNumber} hasToast />
        {isEditable(order.status) && order.invoiceId !== null && (
          <Group gap={6} c="dimmed" wrap="nowrap">
            <IconLock size={16} aria-hidden style={{ flexShrink: 0 }} />
            <Text size="sm">{INVOICE_LOCKED}</Text>
          </Group>
        )}
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
        {(mayChangeDay(order) || awaitsNewDay(order, today)) && !isChanging && (
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
      <OrderDocuments orderId={order.orderId} documents={workspace.documents} />
      <HandoverPhotos orderId={order.orderId} documents={workspace.documents} />
      {more?.(order)}
      {isMoving && <MoveDialog orders={[order]} workspace={workspace} onClose={moving.close} />}
    </>
  );
}

const noMark = () => null;

function ConfirmedItems({ order, workspace, stock }: PanelProps & { readonly stock: StockRouter }) {
  const { confirmLine, confirmAll } = useStockActions(workspace, stock);
  const isDone = isAllConfirmed(order);
  return (
    <>
      <OrderItems
        order={order}
        workspace={workspace}
        isGoodsFirst
        mark={(line, id) => (
          <ConfirmTick
            id={id}
            line={line}
            isDisabled={!mayConfirm(order)}
            onChange={(isConfirmed) => void confirmLine(order, line.productId, isConfirmed)}
          />
        )}
      />
      <Group gap="xs" justify="space-between">
        <Text fw={650}>{listTexts.stockSum(countConfirmed(order), order.lines.length)}</Text>
        {mayConfirm(order) && (
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
        )}
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
      <Fact label={texts.total} size="lg" fw={720}>
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
