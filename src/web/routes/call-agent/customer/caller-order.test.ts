import { expect, test } from 'vitest';
import { dayWord, deliveryText, isMeant } from './caller-order.ts';

const TODAY = '2026-11-18';

test.each([
  [null, 'E Procesuar', 'E panjohur'],
  ['ndonjëherë', 'E Procesuar', 'E panjohur'],
  ['2026-11-17', 'E Realizuar', 'Përfunduar'],
  ['2026-11-18', 'E Nisur', 'Sot'],
  ['2026-11-19', 'E Pergaditur', 'Në pritje'],
] as const)('an order for %s that is «%s» is called «%s»', (deliverDate, status, word) => {
  expect(dayWord({ deliverDate, status }, TODAY)).toBe(word);
});

test.each([
  ['2026-11-19', 'E Anuluar'],
  ['2026-11-17', 'E Anuluar'],
  ['2026-11-19', 'E Realizuar'],
  ['2026-11-17', 'E Procesuar'],
] as const)('no word about the day contradicts the status: for %s, %s', (deliverDate, status) => {
  expect(dayWord({ deliverDate, status }, TODAY)).toBeNull();
});

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
