import { ActionIcon, Button, VisuallyHidden } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconCheck, IconChevronDown, IconRotate } from '@tabler/icons-react';
import { formatDate } from '#shared/shop-dates.ts';
import { texts } from '#web/routes/packer/texts.ts';
import { Pill } from '#web/ui/pill.tsx';
import { LabelsButton } from './labels-button.tsx';
import classes from './packing-card.module.css';
import { PackingLineRow } from './packing-line-row.tsx';
import type { PackingLine, PackingOrder } from './packing-order.ts';
import { useProduced } from './use-produced.ts';

type PackingCardProps = {
  readonly order: PackingOrder;
  /** The items that the filter leaves. */
  readonly lines: readonly PackingLine[];
};

/** One order at the packing table: how far it is at a glance, its items when it is opened. */
export function PackingCard({ order, lines }: PackingCardProps) {
  const { orderId } = order;
  const [isOpen, { toggle }] = useDisclosure(false);
  const produced = order.lines.filter((line) => line.isProduced).length;
  const isDone = produced === order.lines.length;
  const marking = useProduced();
  const bodyId = `packing-${orderId}`;
  return (
    <li className={classes['card']} data-done={isDone || undefined}>
      <article aria-label={texts.orders.order(orderId)}>
        <div className={classes['top']}>
          <button
            type="button"
            className={classes['head']}
            aria-expanded={isOpen}
            aria-controls={bodyId}
            onClick={toggle}
          >
            <b className={classes['number']}>
              <VisuallyHidden>{isOpen ? texts.orders.hide : texts.orders.show}</VisuallyHidden> #{orderId}
            </b>
            <span className={classes['who']}>
              <b>{order.buyerName || texts.missing}</b>
              <span className={classes['small']}>
                {order.deliverDate
                  ? texts.orders.delivery(formatDate(order.deliverDate))
                  : texts.orders.noDate}
              </span>
            </span>
            <Pill tone={isDone ? 'good' : produced > 0 ? 'warn' : 'plain'}>
              {texts.orders.progress(produced, order.lines.length)}
            </Pill>
            <IconChevronDown
              className={classes['arrow']}
              size={24}
              aria-hidden
              data-open={isOpen || undefined}
            />
          </button>
          <ActionIcon
            className={classes['tick'] ?? ''}
            size={52}
            radius="md"
            variant={isDone ? 'filled' : 'default'}
            color="green.8"
            disabled={isDone || marking.isWorking}
            aria-label={texts.orders.markWhole(orderId)}
            onClick={() => marking.setWhole(orderId, true)}
          >
            <IconCheck size={26} aria-hidden />
          </ActionIcon>
        </div>
        <div className={classes['bar']} aria-hidden>
          <span style={{ width: `${(100 * produced) / order.lines.length}%` }} />
        </div>
        <div id={bodyId} hidden={!isOpen} className={classes['body']}>
          {isOpen && <CardBody order={order} lines={lines} isDone={isDone} produced={marking} />}
        </div>
      </article>
    </li>
  );
}

type CardBodyProps = PackingCardProps & {
  readonly isDone: boolean;
  readonly produced: ReturnType<typeof useProduced>;
};

function CardBody({ order, lines, isDone, produced }: CardBodyProps) {
  const { name, address, phone } = texts.orders;
  return (
    <>
      <dl className={classes['customer']}>
        {[
          [name, order.buyerName],
          [address, order.buyerAddress],
          [phone, order.buyerPhone],
          ...(order.comment ? [[texts.orders.comment, order.comment]] : []),
        ].map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value || texts.missing}</dd>
          </div>
        ))}
      </dl>
      <ul className={classes['lines']}>
        {lines.map((line) => (
          <PackingLineRow
            key={line.orderLineId}
            line={line}
            orderId={order.orderId}
            onChange={(isProduced) => produced.setItem(line.orderLineId, isProduced)}
          />
        ))}
      </ul>
      {lines.length < order.lines.length && (
        <p className={classes['small']}>{texts.orders.some(lines.length, order.lines.length)}</p>
      )}
      <div className={classes['foot']}>
        <Button
          size="lg"
          variant={isDone ? 'default' : 'filled'}
          loading={produced.isWorking}
          leftSection={isDone ? <IconRotate size={20} aria-hidden /> : <IconCheck size={20} aria-hidden />}
          onClick={() => produced.setWhole(order.orderId, !isDone)}
        >
          {isDone ? texts.orders.wholeOpen : texts.orders.wholeDone}
        </Button>
        <LabelsButton orderId={order.orderId} />
      </div>
    </>
  );
}
