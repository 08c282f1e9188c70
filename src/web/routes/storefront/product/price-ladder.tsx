import { Table } from '@mantine/core';
import { quantityRuleText } from '#shared/quantity-rules.ts';
import { packText } from '#web/routes/storefront/products/buying-terms.tsx';
import { PriceFor } from '#web/routes/storefront/products/price.tsx';
import type { ProductView } from '#web/routes/storefront/products/product-view.ts';
import { texts } from '#web/routes/storefront/texts.ts';
import classes from './product-page.module.css';

/** In which quantities a product is sold, and what one piece costs by quantity where that differs. */
export function PriceLadder({ product }: { readonly product: ProductView }) {
  const { priceBreaks, unit, pricePer } = product;
  const sold = [packText(product), quantityRuleText(product)].filter(Boolean);
  return (
    <>
      {sold.length > 0 && <p className={classes['sold']}>{sold.join(' · ')}</p>}
      {priceBreaks.length > 1 && (
        <Table className={classes['ladder'] ?? ''} withRowBorders={false} verticalSpacing={4}>
          <Table.Caption>
            {pricePer === 1
              ? texts.product.ladder
              : `${texts.product.ladder} (${texts.product.perPieces(pricePer, unit)})`}
          </Table.Caption>
          <Table.Tbody>
            {priceBreaks.map(({ from, unitPriceE4 }, index) => {
              const next = priceBreaks[index + 1];
              return (
                <Table.Tr key={from}>
                  <Table.Th scope="row">
                    {texts.product.ladderFrom(from, next ? next.from - 1 : null)}
                  </Table.Th>
                  <Table.Td ta="right">
                    <PriceFor e4={unitPriceE4} pieces={pricePer} />
                  </Table.Td>
                </Table.Tr>
              );
            })}
          </Table.Tbody>
        </Table>
      )}
    </>
  );
}
