import { expect, test } from 'vitest';
import { needsUnpaidReason, readHandoverMoney, usualWay } from './handover-money.ts';

const order = { owedCents: 6000, oldDebtCents: 1500, creditCents: 0 };

test('what is asked for at a door: the order, what was owed before, and both', () => {
  expect(readHandoverMoney(order)).toMatchObject({ invoiceCents: 6000, fullCents: 6000, allCents: 7500 });
  expect(readHandoverMoney(order, 1000)).toMatchObject({
    invoiceCents: 5000,
    fullCents: 5000,
    allCents: 6500,
  });
});

test('what the customer has to have comes off, also what was collected and not sent yet', () => {
  expect(readHandoverMoney({ ...order, creditCents: 500 })).toMatchObject({
    fullCents: 5500,
    allCents: 7000,
  });
  expect(readHandoverMoney(order, 0, 1000)).toMatchObject({
    oldDebtCents: 500,
    fullCents: 6000,
    allCents: 6500,
  });
  expect(readHandoverMoney(order, 0, 2000)).toMatchObject({
    oldDebtCents: 0,
    fullCents: 5500,
    allCents: 5500,
  });
  expect(readHandoverMoney({ ...order, creditCents: 9000 })).toMatchObject({ fullCents: 0, allCents: 0 });
});

test('credit is used up once, however many orders the customer gets at one door', () => {
  const second = { owedCents: 6000, oldDebtCents: 0, creditCents: 500 };
  expect(readHandoverMoney(second, 0, -500)).toMatchObject({
    creditCents: 0,
    oldDebtCents: 0,
    fullCents: 6000,
  });
  expect(readHandoverMoney(second, 0, -800)).toMatchObject({
    creditCents: 0,
    oldDebtCents: 300,
    allCents: 6300,
  });
  expect(readHandoverMoney(second, 0, -200)).toMatchObject({ creditCents: 300, fullCents: 5700 });
});

test('a customer who pays at the door and pays nothing has a reason written down', () => {
  const money = readHandoverMoney(order);
  expect([usualWay({ termsDays: 0 }), usualWay({ termsDays: 30 })]).toEqual(['cash_driver', 'terms']);
  expect(needsUnpaidReason({ termsDays: 0 }, money, 0)).toBe(true);
  expect(needsUnpaidReason({ termsDays: 0 }, money, 1)).toBe(false);
  expect(needsUnpaidReason({ termsDays: 30 }, money, 0)).toBe(false);
  expect(needsUnpaidReason({ termsDays: 0 }, readHandoverMoney(order, 6000), 0)).toBe(false);
});
