import { expect, test } from 'vitest';
import type { DriverOrder } from '#web/routes/driver/stop/driver-order.ts';
import { commonReason, emptyDraft, readDraft, refuseAll, toReceipt } from './handover-draft.ts';

const line = (orderLineId: number, quantity: number) => ({
  orderLineId,
  quantity,
  unitPriceE4: 1000_00,
  totalCents: quantity * 1000,
});

const order = {
  orderId: 1,
  totalCents: 5000,
  termsDays: 0,
  owedCents: 5000,
  oldDebtCents: 0,
  creditCents: 0,
  lines: [line(1, 3), line(2, 2)],
} as unknown as DriverOrder;

test('everything is refused at once with one reason, and nothing is to pay', () => {
  const refused = refuseAll(order, emptyDraft, true);
  expect(readDraft(order, refused)).toMatchObject({ isNothing: true, withoutReason: [1, 2], amountCents: 0 });
  expect(commonReason(order, refused)).toBeNull();
  expect(toReceipt(order, refused)).toBeNull();
  const explained = refuseAll(order, refused, true, 'damaged');
  expect(commonReason(order, explained)).toBe('damaged');
  expect(toReceipt(order, explained)?.lines).toEqual([
    { orderLineId: 1, deliveredQuantity: 0, reason: 'damaged' },
    { orderLineId: 2, deliveredQuantity: 0, reason: 'damaged' },
  ]);
});

test('a handover says for which total it was shown, however much of it is accepted', () => {
  const draft = { ...emptyDraft, lines: { 1: { quantity: 2, reason: 'refused' as const } } };
  expect(toReceipt(order, draft)).toMatchObject({ expectedTotalCents: 5000, amountReceivedCents: 4000 });
});

test('a refusal is taken back as a whole, and reasons of lines stay their own', () => {
  const refused = refuseAll(order, emptyDraft, true, 'damaged');
  expect(refuseAll(order, refused, false)).toEqual(emptyDraft);
  const mixed = { ...refused, lines: { ...refused.lines, 2: { quantity: 0, reason: 'refused' as const } } };
  expect(commonReason(order, mixed)).toBeUndefined();
});
