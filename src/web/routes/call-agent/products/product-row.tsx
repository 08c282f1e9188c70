import { ActionIcon, Group, Skeleton, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { countText, eachText, stepOf } from '#shared/prices/packs.ts';
import { joinUnits } from '#shared/prices/units.ts';
import { ExpectedDay } from '#web/features/expected-day/expected-day.tsx';
import { readDictated } from '#web/routes/call-agent/call/line-changes.ts';
import { texts } from '#web/routes/call-agent/texts.ts';
import { understoodAs } from '#web/ui/quantity/pack-typing.ts';
import { QuantityInput } from '#web/ui/quantity/quantity-input.tsx';
import { StockBadge } from '#web/ui/stock-badge.tsx';
import { uiTexts } from '#web/ui/texts.ts';
import { showToast } from '#web/ui/toast.ts';
import { UnitPrice } from '#web/ui/unit-price.tsx';
import classes from './products.module.css';
import { type Habit, type RegionProduct, toDraftProduct } from './region-product.ts';
import { ladderText, sellingTerms } from './selling-terms.ts';

type ProductRowProps = {
  readonly product: RegionProduct;
  readonly habit: Habit | undefined;
  readonly inDraft: number;
  readonly isActive: boolean;
  readonly isSubstitute: boolean;
  readonly onAdd: (product: RegionProduct, typed: string) => void;
};

export function ProductRow({ product, habit, inDraft, isActive, isSubstitute, onAdd }: ProductRowProps) {
  const terms = sellingTerms(product);
  return (
    <div className={classes['row']} data-active={isActive || undefined}>
      <div className={classes['about']}>
        <Text
          size="sm"
          fw={600}
          lh={1.25}
          lineClamp={2}
          title={[product.name, product.description].filter(Boolean).join('\n')}
        >
          {joinUnits(product.name)}
        </Text>
        <Text span size="xs" truncate title={ladderText(product.priceBreaks, product)}>
          {product.code} ·{' '}
          {product.unitPriceE4 < product.priceE4 && (
            <s>
              <UnitPrice e4={product.priceE4 * stepOf(product)} />
            </s>
          )}{' '}
          <b>{eachText(product.unitPriceE4, product)}</b>
        </Text>
        {(inDraft > 0 || habit || terms !== '' || isSubstitute) && (
          <Text span size="xs" truncate>
            {inDraft > 0 && (
              <Text span inherit fw={700} c="var(--shop-accent-text)">
                {texts.products.inDraft(countText(inDraft, product))}{' '}
              </Text>
            )}
            {[
              isSubstitute && texts.products.substitute,
              terms,
              habit && texts.products.bought(habit.timesOrdered, countText(habit.lastQuantity, product)),
            ]
              .filter(Boolean)
              .join(' · ')}
          </Text>
        )}
      </div>
      <div className={classes['side']}>
        <StockBadge stock={product.stock} goods={product} />
        {product.stock === 0 && <ExpectedDay productId={product.id} />}
        <Adding product={product} onAdd={onAdd} />
      </div>
    </div>
  );
}

function Adding({ product, onAdd }: Pick<ProductRowProps, 'product' | 'onAdd'>) {
  const [text, setText] = useState('1');
  const isOut = product.stock === 0;
  const reading = readDictated(toDraftProduct(product), text);
  const isBad = reading.kind === 'fault' || (reading.kind === 'quantity' && reading.pieces === 0);
  const add = () => {
    if (reading.kind === 'choices' || (reading.kind === 'quantity' && reading.pieces > 0)) {
      setText('1');
      return onAdd(product, text);
    }
    const isNothing = reading.kind === 'quantity' || reading.reason === 'empty';
    showToast({ tone: 'error', message: isNothing ? texts.products.noQuantity : uiTexts.wholeOnly });
  };
  return (
    <Group gap={4} wrap="nowrap">
      <QuantityInput
        size="xs"
        aria-label={texts.products.quantityOf(product.name)}
        value={text}
        disabled={isOut}
        error={isBad}
        goods={product}
        title={understoodAs(text, product) ?? undefined}
        onChange={setText}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return;
          event.preventDefault();
          add();
        }}
      />
      <ActionIcon
        variant="light"
        color="orange"
        size={30}
        disabled={isOut}
        aria-label={texts.products.addOf(product.name)}
        onClick={add}
      >
        <IconPlus size={18} aria-hidden />
      </ActionIcon>
    </Group>
  );
}

export function ProductRowSkeleton() {
  return (
    <div className={classes['row']} aria-hidden>
      <div className={classes['about']}>
        <Skeleton h={16} w="70%" />
        <Skeleton h={13} w="45%" mt={8} />
      </div>
      <Skeleton h={34} w={120} />
    </div>
  );
}
