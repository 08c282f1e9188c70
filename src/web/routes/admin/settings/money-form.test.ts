import { expect, test } from 'vitest';
import { findMoneyFaults } from './money-form.tsx';

const VALUES = {
  overdueHoldDays: '',
  holdHours: '48',
  showFreeLimit: false,
  cashLimitCents: '2000,00',
  maxExpenseCents: '50,00',
  maxDayExpensesCents: '100,00',
};

test('what is wrong with a setting of money is said in Albanian', () => {
  expect(findMoneyFaults(VALUES)).toEqual({});
  const tooFew = { holdHours: 'Duhet të jetë së paku 1.' };
  expect(findMoneyFaults({ ...VALUES, holdHours: '' })).toEqual(tooFew);
  expect(findMoneyFaults({ ...VALUES, holdHours: '0' })).toEqual(tooFew);
  expect(findMoneyFaults({ ...VALUES, cashLimitCents: 'shumë' })).toEqual({
    cashLimitCents: 'Shkruani vetëm numër.',
  });
});
