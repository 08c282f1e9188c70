import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { eachText } from '#shared/prices/packs.ts';
import { stepQuantity } from '#shared/prices/quantity-rules.ts';
import { joinUnits } from '#shared/prices/units.ts';
import { api } from '#web/api.ts';
import { ProductPicture } from '#web/ui/product-picture.tsx';
import { SearchInput } from '#web/ui/search-input.tsx';
import classes from './order-editor.module.css';
import { myOrderTexts as texts } from './texts.ts';
import type { OrderEdit } from './use-order-edit.ts';

const FOUND = 6;

export function AddArticles({ edit }: { readonly edit: OrderEdit }) {
  const [term, setTerm] = useState('');
  const found = useQuery(
    api.public.catalog.search.queryOptions({ query: term, limit: FOUND }, { enabled: term !== '' }),
  );
  const inOrder = new Set(edit.lines.map((line) => line.productId));
  const sold = (found.data?.products ?? []).flatMap(({ id, stock, unitPriceE4, ...goods }) =>
    unitPriceE4 === null ? [] : [{ ...goods, productId: id, available: stock, unitPriceE4 }],
  );
  return (
    // What is found would stand below the bar at the window's bottom.
    <section
      aria-labelledby="add-articles"
      style={{ scrollMarginTop: '6rem' }}
      onInput={(event) => event.currentTarget.scrollIntoView()}
    >
      <h2 id="add-articles">{texts.add}</h2>
      <SearchInput value={term} onSearch={setTerm} label={texts.search} />
      {found.data && sold.length === 0 && (
        <p className={classes['note']} role="status">
          {texts.nothingFound}
        </p>
      )}
      <ul className={classes['lines']}>
        {sold.map(
          (product) =>
            !inOrder.has(product.productId) && (
              <li key={product.productId} className={classes['line']}>
                <ProductPicture src={product.image} name={product.name} className={classes['picture']} />
                <div className={classes['words']}>
                  <b>{joinUnits(product.name)}</b>
                  <span className={classes['note']}>
                    {product.code} · {eachText(product.unitPriceE4, product)}
                  </span>
                </div>
                <Button
                  variant="light"
                  leftSection={<IconPlus size={18} aria-hidden />}
                  aria-label={texts.addOne(product.name)}
                  onClick={() =>
                    edit.add({
                      ...product,
                      placed: 0,
                      quantity: stepQuantity(product, 0, 1, product.available),
                    })
                  }
                >
                  {texts.addShort}
                </Button>
              </li>
            ),
        )}
      </ul>
    </section>
  );
}
