import { ActionIcon, Text } from '@mantine/core';
import { IconMinus, IconPlus, IconX } from '@tabler/icons-react';
import { eachText, stepOf } from '#shared/prices/packs.ts';
import { priceReason } from '#shared/prices/price-reasons.ts';
import { type PriceStep, stepFor } from '#shared/prices/pricing.ts';
import { formatUnitPrice, lineTotal } from '#shared/prices/unit-price.ts';
import { joinUnits } from '#shared/prices/units.ts';
import { onlyInStockMessage } from '#shared/stock.ts';
import { goodsOf, priceOf } from '#web/routes/call-agent/call/draft.ts';
import { ladderText, stepText } from '#web/routes/call-agent/products/selling-terms.ts';
import { texts } from '#web/routes/call-agent/texts.ts';
import { Money } from '#web/ui/money.tsx';
import { QuantityField } from '#web/ui/quantity/quantity-field.tsx';
import { uiTexts } from '#web/ui/texts.ts';
import classes from './draft.module.css';
import type { LiveLine } from './use-live-lines.ts';

type DraftLineRowProps = { readonly line: LiveLine; readonly onQuantity: (quantity: number) => void };

export function DraftLineRow({ line, onQuantity }: DraftLineRowProps) {
  const problem = line.isGone
    ? texts.draft.gone
    : line.quantity > line.stock
      ? onlyInStockMessage(line.stock)
      : null;
  const goods = goodsOf(line);
  const by = stepOf(goods);
  const step = (change: number, label: string, Icon: typeof IconPlus) => (
    <ActionIcon
      variant="subtle"
      color="gray"
      size={24}
      aria-label={`${label}: ${line.name}`}
      disabled={line.quantity + change < 0}
      onClick={() => onQuantity(line.quantity + change)}
    >
      <Icon size={15} aria-hidden />
    </ActionIcon>
  );
  return (
    <li className={classes['line']} data-bad={problem !== null || undefined}>
      <Text component="b" size="sm" fw={600} lh={1.2} style={{ gridArea: 'name', overflowWrap: 'anywhere' }}>
        {joinUnits(line.name)}
      </Text>
      <span className={classes['quantity']}>
        {step(-1 * by, uiTexts.decrease, IconMinus)}
        <QuantityField
          quantity={line.quantity}
          label={line.name}
          goods={goods}
          available={line.stock}
          loose="offered"
          onChange={onQuantity}
        />
        {step(by, uiTexts.increase, IconPlus)}
      </span>
      <Text
        span
        fz={11}
        lh={1.08}
        lineClamp={2}
        style={{ gridArea: 'about' }}
        title={titleOf(line)}
        {...(problem ? {} : { c: 'dimmed' })}
      >
        {line.code} · {problem ?? eachText(priceOf(line), goods)}
        {!problem && reasonsOf(line).map((reason) => ` · ${reason}`)}
      </Text>
      <Text span size="sm" fw={650} style={{ gridArea: 'sum' }}>
        <Money cents={lineTotal(priceOf(line), line.quantity)} />
      </Text>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={24}
        // The negative margin keeps the button from making the name's line higher.
        style={{ gridArea: 'remove', justifySelf: 'end', marginBlock: -4 }}
        aria-label={texts.draft.remove(line.name)}
        onClick={() => onQuantity(0)}
      >
        <IconX size={16} aria-hidden />
      </ActionIcon>
    </li>
  );
}

/** The last price paid, the source of the line's price, and the next quantity discount. */
function reasonsOf(line: LiveLine): string[] {
  const { priceBreaks = [], quantity, reasons } = line;
  if (!reasons) return [];
  const { steps, listName, lastPaid } = reasons;
  const step = stepFor(steps, quantity);
  const next = priceBreaks.find(({ from }) => from > quantity);
  return [
    ...(lastPaid ? [texts.draft.lastPaid(formatUnitPrice(lastPaid.unitPriceE4))] : []),
    ...(isPlain(step) ? [] : [priceReason({ ...step, listName })]),
    ...(next ? [stepText(next, goodsOf(line))] : []),
  ];
}

/** The price of the catalogue needs no explanation. */
function isPlain({ source, discountBasisPoints, customerDiscountBasisPoints }: PriceStep): boolean {
  return source === 'catalogue' && discountBasisPoints === 0 && customerDiscountBasisPoints === 0;
}

function titleOf(line: LiveLine): string | undefined {
  return (
    [...reasonsOf(line), ladderText(line.priceBreaks ?? [], goodsOf(line))].filter(Boolean).join('\n') ||
    undefined
  );
}
