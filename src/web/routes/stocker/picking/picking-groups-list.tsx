import {
  ActionIcon,
  Alert,
  Badge,
  Button,
  Checkbox,
  Group,
  Paper,
  Progress,
  Select,
  Stack,
  Text,
} from '@mantine/core';
import { IconMessage2, IconPackageOff } from '@tabler/icons-react';
import { type ReactNode, useId, useRef, useState } from 'react';
import { STATUS } from '#shared/order-status.ts';
import { fullQuantityText, quantityText } from '#shared/prices/packs.ts';
import { joinUnits } from '#shared/prices/units.ts';
import { api } from '#web/api.ts';
import { refreshAfter } from '#web/cache/refresh-after.ts';
import { ShortShipDialog } from '#web/features/short-ship/short-ship-dialog.tsx';
import { shortShipTexts } from '#web/features/short-ship/texts.ts';
import { useShortShip } from '#web/features/short-ship/use-short-ship.ts';
import { texts } from '#web/routes/stocker/texts.ts';
import { Dimmed } from '#web/ui/dimmed.ts';
import { QuantityWords } from '#web/ui/quantity/quantity-words.tsx';
import classes from './picking.module.css';
import {
  findPickedOrders,
  isPicked,
  type PickingGroup,
  type PickingList,
  type PickingRow,
  piecesOf,
} from './picking-list.ts';
import { PickingScan, pickingRowId } from './picking-scan.tsx';
import { type Tick, usePrepare, useTicks } from './use-picking.ts';

type PickingGroupsProps = {
  readonly list: PickingList;
  readonly groups: readonly PickingGroup[];
  readonly withRest: boolean;
};

export function PickingGroups({ list, groups, withRest }: PickingGroupsProps) {
  const tick = useTicks(list);
  const [short, setShort] = useState<PickingRow | null>(null);
  const wasOpen = useWasOpen(groups);
  return (
    <Stack gap="md">
      <PickingScan groups={groups} onTick={tick} />
      <PickingProgress list={list} groups={groups} />
      {groups.map((group) => {
        const shown = group.rows.filter((row) => withRest || wasOpen.has(row.id));
        if (shown.length === 0) return null;
        return (
          <section
            key={group.id} // A long list is rendered as it scrolls into view.
            style={{ contentVisibility: 'auto', containIntrinsicSize: 'auto 20rem' }}
            aria-label={group.title}
          >
            <Group component="h2" gap="xs" align="baseline" mb={6} fz="md">
              {group.title}
              <Dimmed span>{group.hint}</Dimmed>
            </Group>
            {group.comment !== '' && <Comment>{group.comment}</Comment>}
            <Paper component="ul" style={{ overflow: 'hidden' }}>
              {shown.map((row) => (
                <Row key={row.id} row={row} onTick={tick} onShort={setShort} />
              ))}
            </Paper>
          </section>
        );
      })}
      {short && <ShortRow row={short} onClose={() => setShort(null)} />}
    </Stack>
  );
}

/**
 * Rows that were open when the list loaded: a ticked row stays in place, so that no other row moves under the finger.
 */
function useWasOpen(groups: readonly PickingGroup[]): ReadonlySet<string> {
  const seen = useRef(new Set<string>());
  for (const row of groups.flatMap((group) => group.rows)) if (!isPicked(row)) seen.current.add(row.id);
  return seen.current;
}

function PickingProgress({ list, groups }: Omit<PickingGroupsProps, 'withRest'>) {
  const prepare = usePrepare();
  const rows = groups.flatMap((group) => group.rows);
  const done = rows.filter(isPicked).length;
  const ready = findPickedOrders(list);
  const { progress, allDone, prepare: label } = texts.picking;
  return (
    <Group gap="md">
      <Text fw={650} aria-live="polite">
        {done === rows.length ? allDone : progress(done, rows.length)}
      </Text>
      <Progress
        flex="1 1 8rem"
        value={(100 * done) / Math.max(rows.length, 1)}
        color="green.8"
        aria-label={progress(done, rows.length)}
      />
      {ready.length > 0 && (
        <Button
          loading={prepare.isPending}
          onClick={() => void prepare.run({ orderIds: ready, status: STATUS.prepared })}
        >
          {label(ready)}
        </Button>
      )}
    </Group>
  );
}

