import { Select } from '@mantine/core';
import { useState } from 'react';
import { api } from '#web/api.ts';
import { ShortShipDialog } from '#web/features/short-ship/short-ship-dialog.tsx';
import { useShortShip } from '#web/features/short-ship/use-short-ship.ts';
import { refreshAfter } from '#web/refresh-after.ts';
import { texts } from '#web/routes/stocker/texts.ts';
import type { PickingRow } from './picking-list.ts';

type ShortRowProps = { readonly row: PickingRow; readonly onClose: () => void };

export function ShortRow({ row, onClose }: ShortRowProps) {
  const shorten = useShortShip(api.stocker.orders, async () => refreshAfter('order', 'stock'));
  const [chosenId, setChosenId] = useState(row.lines[0]?.line.orderLineId);
  const chosen = row.lines.find(({ line }) => line.orderLineId === chosenId) ?? row.lines[0];
  if (!chosen) return null;
  const { order, line } = chosen;
  const { orderLineId, productId, quantity } = line;
  const short = { orderLineId, productId, quantity, productName: line.name, orderId: order.orderNumber };
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
              each.line.quantity,
            ),
          }))}
        />
      )}
    </ShortShipDialog>
  );
}
