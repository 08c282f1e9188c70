import '@mantine/core/styles/Checkbox.layer.css';
import { ActionIcon, Button, Text } from '@mantine/core';
import { IconListCheck, IconShoppingCartPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { matchesWords } from '#shared/text/search-words.ts';
import { UnfilledDialog } from '#web/routes/storefront/orders/unfilled-dialog.tsx';
import { SearchInput } from '#web/ui/search-input.tsx';
import { AddToListDialog } from './add-to-list-dialog.tsx';
import classes from './guide.module.css';
import { GuideRow } from './guide-row.tsx';
import { guideTexts } from './texts.ts';
import { useFillCart } from './use-fill-cart.ts';
import type { GuideRow as Row } from './use-guide.ts';

export function GuideRows({ rows }: { readonly rows: readonly Row[] }) {
  const [term, setTerm] = useState('');
  const [chosen, setChosen] = useState<ReadonlySet<number> | null>(null);
  const [toList, setToList] = useState<Row | null>(null);
  const cart = useFillCart();
  const shown = rows.filter(({ product }) => matchesWords(`${product.name} ${product.code}`, term));
  const wanted = (chosen ? rows.filter(({ product }) => chosen.has(product.id)) : shown).map(
    ({ product, quantity }) => ({ productId: product.id, quantity }),
  );
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
          onClick={async () => {
            if (await cart.fill(wanted)) setChosen(null);
          }}
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
