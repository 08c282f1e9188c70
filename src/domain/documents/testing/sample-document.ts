import type { ProformaContent, ProofContent } from '#domain/documents/invoices/document-content.ts';
import type { DocumentContent, DocumentLine } from '#shared/accounting/documents.ts';
import { priceUnit } from '#shared/prices/pricing.ts';
import { lineTotal } from '#shared/prices/unit-price.ts';
import { splitVat } from '#shared/prices/vat.ts';

const PRODUCTS: readonly (readonly [name: string, code: string, priceE4: number, vatBasisPoints: number])[] =
  [
    ['Çokollatë e zezë 54% Master Martini, kallëp 5 kg', 'MM-1054', 4250_00, 1800],
    ['Miell gruri tip 400, thes 25 kg', 'TM-0400', 1890_00, 800],
    ['Kuti picash 32 cm, e bardhë', 'PZ-032', 1250_00, 1800],
    ['Krem vanilje Tedore për mbushje të ftohtë, kovë 10 kg', 'TK-0210', 6999_00, 1800],
    ['Qumësht i freskët', 'QF-1', 95_00, 0],
    ['Lugë plastike, 100 copë', 'LP-100', 180_00, 1800],
    ['Glazurë karamel me kripë deti, e gatshme', 'TG-77', 3845_00, 1800],
  ];

export function sampleLine(index: number, changes: Partial<DocumentLine> = {}): DocumentLine {
  const [name, code, listPriceE4, vatBasisPoints] = PRODUCTS[index % PRODUCTS.length] ?? ['', '', 0, 0];
  const discountBasisPoints = index % 3 === 1 ? 1000 : 0;
  const customerDiscountBasisPoints = index % 3 === 1 ? 500 : 0;
  const { unitPriceE4 } = priceUnit(
    { priceE4: listPriceE4, vatBasisPoints, discountBasisPoints },
    customerDiscountBasisPoints,
  );
  const line = {
    orderLineId: index + 1,
    productId: index + 1,
    code,
    name,
    unit: index % 4 === 1 ? ('KG' as const) : ('COPE' as const),
    quantity: 1 + ((index * 7) % 48),
    listPriceE4,
    discountBasisPoints,
    customerDiscountBasisPoints,
    unitPriceE4,
    vatBasisPoints,
    goods: null,
    ...changes,
  };
  return { totalCents: lineTotal(line.unitPriceE4, line.quantity), ...line };
}

const SELLER: DocumentContent['seller'] = {
  name: 'Furnizo Sh.p.k.',
  address: 'Rruga Adem Jashari 12, 14000 Lipjan, Kosovë',
  fiscalNumber: '600123456',
  vatNumber: '330123456',
  businessNumber: '811234567',
  phone: '038 123 456',
  email: 'shitja@furnizo.test',
  website: 'furnizo.test',
  bankAccount: 'ProCredit Bank 1110 0123 4567 8901',
  footer: 'Reklamacionet pranohen brenda 24 orëve nga dorëzimi.\nFaleminderit për besimin!',
  logo: null,
};

const BUYER: DocumentContent['buyer'] = {
  name: 'Đorđe Čukić',
  address: 'Rr. Прва 1, 30000 Pejë',
  fiscalNumber: '600765432',
  vatNumber: '330765432',
  businessNumber: '817654321',
  phone: '044 123 456',
  email: '',
};

/** VAT and total are computed from the lines. */
export function sampleDocument(count: number, changes: Partial<DocumentContent> = {}): DocumentContent {
  const lines = changes.lines ?? Array.from({ length: count }, (_, index) => sampleLine(index));
  const { rates, grossCents } = splitVat(lines.map((line) => ({ ...line, grossCents: line.totalCents })));
  return {
    version: 2,
    kind: 'invoice',
    number: 'FAT-2026-000123',
    orderNumber: 1042,
    issuedOn: '2026-11-04',
    issuedAt: Date.UTC(2026, 10, 4, 7, 30),
    dueOn: '2026-11-19',
    termsDays: 15,
    deliveredOn: '2026-11-05',
    paymentMethod: 'Me afat',
    comment: '',
    driverName: 'Agron Krasniqi',
    seller: SELLER,
    buyer: BUYER,
    lines,
    vat: rates,
    totalCents: grossCents,
    reason: '',
    refersTo: null,
    previousSha256: '',
    ...changes,
  };
}

export function sampleNote(
  kind: 'credit_note' | 'debit_note',
  count: number,
  changes: Partial<DocumentContent> = {},
): DocumentContent {
  return sampleDocument(count, {
    kind,
    number: kind === 'credit_note' ? 'NK-2026-000007' : 'ND-2026-000002',
    refersTo: { number: 'FAT-2026-000123', issuedOn: '2026-11-04' },
    reason: kind === 'credit_note' ? 'Mall i dëmtuar: dy kallëpe të thyera' : 'Çmim i gabuar',
    issuedOn: '2026-11-06',
    ...changes,
  });
}

export function sampleProforma(count: number, changes: Partial<ProformaContent> = {}): ProformaContent {
  const {
    orderNumber,
    paymentMethod,
    termsDays,
    comment,
    driverName,
    seller,
    buyer,
    lines,
    vat,
    totalCents,
  } = sampleDocument(count);
  return {
    kind: 'proforma',
    orderNumber,
    orderedOn: '2026-11-03',
    deliverOn: '2026-11-05',
    isCancelled: false,
    paymentMethod,
    termsDays,
    comment,
    driverName,
    seller,
    buyer,
    lines,
    vat,
    totalCents,
    ...changes,
  };
}

export function sampleProof(count: number, changes: Partial<ProofContent> = {}): ProofContent {
  const reasons = ['refused', 'damaged', 'missing'] as const;
  return {
    orderNumber: 1042,
    invoiceNumber: 'FAT-2026-000123',
    deliveredOn: '2026-11-05',
    deliveredTime: '09:42',
    driverName: 'Agron Krasniqi',
    receiverName: 'Blerta Gashi',
    signaturePath: 'M 10 60 C 40 0 60 0 70 60 L 90 20 Q 110 80 130 30 L 180 50',
    amountReceivedCents: 40_000,
    reductions: Array.from({ length: count }, (_, index) => {
      const { code, name } = sampleLine(index);
      return { code, name, unit: 'COPE', quantity: index + 1, reason: reasons[index % 3] ?? 'refused' };
    }),
    seller: SELLER,
    buyer: BUYER,
    ...changes,
  };
}
