import { Button, Skeleton } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { parseWholeNumber } from '#shared/parse-number.ts';
import { UNIT_LABELS } from '#shared/units.ts';
import { texts } from '#web/routes/call-agent/texts.ts';
import { Money } from '#web/ui/money.tsx';
import { StockBadge } from '#web/ui/stock-badge.tsx';
import { uiTexts } from '#web/ui/texts.ts';
import { showToast } from '#web/ui/toast.ts';
import classes from './products.module.css';
import type { Habit, RegionProduct } from './region-product.ts';

type ProductRowProps = {
  readonly product: RegionProduct;
  readonly habit: Habit | undefined;
  readonly inDraft: number;
  readonly isActive: boolean;
  readonly onAdd: (product: RegionProduct, quantity: number) => void;
};

/** One product with the quantity to add; the quantity is 1 again after each. */
export function ProductRow({ product, habit, inDraft, isActive, onAdd }: ProductRowProps) {
  const [text, setText] = useState('1');
  const add = () => {
    const { value: quantity, reason } = parseWholeNumber(text);
    if (!quantity) {
      const isNothing = reason === undefined || reason === 'empty';
      return showToast({ tone: 'error', message: isNothing ? texts.products.noQuantity : uiTexts.wholeOnly });
    }
    setText('1');
    onAdd(product, quantity);
  };
  const isOut = product.stock === 0;
  return (
    <div className={classes['row']} data-active={isActive || undefined}>
      <div className={classes['about']}>
        <p className={classes['name']} title={[product.name, product.description].filter(Boolean).join('\n')}>
          {product.name}
        </p>
        <p className={classes['facts']}>
          <span className={classes['code']}>{product.code}</span>
          <span className={classes['price']}>
            {product.unitPriceCents < product.priceCents && (
              <s>
                <Money cents={product.priceCents} />
              </s>
            )}
            <b>
              <Money cents={product.unitPriceCents} />
            </b>
            /{UNIT_LABELS[product.unit]}
          </span>
        </p>
        {(inDraft > 0 || habit) && (
          <p className={classes['habit']}>
            {inDraft > 0 && <b>{texts.products.inDraft(inDraft)}</b>}
            {habit && <span>{texts.products.bought(habit.timesOrdered, habit.lastQuantity)}</span>}
          </p>
        )}
      </div>
      <div className={classes['side']}>
        <StockBadge stock={product.stock} />
        <div className={classes['adding']}>
          <input
            className={classes['quantity']}
            inputMode="numeric"
            autoComplete="off"
            aria-label={texts.products.quantityOf(product.name)}
            value={text}
            disabled={isOut}
            onFocus={(event) => event.currentTarget.select()}
            onChange={(event) => setText(event.currentTarget.value)}
            aria-invalid={!parseWholeNumber(text).value}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return;
              event.preventDefault();
              add();
            }}
          />
          <Button
            size="sm"
            px="sm"
            variant="light"
            disabled={isOut}
            aria-label={texts.products.addOf(product.name)}
            leftSection={<IconPlus size={16} aria-hidden />}
            onClick={add}
          >
            {texts.products.add}
          </Button>
        </div>
      </div>
    </div>
  );
}

/** A row whose product is on its way. */
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
