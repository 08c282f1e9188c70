import {
  ActionIcon,
  Alert,
  Badge,
  Box,
  Button,
  Card,
  Group,
  Progress,
  Stack,
  Text,
  UnstyledButton,
  VisuallyHidden,
} from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import {
  IconBox,
  IconCheck,
  IconChevronDown,
  IconChevronUp,
  IconMessage2,
  IconPrinter,
  IconRotate,
  IconTruckLoading,
} from '@tabler/icons-react';
import { memo } from 'react';
import { formatDate } from '#shared/dates/shop-dates.ts';
import { STATUS } from '#shared/order-status.ts';
import { joinUnits } from '#shared/prices/units.ts';
import { formatPhone } from '#shared/text/phone.ts';
import { texts } from '#web/routes/packer/texts.ts';
import { Dimmed } from '#web/ui/dimmed.ts';
import { Fact } from '#web/ui/fact.tsx';
import { StatusBadge } from '#web/ui/status-badge.tsx';
import { LabelsDialog } from './labels-dialog.tsx';
import { type LineChange, useLineChanges } from './line-changes.ts';
import classes from './packing.module.css';
import { PackingLineRow } from './packing-line-row.tsx';
import { countOwnPieces, type PackingLine, type PackingOrder } from './packing-order.ts';
import type { MarkProduced } from './use-produced.ts';

type PackingCardProps = {
  readonly order: PackingOrder;
  readonly lines: readonly PackingLine[];
  readonly onMark: MarkProduced;
};

export const PackingCard = memo(function PackingCard({ order, lines, onMark }: PackingCardProps) {
  const { orderId } = order;
  const [isOpen, { toggle }] = useDisclosure(false);
  const changes = useLineChanges(order.lines);
  const produced = order.lines.filter((line) => line.isProduced).length;
  const isDone = produced === order.lines.length;
  const bodyId = `packing-${orderId}`;
  return (
    <Card component="li" padding={0}>
      <article aria-label={texts.orders.order(orderId)}>
        <Box display="flex" pos="relative">
          <UnstyledButton
            className={classes['head'] ?? ''}
            aria-expanded={isOpen}
            aria-controls={bodyId}
            onClick={toggle}
          >
            <Head order={order} isOpen={isOpen} />
          </UnstyledButton>
          <ActionIcon
            className={classes['whole'] ?? ''}
            w={64}
            variant={isDone ? 'filled' : 'default'}
            color="green.8"
            aria-disabled={isDone}
            aria-label={texts.orders.markWhole(orderId)}
            onClick={() => !isDone && onMark(order.lines, true)}
          >
            <IconCheck size={26} aria-hidden />
          </ActionIcon>
          <Progress
            pos="absolute"
            left={0}
            right={0}
            bottom={0}
            value={(100 * produced) / order.lines.length}
            size={3}
            radius={0}
            color="green.8"
            aria-label={texts.orders.progress(produced, order.lines.length)}
          />
        </Box>
        <LineChanges changes={changes.unseen} onSeen={changes.see} />
        <div id={bodyId} hidden={!isOpen}>
          {isOpen && <CardBody order={order} lines={lines} isDone={isDone} onMark={onMark} />}
        </div>
      </article>
    </Card>
  );
});

type LineChangesProps = { readonly changes: readonly LineChange[]; readonly onSeen: () => void };

/** Shown since the goods may be in the box already. */
function LineChanges({ changes, onSeen }: LineChangesProps) {
  if (changes.length === 0) return null;
  return (
    <Alert role="alert" color="bad" radius={0} py="xs" title={texts.orders.changedMeanwhile}>
      <Group justify="space-between" align="flex-end">
        <div>
          {changes.map(({ orderLineId, productName, before, quantity }) => (
            <Text key={orderLineId} fw={600}>
              {texts.orders.lineChanged(joinUnits(productName), before, quantity)}
            </Text>
          ))}
        </div>
        <Button variant="default" onClick={onSeen}>
          {texts.orders.seen}
        </Button>
      </Group>
    </Alert>
  );
}

