import { DEFAULT_LOW_STOCK_THRESHOLD } from '#shared/stock.ts';
import { Pill } from './pill.tsx';
import { uiTexts } from './texts.ts';

type StockBadgeProps = { readonly stock: number; readonly lowAt?: number };

export function StockBadge({ stock, lowAt = DEFAULT_LOW_STOCK_THRESHOLD }: StockBadgeProps) {
  if (stock <= 0) return <Pill tone="bad">{uiTexts.outOfStock}</Pill>;
  return <Pill tone={stock <= lowAt ? 'warn' : 'good'}>{uiTexts.inStock(stock)}</Pill>;
}
