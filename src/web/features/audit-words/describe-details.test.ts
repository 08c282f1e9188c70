import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { DOCUMENT_KINDS } from '#shared/accounting/documents.ts';
import { EXPORT_KINDS, IMPORT_KINDS } from '#shared/list-choices.ts';
import { SUPPLIER_LANGUAGES } from '#shared/purchasing/purchasing-types.ts';
import { ACTION_LABELS, actionLabel } from './action-label.ts';
import { describeDetails } from './describe-details.ts';

const sentences = (action: string, details: Readonly<Record<string, unknown>>) =>
  describeDetails(action, details).map(({ field, before, after }) =>
    before === null ? `${field}: ${after}` : `${field}: ${before} → ${after}`,
  );

describe('what the audit log stores is read as the owner speaks of it', () => {
  it('every event says in words what happened', () => {
    expect(Object.values(ACTION_LABELS).filter((label) => !/^[A-Z]/.test(label))).toEqual([]);
    expect(actionLabel('user.admin-created')).toBe('Administratori u krijua');
  });

  it('prices and percentages with their signs, regions and categories by name', () => {
    const changes = {
      name: { from: 'Miell', to: 'Mielli' },
      priceE4: { from: 12_5000, to: 1234_0000 },
      discountBasisPoints: { from: 0, to: 750 },
      category: { from: 'pasticeri', to: 'paketime' },
      subcategory: { from: 'TedoreKrem', to: null },
      regionIds: { from: [1, 2, 3, 4], to: [1, 2] },
      isFeatured: { from: false, to: true },
    };
    expect(sentences('product.updated', { changes })).toEqual([
      'Emri: Miell → Mielli',
      'Çmimi: 12,50\u00a0€ → 1.234,00\u00a0€',
      'Zbritja: 0% → 7,5%',
      'Kategoria: Pastiçeri → Paketime',
      'Nënkategoria: Tedore Krem → –',
      'Regjionet: Lipjan, Ferizaj, Dragondan, Pejë → Lipjan, Ferizaj',
      'I veçuar: jo → po',
    ]);
  });

  it('a bare before and after says what it is of', () => {
    expect(sentences('stock.set', { from: 5, to: 8 })).toEqual(['Stoku: 5 → 8']);
    expect(sentences('books.closed', { month: '2026-09' })).toEqual(['Muaji: shtator 2026']);
    expect(sentences('search.synonyms-saved', { from: 3, to: 4 })).toEqual(['Grupe sinonimesh: 3 → 4']);
    expect(sentences('order.item-changed', { productId: 7, productName: 'Krem', from: 2, to: 3 })).toEqual([
      'Produkti: Krem',
      'Sasia: 2 → 3',
    ]);
    const short = { productId: 7, productName: 'Krem', from: 5, to: 3, missing: 2, reason: 'damaged' };
    expect(sentences('order.short-shipped', short)).toEqual([
      'Produkti: Krem',
      'Mungojnë: 2',
      'Arsyeja: I dëmtuar',
      'Sasia: 5 → 3',
    ]);
    expect(sentences('order.status-changed', { from: 'E Procesuar', to: 'E Nisur' })).toEqual([
      'Statusi: E Procesuar → E Nisur',
    ]);
    expect(
      sentences('order.driver-assigned', { from: 4, to: 9, driverCode: 2, driverName: 'Agron' }),
    ).toEqual(['Shoferi: Agron']);
    expect(
      sentences('order.driver-assigned', { from: 4, to: null, driverCode: null, driverName: null }),
    ).toEqual(['Shoferi: –']);
  });

  it('settings tell only what changed, a corrected delivery also what it comes to', () => {
    const changes = {
      closedWeekdays: { from: [0, 6], to: [0] },
      closedDates: { from: [], to: ['2026-12-25', '2027-01-01'] },
    };
    expect(sentences('settings.updated', { group: 'shop', changes })).toEqual([
      'Ditët pa dorëzim: e diel, e shtunë → e diel',
      'Data pa dorëzim: – → 25.12.2026, 01.01.2027',
    ]);
    const corrected = {
      totalCents: 900,
      lines: [{ orderLineId: 1 }, { orderLineId: 2 }],
      changes: { amountReceivedCents: { from: 1000, to: 900 } },
    };
    expect(sentences('order.delivery-corrected', corrected)).toEqual([
      'Arkëtuar: 10,00\u00a0€ → 9,00\u00a0€',
      'Totali: 9,00\u00a0€',
      'Rreshta: 2',
    ]);
  });

  it('moments are told on the clock of the shop, wherever the screen is', () => {
    vi.stubEnv('TZ', 'America/New_York');
    onTestFinished(() => {
      vi.unstubAllEnvs();
    });
    const occurredAt = Date.UTC(2026, 11, 31, 23, 30);
    expect(sentences('x', { occurredAt })[0]).toMatch(/: 01\.01\.2027, 00:30$/);
  });

  it('no key of the program is left where a word belongs', () => {
    const issued = { documentId: 7, kind: 'invoice', number: 'FAT-2026-000001', totalCents: 900 };
    expect(sentences('document.issued', issued)[0]).toBe('Çfarë: Faturë');
    const stored = {
      kind: [...DOCUMENT_KINDS, ...IMPORT_KINDS],
      what: EXPORT_KINDS,
      language: SUPPLIER_LANGUAGES,
    };
    for (const [field, keys] of Object.entries(stored)) {
      for (const key of keys) expect(sentences('x', { [field]: key })[0]).toMatch(/: \p{Lu}/u);
    }
  });

  it('people and exports', () => {
    expect(sentences('user.updated', { changes: { role: { from: 'customer', to: 'driver' } } })).toEqual([
      'Roli: Klient → Shofer',
    ]);
    const exported = { what: 'sales-book', format: 'xlsx', from: '2026-11-01', to: '2026-11-30' };
    expect(sentences('export.started', exported)).toEqual([
      'Çfarë: Lista e porosive',
      'Formati: xlsx',
      'Nga: 01.11.2026',
      'Deri: 30.11.2026',
    ]);
  });
});
