import { Button, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconPlus } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { isEditable as isEditableStatus } from '#shared/order-status.ts';
import { formatDate } from '#shared/shop-dates.ts';
import type { StaffOrder } from '#web/features/staff-orders/staff-order.ts';
import { texts } from '#web/routes/stocker/texts.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Money } from '#web/ui/money.tsx';
import { StatusBadge } from '#web/ui/status-badge.tsx';
import { AddProductDialog } from './add-product-dialog.tsx';
import { ItemRow } from './item-row.tsx';
import classes from './order-dialog.module.css';
import { useItemChanges } from './use-item-changes.ts';

/** Who ordered what, and the items as they can still be changed. */
export function OrderDetails({ order }: { readonly order: StaffOrder }) {
  const changes = useItemChanges(order);
  const [removed, setRemoved] = useState<number | null>(null);
  const [isAdding, adding] = useDisclosure(false);
  const isEditable = isEditableStatus(order.status);
  return (
    <>
      <Particulars order={order} />
      <div className={classes['itemsHead']}>
        <h3 className={classes['heading']}>{texts.details.items}</h3>
        {isEditable && (
          <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={adding.open}>
            {texts.details.addProduct}
          </Button>
        )}
      </div>
      {!isEditable && (
        <Text c="dimmed" size="sm">
          {texts.details.notEditable(order.status)}
        </Text>
      )}
      <ul className={classes['items']}>
        {order.lines.map((line) => (
          <ItemRow
            key={line.orderLineId}
            line={line}
            isEditable={isEditable}
            onQuantity={(quantity) => changes.update(line.orderLineId, quantity)}
            onRemove={() => setRemoved(line.orderLineId)}
          />
        ))}
      </ul>
      <ConfirmDialog
        isOpen={removed !== null}
        title={texts.details.removeTitle}
        confirmLabel={texts.details.removeConfirm}
        isDestructive
        onCancel={() => setRemoved(null)}
        onConfirm={() => {
          if (removed !== null) void changes.remove(removed);
          setRemoved(null);
        }}
      >
        {texts.details.removeQuestion}
      </ConfirmDialog>
      {isAdding && (
        <AddProductDialog
          customerId={order.customerId}
          isWorking={changes.isAdding}
          onAdd={(productId, quantity) => changes.add(productId, quantity, adding.close)}
          onClose={adding.close}
        />
      )}
    </>
  );
}

function Particulars({ order }: { readonly order: StaffOrder }) {
  const { details } = texts;
  return (
    <>
      <p className={classes['number']}>
        {details.order(order.orderId)} <StatusBadge status={order.status} />
      </p>
      <dl className={classes['particulars']}>
        <Fact label={details.name}>{order.buyerName}</Fact>
        <Fact label={details.phone}>
          <a href={`tel:${order.buyerPhone}`}>{order.buyerPhone}</a>
        </Fact>
        {order.buyerEmail !== '' && <Fact label={details.email}>{order.buyerEmail}</Fact>}
        <Fact label={details.address}>{order.buyerAddress}</Fact>
        <Fact label={details.date}>
          {order.deliverDate === null ? details.noDate : formatDate(order.deliverDate)}
        </Fact>
        <Fact label={details.itemCount}>{order.lines.length}</Fact>
        <Fact label={details.total} isMain>
          <Money cents={order.totalCents} />
        </Fact>
      </dl>
    </>
  );
}

type FactProps = { readonly label: string; readonly isMain?: boolean; readonly children: ReactNode };

function Fact({ label, isMain = false, children }: FactProps) {
  return (
    <div className={classes['fact']} data-main={isMain || undefined}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
