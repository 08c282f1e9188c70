import type { InvoiceData, InvoiceLine } from '#domain/documents/invoice-data.ts';
import { priceUnit } from '#shared/pricing.ts';

const PRODUCTS: readonly (readonly [
  name: string,
  code: string,
  priceCents: number,
  vatBasisPoints: number,
])[] = [
  ['Çokollatë e zezë 54% Master Martini, kallëp 5 kg', 'MM-1054', 4250, 1800],
  ['Miell gruri tip 400, thes 25 kg', 'TM-0400', 1890, 800],
  ['Kuti picash 32 cm, e bardhë', 'PZ-032', 1250, 1800],
  ['Krem vanilje Tedore për mbushje të ftohtë, kovë 10 kg', 'TK-0210', 6999, 1800],
  ['Qumësht i freskët', 'QF-1', 95, 0],
  ['Lugë plastike, 100 copë', 'LP-100', 180, 1800],
  ['Glazurë karamel me kripë deti, e gatshme', 'TG-77', 3845, 1800],
];

/** A line of an invoice with its prices worked out; `index` picks product, quantity and discounts. */
export function sampleLine(index: number, changes: Partial<InvoiceLine> = {}): InvoiceLine {
  const [name, code, listPriceCents, vatBasisPoints] = PRODUCTS[index % PRODUCTS.length] ?? ['', '', 0, 0];
  const discountBasisPoints = index % 3 === 1 ? 1000 : 0;
  const customerDiscountBasisPoints = index % 3 === 1 ? 500 : 0;
  const { unitPriceCents } = priceUnit(
    { priceCents: listPriceCents, vatBasisPoints, discountBasisPoints },
    customerDiscountBasisPoints,
  );
  return {
    code,
    name,
    unit: index % 4 === 1 ? 'KG' : 'COPE',
    quantity: 1 + ((index * 7) % 48),
    listPriceCents,
    discountBasisPoints,
    customerDiscountBasisPoints,
    unitPriceCents,
    vatBasisPoints,
    reductions: [],
    ...changes,
  };
}

/** An invoice with `count` lines. */
export function sampleInvoice(count: number, changes: Partial<InvoiceData> = {}): InvoiceData {
  return {
    orderNumber: 1042,
    issuedOn: '2026-11-04',
    deliverOn: '2026-11-05',
    paymentMethod: 'Para në dorëzim',
    comment: '',
    isCancelled: false,
    seller: {
      name: 'Furnizo Sh.p.k.',
      address: 'Rruga Adem Jashari 12\n14000 Lipjan, Kosovë',
      fiscalNumber: '811234567',
      vatNumber: '330123456',
      bankAccount: 'ProCredit Bank 1110 0123 4567 8901',
      phone: '038 123 456',
      email: 'shitja@furnizo.test',
      logo: null,
      footer: 'Reklamacionet pranohen brenda 24 orëve nga dorëzimi.\nFaleminderit për besimin!',
    },
    buyer: {
      name: 'Đorđe Čukić',
      address: 'Rr. Прва 1, 30000 Pejë',
      fiscalNumber: '600765432',
      vatNumber: '330765432',
      phone: '044 123 456',
    },
    driverName: 'Agron Krasniqi',
    lines: Array.from({ length: count }, (_, index) => sampleLine(index)),
    receipt: null,
    ...changes,
  };
}
