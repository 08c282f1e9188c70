import { expect, test } from 'vitest';
import { reminderText } from './reminder-text.ts';

const invoice = (number: string, openCents: number, daysLate: number) => ({
  number,
  openCents,
  daysLate,
  dueOn: '2026-11-18',
});

const late = {
  name: 'Furra Iliria',
  level: 1,
  overdueCents: 123_450,
  overdue: [invoice('FAT-2026-000012', 5000, 104), invoice('FAT-2026-000090', 118_450, 12)],
};
const seller = { name: 'Furnizo SH.P.K.', bankName: 'ProCredit', bankAccount: '1110 2233' };

test('a reminder names the customer, the sum, each open invoice and where to pay', () => {
  const text = reminderText(late, seller);
  for (const part of [
    'Furra Iliria',
    '1.234,50 €',
    '– FAT-2026-000012: 50,00 €, me afat 18.11.2026',
    '– FAT-2026-000090: 1.184,50 €',
    'ProCredit, 1110 2233',
  ]) {
    expect(text).toContain(part);
  }
  expect(text).not.toContain('\u00a0');
});

test('each level has words of its own, and none mentions a bank account that was not entered', () => {
  const texts = [1, 2, 3].map((level) => reminderText({ ...late, level }, { ...seller, bankAccount: '' }));
  expect(new Set(texts).size).toBe(3);
  for (const text of texts) expect(text).not.toContain('Llogaria bankare');
});

test.each([2, 3])('level %i gives the days of the oldest to its own sum only', (level) => {
  const text = reminderText({ ...late, level }, seller);
  expect(text).toMatch(/50,00 € kanë 104 ditë vonesë, gjithsej me vonesë janë 1\.234,50 €/);
  expect(text).not.toMatch(/1\.234,50 € ka/);
});

test('what is all of one age needs one sum', () => {
  const overdue = [invoice('FAT-2026-000012', 5000, 40), invoice('FAT-2026-000013', 2000, 40)];
  expect(reminderText({ ...late, level: 2, overdueCents: 7000, overdue }, seller)).toContain(
    'pagesa prej 70,00 € ka 40 ditë vonesë',
  );
});

test('a long list ends with the number and the sum of the rest', () => {
  const overdue = Array.from({ length: 18 }, (_, at) => invoice(`FAT-${at}`, 100, 40 - at));
  expect(reminderText({ ...late, overdue }, seller)).toContain('– dhe 3 të tjera: 3,00 €');
});
