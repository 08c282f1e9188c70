import { expect, test } from 'vitest';
import { layoutWithout, type OrderColumn } from './staff-order.ts';

test.each<[string, readonly OrderColumn[]]>([
  ['nothing', []],
  ['most', ['stock', 'amount', 'driver', 'day', 'comment']],
])('a list has a width for each column in both lines of a row, with %s hidden', (_what, hidden) => {
  const layout = layoutWithout(hidden);
  for (const name of ['', '-tight']) expectFits(layout[`--areas${name}`], layout[`--widths${name}`], hidden);
});

function expectFits(areas = '', widths = '', hidden: readonly OrderColumn[]) {
  const lines = [...areas.matchAll(/"([^"]+)"/g)].map(([, line]) => (line ?? '').split(' '));
  const columns = widths.replace('minmax(0, 1fr)', '1fr').split(' ').length;
  expect(lines.map((line) => line.length)).toEqual([columns, columns]);
  for (const column of hidden) expect(areas).not.toContain(column);
  expect(lines[0]).toEqual(expect.arrayContaining(['tick', 'fold', 'who', 'status', 'more']));
  expect(lines[1]).toEqual(expect.arrayContaining(['contact', 'invoice']));
}
