import { describe, expect, it } from 'vitest';
import { describeDetails } from './describe-details.ts';

const sentences = (action: string, details: unknown) =>
  describeDetails(action, details).map(({ field, before, after }) =>
    before === null ? `${field}: ${after}` : `${field}: ${before} → ${after}`,
  );

describe('what the audit log keeps is read as the owner speaks of it', () => {
  it('prices and percentages with their signs, regions and categories by name, and nothing of the program itself', () => {
    const details = {
      name: ['Miell', 'Mielli'],
      nameFolded: ['miell', 'mielli'],
      priceCents: [1250, 123_400],
      discountBasisPoints: [0, 750],
      category: ['pasticeri', 'paketime'],
      subcategory: ['TedoreKrem', null],
      regionMask: [15, 3],
      isFeatured: [false, true],
    };
    expect(sentences('product.updated', details)).toEqual([
      'Emri: Miell → Mielli',
      'Çmimi: 12,50 € → 1.234,00 €',
      'Zbritja: 0% → 7,5%',
      'Kategoria: Pastiçeri → Paketime',
      'Nënkategoria: Tedore Krem → –',
      'Regjionet: Lipjan, Ferizaj, Dragondan, Pejë → Lipjan, Ferizaj',
      'I veçuar: jo → po',
    ]);
  });

  it('a bare before and after says what it is of', () => {
    expect(sentences('stock.set', { before: 5, after: 8 })).toEqual(['Stoku: 5 → 8']);
    expect(sentences('order.item-changed', { productId: 7, productName: 'Krem', from: 2, to: 3 })).toEqual([
      'Produkti: Krem',
      'Sasia: 2 → 3',
    ]);
    expect(sentences('order.status-changed', { from: 'E Procesuar', to: 'E Nisur' })).toEqual([
      'Statusi: E Procesuar → E Nisur',
    ]);
    expect(
      sentences('order.driver-assigned', { from: 4, to: 9, driverCode: 2, driverName: 'Agron' }),
    ).toEqual(['Shoferi: Agron']);
  });

  it('settings tell only what changed, a corrected delivery also what stayed', () => {
    const from = { closedWeekdays: [0, 6], cutoffHour: 12, closedDates: [] };
    const to = { closedWeekdays: [0], cutoffHour: 12, closedDates: ['2026-12-25', '2027-01-01'] };
    expect(sentences('settings.updated', { group: 'shop', from, to })).toEqual([
      'Ditët pa dorëzim: e diel, e shtunë → e diel',
      'Data pa dorëzim: – → 25.12.2026, 01.01.2027',
    ]);
    const corrected = {
      totalCents: 900,
      amountReceivedCents: 900,
      receiverName: 'Ana',
      lines: [{ orderLineId: 1 }, { orderLineId: 2 }],
      before: { receiverName: 'Ana', amountReceivedCents: 1000 },
    };
    expect(sentences('order.delivery-corrected', corrected)).toEqual([
      'Arkëtuar: 10,00 € → 9,00 €',
      'Totali: 9,00 €',
      'Rreshta: 2',
    ]);
  });

  it('people and exports', () => {
    expect(sentences('user.updated', { changes: { role: { from: 'customer', to: 'driver' } } })).toEqual([
      'Roli: Klient → Shofer',
    ]);
    const exported = { what: 'sales-book', format: 'xlsx', from: '2026-11-01', to: '2026-11-30' };
    expect(sentences('export.started', exported)).toEqual([
      'Çfarë: Libri i shitjeve',
      'Formati: xlsx',
      'Nga: 01.11.2026',
      'Deri: 30.11.2026',
    ]);
  });
});
