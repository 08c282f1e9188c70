import { ActionIcon, Badge, Button, Group, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconCheck } from '@tabler/icons-react';
import { isEditable } from '#shared/order-status.ts';
import { countText, quantityText, quantityWords } from '#shared/prices/packs.ts';
import { joinUnits } from '#shared/prices/units.ts';
import { api } from '#web/api.ts';
import { refreshAfter } from '#web/cache/refresh-after.ts';
import { ShortShipButton } from '#web/features/short-ship/short-ship-button.tsx';
import { useShortShip } from '#web/features/short-ship/use-short-ship.ts';
import { texts } from '#web/routes/packer/texts.ts';
import { UsePiecesDialog } from '#web/routes/packer/use-pieces-dialog.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { Dimmed } from '#web/ui/dimmed.ts';
import { ProductPicture } from '#web/ui/product-picture.tsx';
import { noteOwnChange } from './line-changes.ts';
import classes from './packing.module.css';
import type { PackingLine, PackingOrder } from './packing-order.ts';
import type { MarkProduced } from './use-produced.ts';

type PackingLineRowProps = {
  readonly line: PackingLine;
  readonly order: PackingOrder;
  readonly onMark: MarkProduced;
};

const STATUSES = [
  { value: 'open', label: texts.status.open },
  { value: 'produced', label: texts.status.produced },
] as const;

export function PackingLineRow({ line, order, onMark }: PackingLineRowProps) {
  const { count, unit, aside } = quantityWords(line.quantity, line);
  const status = line.isProduced ? 'produced' : 'open';
  return (
    <li className={classes['line']}>
      <div style={{ gridArea: 'picture' }}>
        <ProductPicture src={line.image} name={line.productName} className={classes['picture']} />
      </div>
      <div style={{ gridArea: 'what', minWidth: 0 }}>
        <Text fw={620} lh={1.3}>
          {joinUnits(line.productName)}{' '}
          <Text span c="dimmed" size="sm" style={{ whiteSpace: 'nowrap' }}>
            {line.productCode}
          </Text>
        </Text>
        {line.productDescription && <Dimmed lineClamp={1}>{line.productDescription}</Dimmed>}
        <OwnPieces line={line} orderId={order.orderId} />
      </div>
      <Text fz="h2" fw={720} ta="right" style={{ gridArea: 'quantity', whiteSpace: 'nowrap' }}>
        {count} <Dimmed span>{unit}</Dimmed>
        {aside !== '' && (
          <Text span display="block" c="dimmed" size="sm">
            {aside}
          </Text>
        )}
      </Text>
      <Group gap="xs" justify="flex-end" miw={{ base: 0, sm: 200 }} style={{ gridArea: 'status' }}>
        {isEditable(order.status) && <Shortage line={line} order={order} />}
        <Chip
          label={`${texts.orders.itemStatus(line.productName)}: ${texts.status[status]}`}
          color={line.isProduced ? 'good' : 'warn'}
          value={status}
          options={STATUSES}
          onChoose={(chosen) => onMark([line], chosen === 'produced')}
        >
          {texts.status[status]}
        </Chip>
      </Group>
      <ActionIcon
        size={52}
        variant={line.isProduced ? 'filled' : 'default'}
        color="green.8"
        style={{ gridArea: 'tick' }}
        aria-pressed={line.isProduced}
        aria-label={texts.orders.markItem(line.productName)}
        onClick={() => onMark([line], !line.isProduced)}
      >
        <IconCheck size={24} aria-hidden />
      </ActionIcon>
    </li>
  );
}

type ShortageProps = { readonly line: PackingLine; readonly order: PackingOrder };

function Shortage({ line, order: { orderId, version } }: ShortageProps) {
  const shorten = useShortShip(api.packer.orders, async () => refreshAfter('order', 'stock'));
  return (
    <ShortShipButton
      size={48}
      line={line}
      onShort={(shortage) => {
        noteOwnChange(line.orderLineId);
        void shorten({ ...line, orderId }, shortage, version);
      }}
    />
  );
}

function OwnPieces({ line, orderId }: { readonly line: PackingLine; readonly orderId: number }) {
  const [isUsing, use] = useDisclosure(false);
  const usable = Math.min(line.customStockLeft, line.quantity - line.customStockUsed);
  if (line.customStockLeft === 0 && line.customStockUsed === 0) return null;
  return (
    <Group gap="xs" mt={6}>
      {line.customStockLeft > 0 && (
        <Badge color="info">{texts.custom.left(quantityText(line.customStockLeft, line))}</Badge>
      )}
      {line.customStockUsed > 0 && (
        <Badge color="good">{texts.custom.used(countText(line.customStockUsed, line))}</Badge>
      )}
      {usable > 0 && (
        <Button variant="light" aria-label={texts.custom.takeFor(line.productName)} onClick={use.open}>
          {texts.custom.use}
        </Button>
      )}
      {isUsing && (
        <UsePiecesDialog
          goods={line}
          line={{ orderLineId: line.orderLineId, orderId, most: usable }}
          available={line.customStockLeft}
          onClose={use.close}
        />
      )}
    </Group>
  );
}