export function Comment({ children }: { readonly children: ReactNode }) {
  return (
    <Alert role="note" color="warn" py={6} mb={6} icon={<IconMessage2 size={18} aria-hidden />}>
      {children}
    </Alert>
  );
}

type RowProps = {
  readonly row: PickingRow;
  readonly onTick: Tick;
  readonly onShort: (row: PickingRow) => void;
};

function Row({ row, onTick, onShort }: RowProps) {
  const id = useId();
  const { name, code, shelfPlace } = row.product;
  const isDone = isPicked(row);
  const isBegun = !isDone && row.lines.some(({ line }) => line.isPicked);
  const pieces = piecesOf(row);
  return (
    <li id={pickingRowId(row.id)} className={classes['row']} data-picked={isDone || undefined}>
      <label className={classes['what']} htmlFor={id}>
        <Checkbox
          id={id}
          size="md"
          color="green.8"
          checked={isDone}
          indeterminate={isBegun}
          aria-label={texts.picking.tick(name, fullQuantityText(pieces, row.product))}
          onChange={(event) => onTick(row, event.currentTarget.checked)}
        />
        {shelfPlace !== '' && <Badge visibleFrom="sm">{shelfPlace}</Badge>}
        <Text span flex={1} miw={0} lh={1.25} fw={550} td={isDone ? 'line-through' : 'none'}>
          {joinUnits(name)}{' '}
          {shelfPlace !== '' && (
            <Text span size="sm" fw={700} hiddenFrom="sm" style={{ whiteSpace: 'nowrap' }}>
              {shelfPlace}{' '}
            </Text>
          )}
          <Text span size="sm" c="dimmed" fw={400}>
            <span style={{ whiteSpace: 'nowrap' }}>{code}</span>
            {row.hint !== '' && ` · ${row.hint}`}
          </Text>
        </Text>
        <Text span fz="lg">
          <QuantityWords quantity={pieces} goods={row.product} />
        </Text>
      </label>
      <ActionIcon
        size={44}
        title={shortShipTexts.open(name)}
        aria-label={shortShipTexts.open(name)}
        onClick={() => onShort(row)}
      >
        <IconPackageOff size={20} aria-hidden />
      </ActionIcon>
    </li>
  );
}

export function ShortRow({ row, onClose }: { readonly row: PickingRow; readonly onClose: () => void }) {
  const shorten = useShortShip(api.stocker.orders, async () => refreshAfter('order', 'stock'));
  const [chosenId, setChosenId] = useState(row.lines[0]?.line.orderLineId);
  const chosen = row.lines.find(({ line }) => line.orderLineId === chosenId) ?? row.lines[0];
  if (!chosen) return null;
  const { order, line } = chosen;
  const { orderLineId, productId, quantity } = line;
  const { unit, packName, packSize, orderStep } = line;
  const goods = { unit, packName, packSize, orderStep };
  const short = {
    ...goods,
    orderLineId,
    productId,
    quantity,
    productName: line.name,
    orderId: order.orderNumber,
  };
  return (
    <ShortShipDialog
      line={short}
      onClose={onClose}
      onShort={(shortage) => {
        onClose();
        void shorten(short, shortage, order.version);
      }}
    >
      {row.lines.length > 1 && (
        <Select
          label={texts.picking.shortOf}
          allowDeselect={false}
          value={String(orderLineId)}
          onChange={(value) => setChosenId(Number(value))}
          data={row.lines.map((each) => ({
            value: String(each.line.orderLineId),
            label: texts.picking.wantedBy(
              each.order.orderNumber,
              each.order.customerName,
              quantityText(each.line.quantity, each.line),
            ),
          }))}
        />
      )}
    </ShortShipDialog>
  );
}
