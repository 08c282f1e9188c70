import { expect, test } from 'vitest';
import { dayStatus, deliveryText } from './past-order.ts';

const TODAY = '2026-11-18';

test.each([
  [null, 'E panjohur', 'plain'],
  ['ndonjëherë', 'E panjohur', 'plain'],
  ['2026-11-17', 'Përfunduar', 'good'],
  ['2026-11-18', 'Sot', 'info'],
  ['2026-11-19', 'Në pritje', 'warn'],
])('an order for %s is «%s»', (date, label, tone) => {
  expect(dayStatus(date, TODAY)).toEqual({ label, tone });
});

test.each([
  [null, 'Pa datë'],
  ['2026-02-30', 'Datë e pavlefshme'],
  ['2026-11-05', '05.11.2026'],
])('the day %s reads %s', (date, text) => {
  expect(deliveryText(date)).toBe(text);
});
