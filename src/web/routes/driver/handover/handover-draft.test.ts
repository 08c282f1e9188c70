import { expect, test } from 'vitest';
import { emptyDraft, type HandoverDraft, toReceipt } from './handover-draft.ts';

type Draftable = Parameters<typeof toReceipt>[0];

const order: Draftable = {
  orderId: 7,
  lines: [
    { orderLineId: 1, quantity: 2, unitPriceCents: 150 },
    { orderLineId: 2, quantity: 3, unitPriceCents: 200 },
  ],
};

function refusing(lines: HandoverDraft['lines']): HandoverDraft {
  return { ...emptyDraft, amountText: 'asgjë', lines };
}

test('where nothing was accepted it can be sent, needs no amount and says so', () => {
  const nothing = refusing({
    1: { quantity: 0, reason: 'refused' },
    2: { quantity: 0, reason: 'damaged' },
  });
  expect(toReceipt(order, nothing)).toMatchObject({
    orderId: 7,
    isRefused: true,
    amountReceivedCents: 0,
    lines: [
      { orderLineId: 1, deliveredQuantity: 0, reason: 'refused' },
      { orderLineId: 2, deliveredQuantity: 0, reason: 'damaged' },
    ],
  });
});

test('a reason that is missing, or an amount that is none, is asked for first', () => {
  const withoutReason = refusing({ 1: { quantity: 0, reason: null }, 2: { quantity: 0, reason: 'damaged' } });
  expect(toReceipt(order, withoutReason)).toBeNull();
  expect(toReceipt(order, refusing({ 1: { quantity: 1, reason: 'refused' } }))).toBeNull();
  expect(toReceipt(order, emptyDraft)).toMatchObject({ isRefused: false, amountReceivedCents: 900 });
});
