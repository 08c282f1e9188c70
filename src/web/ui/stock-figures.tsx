import { Group, Text } from '@mantine/core';
import { printWhole } from '#shared/prices/money.ts';
import { fullQuantityText, isSoldByPack, type PackedGoods } from '#shared/prices/packs.ts';
import { STOCK_FIGURE_LABELS } from '#shared/stock.ts';

type StockFiguresProps = {
  readonly figures: { readonly free: number; readonly taken: number; readonly shelf: number };
  readonly goods?: PackedGoods | undefined;
  readonly withoutFree?: boolean;
  /** Wraps where one line is too narrow; in a table it would make all rows higher. */
  readonly canWrap?: boolean;
};

const NAMES = ['free', 'taken', 'shelf'] as const;

export function StockFigures(props: StockFiguresProps) {
  const { figures, goods, withoutFree = false, canWrap = !withoutFree } = props;
  const write = (pieces: number) =>
    goods && isSoldByPack(goods) && pieces !== 0 ? fullQuantityText(pieces, goods) : printWhole(pieces);
  return (
    <Group
      gap={withoutFree ? 8 : 'md'}
      wrap={canWrap ? 'wrap' : 'nowrap'}
      style={{ fontVariantNumeric: 'tabular-nums', rowGap: 0 }}
    >
      {NAMES.filter((name) => !(withoutFree && name === 'free')).map((name) => (
        <Text key={name} span size={withoutFree ? 'xs' : 'sm'} c="dimmed" style={{ whiteSpace: 'nowrap' }}>
          {STOCK_FIGURE_LABELS[name]}{' '}
          <Text span fw={700} c="var(--mantine-color-text)">
            {write(figures[name])}
          </Text>
        </Text>
      ))}
    </Group>
  );
}
