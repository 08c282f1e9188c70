import { expect, test } from 'vitest';
import type { DocumentLine } from '#shared/accounting/documents.ts';
import { type CreditDraft, fillAll, goodsOf, NO_CREDIT, type OpenLine, readCredit } from './credit-draft.ts';

const line: DocumentLine = {
  orderLineId: 1,
  productId: 1,
  code: 'G-1',
  name: 'Gota',
  unit: 'COPE',
  quantity: 10,
  listPriceE4: 236_00,
  discountBasisPoints: 0,
  customerDiscountBasisPoints: 0,
  unitPriceE4: 236_00,
  vatBasisPoints: 1800,
  totalCents: 2360,
  goods: null,
};

const cups: OpenLine = { lineId: 5, line, quantity: 8, totalCents: 1788 };

function typed(text: string, by: CreditDraft['by'] = 'pieces'): CreditDraft {
  return { ...NO_CREDIT, by, typed: { 5: text } };
}

test('pieces are credited at their price, the last ones with what is left of the line', () => {
  expect(readCredit([cups], typed('2'))).toMatchObject({ totalCents: 472, canSend: true });
  expect(readCredit([cups], typed('8'))).toMatchObject({ totalCents: 1788, canSend: true });
  expect(readCredit([cups], fillAll([cups], typed('1,00', 'amounts')))).toMatchObject({ totalCents: 1788 });
});

test('never more than is left, neither pieces nor money; nothing typed is nothing', () => {
  expect(readCredit([cups], typed('9'))).toMatchObject({ lines: [{ fault: 'too-large' }], canSend: false });
  expect(readCredit([cups], typed('17,89', 'amounts'))).toMatchObject({ totalCents: 0, canSend: false });
  expect(readCredit([cups], typed('17,88', 'amounts'))).toMatchObject({ totalCents: 1788, canSend: true });
  expect(readCredit([cups], typed('dy'))).toMatchObject({ canSend: false });
  expect(readCredit([cups], NO_CREDIT)).toMatchObject({ totalCents: 0, canSend: false });
});

test('damaged goods are written off unless chosen otherwise', () => {
  expect(goodsOf(NO_CREDIT, 5, 'Mall i kthyer')).toBe('stock');
  expect(goodsOf(NO_CREDIT, 5, 'Mall i dëmtuar')).toBe('loss');
  expect(goodsOf({ ...NO_CREDIT, goods: { 5: 'none' } }, 5, 'Mall i dëmtuar')).toBe('none');
});

test('everything that is left of a debit note is money alone, also a thousand and more', () => {
  const freight: OpenLine = { lineId: 5, line: { ...line, quantity: 0 }, quantity: 0, totalCents: 125_050 };
  const all = fillAll([freight], NO_CREDIT);
  expect(all).toMatchObject({ by: 'amounts', typed: { 5: '1250,50' } });
  expect(readCredit([freight], all)).toMatchObject({ totalCents: 125_050, canSend: true });
});
