import { Table } from '@mantine/core';
import type { ProductView } from '#web/routes/storefront/products/product-view.ts';
import { texts } from '#web/routes/storefront/texts.ts';
import { UnitPrice } from '#web/ui/unit-price.tsx';
import classes from './product-page.module.css';

/** In which quantities a product is sold, and what one piece costs by quantity where that differs. */
export function PriceLadder({ product }: { readonly product: ProductView }) {
  const { priceBreaks, packName, packSize, orderStep, minQuantity, unit } = product;
  return (
    <>
      {packName !== '' && <p className={classes['sold']}>{texts.product.packOf(packName, packSize, unit)}</p>}
      {(orderStep > 1 || minQuantity > 1) && (
        <p className={classes['sold']}>{texts.product.soldIn(orderStep, minQuantity)}</p>
      )}
      {priceBreaks.length > 1 && (
        <Table className={classes['ladder'] ?? ''} withRowBorders={false} verticalSpacing={4}>
          <Table.Caption>{texts.product.ladder}</Table.Caption>
          <Table.Tbody>
            {priceBreaks.map(({ from, unitPriceE4 }, index) => {
              const next = priceBreaks[index + 1];
              return (
                <Table.Tr key={from}>
                  <Table.Th scope="row">
                    {texts.product.ladderFrom(from, next ? next.from - 1 : null)}
                  </Table.Th>
                  <Table.Td ta="right">
                    <UnitPrice e4={unitPriceE4} />
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
