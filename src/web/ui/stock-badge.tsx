import { printWhole } from '#shared/prices/money.ts';
import { countText, type PackedGoods } from '#shared/prices/packs.ts';
import { DEFAULT_LOW_STOCK_THRESHOLD } from '#shared/stock.ts';
import { Pill } from './pill.tsx';
import { uiTexts } from './texts.ts';

type StockBadgeProps = {
  readonly stock: number;
  readonly lowAt?: number;
  readonly goods?: PackedGoods | undefined;
};

export function StockBadge({ stock, lowAt = DEFAULT_LOW_STOCK_THRESHOLD, goods }: StockBadgeProps) {
  if (stock <= 0) return <Pill tone="bad">{uiTexts.outOfStock}</Pill>;
  const quantity = goods ? countText(stock, goods) : printWhole(stock);
  return <Pill tone={stock <= lowAt ? 'warn' : 'good'}>{uiTexts.inStock(quantity)}</Pill>;
}
