import { expect, test } from 'vitest';
import { reminderText } from './reminder-text.ts';

const late = {
  name: 'Furra Iliria',
  level: 1,
  daysLate: 4,
  overdueCents: 123_450,
  oldestNumber: 'FA-2026-000012',
  oldestDueOn: '2026-11-18',
  oldestOpenCents: 5000,
};
const seller = { name: 'Furnizo SH.P.K.', bankName: 'ProCredit', bankAccount: '1110 2233' };

test('a reminder names the customer, the sum, the oldest invoice and where to pay', () => {
  const text = reminderText(late, seller);
  for (const part of ['Furra Iliria', '1.234,50 €', 'FA-2026-000012', '18.11.2026', 'ProCredit, 1110 2233']) {
    expect(text).toContain(part);
  }
  expect(text).not.toContain('\u00a0');
});

test('each level has words of its own, and none mentions a bank account that was not entered', () => {
  const texts = [1, 2, 3].map((level) => reminderText({ ...late, level }, { ...seller, bankAccount: '' }));
  expect(new Set(texts).size).toBe(3);
  for (const text of texts) expect(text).not.toContain('Llogaria bankare');
});
