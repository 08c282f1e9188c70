import { ActionIcon, Badge, Group, Paper, Progress, Table, Text, VisuallyHidden } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { countText, fullQuantityText } from '#shared/prices/packs.ts';
import { joinUnits } from '#shared/prices/units.ts';
import { texts } from '#web/routes/packer/texts.ts';
import { ProductPicture } from '#web/ui/product-picture.tsx';
import { QuantityWords } from '#web/ui/quantity/quantity-words.tsx';
import { NothingFits } from './nothing-fits.tsx';
import classes from './packing.module.css';
import { chooseSums, type PackingOrder, type ProductSum, sumProducts } from './packing-order.ts';
import type { PackingView } from './use-packing-view.ts';
import type { MarkProduced } from './use-produced.ts';

type ProductSumsProps = {
  readonly view: PackingView;
  readonly orders: readonly PackingOrder[];
  readonly onMark: MarkProduced;
};

export function ProductSums({ view, orders, onMark }: ProductSumsProps) {
  const sums = chooseSums(sumProducts(orders), view.choice);
  const { caption, product, orders: count, total, produced, left } = texts.sums;
  if (sums.length === 0) return <NothingFits view={view} />;
  return (
    <Paper pos="relative" style={{ overflowX: 'auto' }}>
      <Table verticalSpacing="xs" fz="md">
        <VisuallyHidden component="caption">{caption}</VisuallyHidden>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{product}</Table.Th>
            <Table.Th ta="right" visibleFrom="sm">
              {count}
            </Table.Th>
            <Table.Th ta="right" visibleFrom="sm">
              {total}
            </Table.Th>
            <Table.Th ta="right" visibleFrom="sm">
              {produced}
            </Table.Th>
            <Table.Th ta="right">{left}</Table.Th>
            <Table.Th>
              <VisuallyHidden>{texts.status.produced}</VisuallyHidden>
            </Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {sums.map((sum) => (
            <SumRow key={sum.product.productId} sum={sum} onMark={onMark} />
          ))}
        </Table.Tbody>
      </Table>
    </Paper>
  );
}

function SumRow({ sum, onMark }: { readonly sum: ProductSum; readonly onMark: MarkProduced }) {
  const { product, lines, quantity, producedQuantity, leftQuantity } = sum;
  const isDone = leftQuantity === 0;
  const amount = <QuantityWords quantity={quantity} goods={product} />;
  return (
    <Table.Tr>
      <Table.Th scope="row" fw={600} fz="md" c="var(--mantine-color-text)">
        <Group gap="sm" wrap="nowrap">
          <Group visibleFrom="sm">
            <ProductPicture src={product.image} name={product.productName} className={classes['picture']} />
          </Group>
          <div style={{ flex: 1, minWidth: 0 }}>
            {joinUnits(product.productName)}{' '}
            <Text span c="dimmed" size="sm" fw={400} style={{ whiteSpace: 'nowrap' }}>
              {product.productCode}
            </Text>
            <Text span hiddenFrom="sm" display="block" c="dimmed" size="sm" fw={400}>
              {texts.sums.total}{' '}
              <b style={{ display: 'inline-block' }}>{fullQuantityText(quantity, product)}</b>
            </Text>
            <Progress
              mt={4}
              size={6}
              color="green.8"
              value={(100 * producedQuantity) / quantity}
              aria-label={`${texts.sums.produced}: ${countText(producedQuantity, product)}`}
            />
          </div>
        </Group>
      </Table.Th>
      <Table.Td ta="right" visibleFrom="sm">
        {lines.length}
      </Table.Td>
      <Table.Td ta="right" visibleFrom="sm" style={{ whiteSpace: 'nowrap' }}>
        {amount}
      </Table.Td>
      <Table.Td ta="right" visibleFrom="sm">
        {countText(producedQuantity, product)}
      </Table.Td>
      <Table.Td ta="right" style={{ whiteSpace: 'nowrap' }}>
        {isDone ? (
          <Badge miw="max-content" color="good">
            {texts.sums.done}
          </Badge>
        ) : (
          <b>{countText(leftQuantity, product)}</b>
        )}
      </Table.Td>
      <Table.Td w={60}>
        <ActionIcon
          size={52}
          variant={isDone ? 'filled' : 'default'}
          color="green.8"
          aria-pressed={isDone}
          aria-label={texts.sums.mark(product.productName)}
          onClick={() => onMark(lines, !isDone)}
        >
          <IconCheck size={24} aria-hidden />
        </ActionIcon>
      </Table.Td>
    </Table.Tr>
  );
}
