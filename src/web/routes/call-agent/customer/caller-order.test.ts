import { expect, test } from 'vitest';
import { ORDER_STATUSES } from '#shared/order-status.ts';
import { dayMark, deliveryText, isMeant } from './caller-order.ts';

const TODAY = '2026-11-18';

const DAYS = [
  [null, 'E panjohur', 'plain'],
  ['ndonjëherë', 'E panjohur', 'plain'],
  ['2026-11-17', 'Përfunduar', 'good'],
  ['2026-11-18', 'Sot', 'info'],
  ['2026-11-19', 'Në pritje', 'warn'],
] as const;

test.each(DAYS)(
  'an order for %s is marked «%s» in the tone %s whatever its status, grey if cancelled',
  (deliverDate, word, tone) => {
    for (const status of ORDER_STATUSES)
      expect(dayMark({ deliverDate, status }, TODAY), status).toEqual({
        word,
        tone: status === 'E Anuluar' ? 'plain' : tone,
      });
  },
);

test.each([
  [null, 'Pa datë'],
  ['2026-02-30', 'Datë e pavlefshme'],
  ['2026-11-05', '05.11.2026'],
])('the day %s reads %s', (date, text) => {
  expect(deliveryText(date)).toBe(text);
});

test('an order is found by its number, its day and the words of its products in any ending', () => {
  const order = {
    orderId: 1474,
    deliverDate: '2026-11-05',
    lines: [{ productName: 'Letër pjekjeje', productCode: 'LP-001' }],
  } as Parameters<typeof isMeant>[0];
  for (const term of ['#1474', '1474', '05.11', 'letra', 'lp001', ''])
    expect(isMeant(order, term)).toBe(true);
  for (const term of ['1475', 'miell']) expect(isMeant(order, term)).toBe(false);
});
