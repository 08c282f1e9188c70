import { expect, test } from 'vitest';
import { draw } from '#web/testing/draw.tsx';
import { StockBadge } from './stock-badge.tsx';

test.each([
  [0, 'Pa stok', 'bad'],
  [1, 'Në stok: 1', 'warn'],
  [10, 'Në stok: 10', 'warn'],
  [11, 'Në stok: 11', 'good'],
])('%i pieces are «%s» in the tone %s', (stock, words, tone) => {
  const drawn = draw(<StockBadge stock={stock} />);
  expect(drawn).toContain(words);
  expect(drawn).toContain(`data-tone="${tone}"`);
});
