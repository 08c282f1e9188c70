import '@mantine/core/styles/Checkbox.layer.css';
import { ActionIcon, Button, Text } from '@mantine/core';
import { IconListCheck, IconShoppingCartPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { formatCents } from '#shared/prices/money.ts';
import { stepFor } from '#shared/prices/pricing.ts';
import { roundToRule } from '#shared/prices/quantity-rules.ts';
import { lineTotal } from '#shared/prices/unit-price.ts';
import { matchesWords } from '#shared/text/search-words.ts';
import { UnfilledDialog } from '#web/routes/storefront/orders/unfilled-dialog.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { SearchInput } from '#web/ui/search-input.tsx';
import { AddToListDialog } from './add-to-list-dialog.tsx';
import classes from './guide.module.css';
import { GuideRow } from './guide-row.tsx';
import { guideTexts } from './texts.ts';
import { useFillCart } from './use-fill-cart.ts';
import type { GuideRow as Row } from './use-guide.ts';

/** Ordering more products than this has to be confirmed. */
const MOST_UNASKED = 10;

export function GuideRows({ rows }: { readonly rows: readonly Row[] }) {
  const [term, setTerm] = useState('');
  const [chosen, setChosen] = useState<ReadonlySet<number> | null>(null);
  const [toList, setToList] = useState<Row | null>(null);
  const cart = useFillCart();
  const shown = rows.filter(({ product }) => matchesWords(`${product.name} ${product.code}`, term));
  const wantedRows = chosen ? rows.filter(({ product }) => chosen.has(product.id)) : shown;
  const wanted = wantedRows.map(({ product, quantity }) => ({ productId: product.id, quantity }));
  const [isAsking, setAsking] = useState(false);
  const fill = async () => {
    setAsking(false);
    if (await cart.fill(wanted)) setChosen(null);
  };
  const toggle = (productId: number) => {
    const next = new Set(chosen);
    if (!next.delete(productId)) next.add(productId);
    setChosen(next);
  };
  return (
    <>
      <div className={classes['tools']}>
        <SearchInput
          label={guideTexts.search}
          placeholder={guideTexts.searchShort}
          value={term}
          onSearch={setTerm}
          delayMs={100}
        />
        <ChooseButtons isChoosing={chosen !== null} onToggle={() => setChosen(chosen ? null : new Set())} />
        <Button
          px="xs"
          h={42}
          variant="light"
          loading={cart.isFilling}
          disabled={wanted.length === 0}
          classNames={{ section: classes['cart'] ?? '' }}
          leftSection={<IconShoppingCartPlus size={20} aria-hidden />}
          onClick={() => (chosen === null && wanted.length > MOST_UNASKED ? setAsking(true) : void fill())}
        >
          {chosen ? guideTexts.addChosen(wanted.length) : guideTexts.addAll(wanted.length)}
        </Button>
      </div>
      {shown.length === 0 ? (
        <Text c="dimmed" role="status">
          {guideTexts.nothingFound(term)}
        </Text>
      ) : (
        <ul className={classes['list']}>
          {shown.map((row) => (
            <li key={row.product.id}>
              <GuideRow
                row={row}
                onToList={setToList}
                choice={
                  chosen === null
                    ? undefined
                    : { isChosen: chosen.has(row.product.id), onToggle: () => toggle(row.product.id) }
                }
              />
            </li>
          ))}
        </ul>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        title={guideTexts.addAllAsk(wanted.length)}
        confirmLabel={guideTexts.addAllConfirm}
        onCancel={() => setAsking(false)}
        onConfirm={() => void fill()}
      >
        {guideTexts.addAllText(formatCents(totalOf(wantedRows)))}
      </ConfirmDialog>
      {cart.unfilled.length > 0 && (
        <UnfilledDialog
          title={guideTexts.notAddedTitle}
          unfilled={cart.unfilled}
          onClose={cart.clearUnfilled}
        />
      )}
      {toList && <AddToListDialog product={toList.product} quantity={null} onClose={() => setToList(null)} />}
    </>
  );
}

function totalOf(rows: readonly Row[]): number {
  return rows.reduce((sum, { product, quantity }) => {
    const pieces = roundToRule(product, quantity, product.stock);
    if (product.priceE4 === null || product.stock <= 0) return sum;
    return sum + lineTotal(stepFor(product.priceBreaks, pieces).unitPriceE4, pieces);
  }, 0);
}

type ChooseButtonsProps = { readonly isChoosing: boolean; readonly onToggle: () => void };

function ChooseButtons({ isChoosing, onToggle }: ChooseButtonsProps) {
  const label = isChoosing ? guideTexts.chooseNone : guideTexts.choose;
  return (
    <>
      <ActionIcon
        hiddenFrom="sm"
        size={42}
        variant={isChoosing ? 'light' : 'default'}
        aria-label={label}
        onClick={onToggle}
      >
        <IconListCheck size={20} aria-hidden />
      </ActionIcon>
      <Button visibleFrom="sm" variant="default" px="sm" h={42} onClick={onToggle}>
        {label}
      </Button>
    </>
  );
}
