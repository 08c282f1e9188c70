import { expect, test } from 'vitest';
import { EXTRA_COLUMNS, layoutWithout } from './staff-order.ts';

test('a list has as many widths as columns, whichever of them its reader has hidden', () => {
  for (const hidden of [[], EXTRA_COLUMNS, ['stock', 'amount', 'driver', 'day', 'comment']] as const) {
    const { '--areas': areas, '--widths': widths } = layoutWithout(hidden);
    for (const column of hidden) expect(areas).not.toContain(column);
    expect(areas).toMatch(/^"tick who .*status.*more"$/);
    expect(widths.replace('minmax(0, 1fr)', '1fr').split(' ')).toHaveLength(areas.split(' ').length);
  }
});
