import { Box, Group, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { countText, eachText } from '#shared/prices/packs.ts';
import { joinUnits } from '#shared/prices/units.ts';
import { Money } from '#web/ui/money.tsx';
import { ProductPicture } from '#web/ui/product-picture.tsx';
import { lineSentence } from './change-texts.ts';
import type { DescribedChanges } from './order-changes.ts';
import classes from './orders-page.module.css';
import type { CustomerOrder } from './use-my-orders.ts';

type OrderLinesProps = {
  readonly lines: CustomerOrder['lines'];
  readonly changes: DescribedChanges;
  readonly momentOf: (instantMs: number) => string;
};

export function OrderLines({ lines, changes, momentOf }: OrderLinesProps) {
  return (
    <ul className={classes['lines']}>
      {lines.map((line) => {
        const change = changes.lines.get(line.productId);
        return (
          <Group key={line.productId} component="li" gap="0.85rem" py="0.35rem">
            <ProductPicture src={line.image} name={line.name} className={classes['thumb']} />
            <Box flex="1 1 7rem" miw={0}>
              <Link
                to="/product/$productId"
                params={{ productId: String(line.productId) }}
                className={classes['lineName']}
              >
                {joinUnits(line.name)}
              </Link>
              <div className={classes['sum']}>
                <span>
                  {change && change.from > 0 && <del>{countText(change.from, line)}</del>}{' '}
                  {countText(line.quantity, line)} × {eachText(line.unitPriceE4, line)}
                </span>
                <Money cents={line.totalCents} />
              </div>
              {change && (
                <Text size="sm" c="var(--shop-warn-text)">
                  {lineSentence(change, momentOf(change.change.at), line)}
                </Text>
              )}
            </Box>
          </Group>
        );
      })}
      {changes.gone.map((line) => (
        <Group key={line.change.id} component="li" gap="0.85rem" py="0.35rem">
          <ProductPicture src={null} name={line.productName} className={classes['thumb']} />
          <Box flex="1 1 7rem" miw={0}>
            <del>
              {joinUnits(line.productName)} × {line.from}
            </del>
            <Text size="sm" c="var(--shop-warn-text)">
              {lineSentence(line, momentOf(line.change.at))}
            </Text>
          </Box>
        </Group>
      ))}
    </ul>
  );
}