function Head({ order, isOpen }: { readonly order: PackingOrder; readonly isOpen: boolean }) {
  const produced = order.lines.filter((line) => line.isProduced).length;
  const isDone = produced === order.lines.length;
  const own = countOwnPieces(order);
  const Arrow = isOpen ? IconChevronUp : IconChevronDown;
  return (
    <>
      <Text span fw={720} fz="lg" style={{ gridArea: 'number', whiteSpace: 'nowrap' }}>
        <VisuallyHidden>{isOpen ? texts.orders.hide : texts.orders.show}</VisuallyHidden> #{order.orderId}
      </Text>
      <Text span className={classes['who'] ?? ''} fw={650} lh={1.3} truncate style={{ gridArea: 'who' }}>
        {order.buyerName || texts.missing}
      </Text>
      <Text span c="dimmed" size="sm" lh={1.3} style={{ gridArea: 'road' }}>
        {describeRoad(order)}
      </Text>
      <Group component="span" className={classes['marks'] ?? ''} gap={6}>
        {order.comment !== '' && (
          <Badge color="warn" px={6} role="img" aria-label={texts.orders.hasComment}>
            <IconMessage2 size={16} aria-hidden style={{ display: 'block' }} />
          </Badge>
        )}
        {own > 0 && (
          <Badge color="info" leftSection={<IconBox size={14} aria-hidden />}>
            {texts.custom.left(texts.clients.pieces(own))}
          </Badge>
        )}
        <StatusBadge status={order.status} />
        <Badge color={isDone ? 'good' : produced > 0 ? 'warn' : 'plain'}>
          {texts.orders.progress(produced, order.lines.length)}
        </Badge>
      </Group>
      <Arrow size={22} aria-hidden style={{ gridArea: 'arrow' }} />
    </>
  );
}

function describeRoad(order: PackingOrder): string {
  const { delivery, noDate, noDriver, driver, stop } = texts.orders;
  return [
    order.deliverDate ? delivery(formatDate(order.deliverDate)) : noDate,
    order.regionName,
    order.driverName === null ? noDriver : driver(order.driverName),
    order.stopNumber === null ? null : stop(order.stopNumber),
  ]
    .filter(Boolean)
    .join(' · ');
}

function CardBody({ order, lines, isDone, onMark }: PackingCardProps & { readonly isDone: boolean }) {
  const [isPrinting, print] = useDisclosure(false);
  return (
    <>
      <Particulars order={order} />
      <Stack component="ul" gap={0}>
        {lines.map((line) => (
          <PackingLineRow key={line.orderLineId} line={line} order={order} onMark={onMark} />
        ))}
      </Stack>
      <Stack gap="sm" p="md" pt="sm" style={{ borderTop: '1px solid var(--shop-line)' }}>
        {lines.length < order.lines.length && (
          <Dimmed>{texts.orders.some(lines.length, order.lines.length)}</Dimmed>
        )}
        {isDone && order.status === STATUS.processed && (
          <Alert role="note" color="good" py="xs" icon={<IconTruckLoading size={20} aria-hidden />}>
            {texts.orders.ready}
          </Alert>
        )}
        <Group gap="sm" justify="space-between">
          <Button
            px="md"
            fz="md"
            variant={isDone ? 'default' : 'filled'}
            leftSection={isDone ? <IconRotate size={20} aria-hidden /> : <IconCheck size={20} aria-hidden />}
            onClick={() => onMark(order.lines, !isDone)}
          >
            {isDone ? texts.orders.wholeOpen : texts.orders.wholeDone}
          </Button>
          <Button variant="default" leftSection={<IconPrinter size={20} aria-hidden />} onClick={print.open}>
            {texts.labels.open}
          </Button>
        </Group>
      </Stack>
      {isPrinting && <LabelsDialog order={order} onClose={print.close} />}
    </>
  );
}

function Particulars({ order }: { readonly order: PackingOrder }) {
  const { name, address, phone, comment } = texts.orders;
  const facts = [
    [name, order.buyerName],
    [address, order.buyerAddress],
    [phone, formatPhone(order.buyerPhone)],
  ] as const;
  return (
    <Stack gap="xs" px="md" py="sm">
      <Group component="dl" align="flex-start" style={{ gap: '0.25rem 2rem' }}>
        {facts.map(([label, value]) => (
          <Fact key={label} label={label} size="md">
            {value || texts.missing}
          </Fact>
        ))}
      </Group>
      {order.comment !== '' && (
        <Alert role="note" color="warn" py="xs" icon={<IconMessage2 size={20} aria-hidden />}>
          <b>{comment}:</b> {order.comment}
        </Alert>
      )}
    </Stack>
  );
}
