import type { ISODate } from '#shared/dates/shop-dates.ts';
import type { Unit } from '#shared/prices/units.ts';
import type { VatRateTotal } from '#shared/prices/vat.ts';

export const DOCUMENT_KINDS = ['invoice', 'credit_note', 'debit_note', 'delivery_note'] as const;

export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

export const DOCUMENT_LABELS: Readonly<Record<DocumentKind, string>> = {
  invoice: 'Faturë',
  credit_note: 'Notë krediti',
  debit_note: 'Notë debiti',
  delivery_note: 'Fletëdërgesë',
};

export const DOCUMENT_SERIES = ['FAT', 'NK', 'ND', 'FD', 'MIG'] as const;

export type DocumentSeries = (typeof DOCUMENT_SERIES)[number];

export const SERIES_OF_KIND: Readonly<Record<DocumentKind, DocumentSeries>> = {
  invoice: 'FAT',
  credit_note: 'NK',
  debit_note: 'ND',
  delivery_note: 'FD',
};

export function documentNumber(series: DocumentSeries, year: number, sequence: number): string {
  if (series === 'MIG') return `MIG-${sequence}`;
  return `${series}-${year}-${String(sequence).padStart(6, '0')}`;
}

export const ISSUE_MOMENTS = ['departure', 'delivery'] as const;

export type IssueMoment = (typeof ISSUE_MOMENTS)[number];

export const ISSUE_MOMENT_LABELS: Readonly<Record<IssueMoment, string>> = {
  departure: 'Kur niset porosia',
  delivery: 'Kur dorëzohet porosia',
};

/**
 * Destination of credited pieces: back to stock, written off as damaged, or nowhere (they never left the books, or no
 * goods are involved).
 */
export const CREDIT_GOODS = ['stock', 'loss', 'none'] as const;

export type CreditGoods = (typeof CREDIT_GOODS)[number];

export const CREDIT_GOODS_LABELS: Readonly<Record<CreditGoods, string>> = {
  stock: 'Kthehet në stok',
  loss: 'Humbje (dëmtuar)',
  none: 'Pa lëvizje malli',
};

export const DOCUMENT_LANGUAGES = ['sq', 'sq-en', 'sq-sr'] as const;

export type DocumentLanguage = (typeof DOCUMENT_LANGUAGES)[number];

export const DOCUMENT_LANGUAGE_LABELS: Readonly<Record<DocumentLanguage, string>> = {
  sq: 'Shqip',
  'sq-en': 'Shqip dhe anglisht',
  'sq-sr': 'Shqip dhe serbisht',
};

export type DocumentParty = {
  readonly name: string;
  readonly address: string;
  readonly fiscalNumber: string;
  readonly vatNumber: string;
  readonly businessNumber: string;
  readonly phone: string;
  readonly email: string;
};

export type DocumentSeller = DocumentParty & {
  readonly website: string;
  readonly bankAccount: string;
  readonly footer: string;
  readonly logo: string | null;
};

/** Invoices and debit notes: an amount is open, it is overdue, or everything is paid. */
export const DOCUMENT_PAYMENTS = ['open', 'overdue', 'paid'] as const;

export type DocumentPayment = (typeof DOCUMENT_PAYMENTS)[number];

export const DOCUMENT_PAYMENT_LABELS: Readonly<Record<DocumentPayment, string>> = {
  open: 'Të hapura',
  overdue: 'Me vonesë',
  paid: 'Të paguara',
};

export const INVOICE_LOCKED = 'Fatura është lëshuar – përdor notë krediti.';

/**
 * Frozen: prices of one piece in E4, amounts in cents, both including VAT; rates in basis points. A text line has
 * neither product nor code.
 */
export type DocumentLine = {
  readonly orderLineId: number | null;
  readonly productId: number | null;
  readonly code: string;
  readonly name: string;
  readonly unit: Unit | null;
  readonly quantity: number;
  readonly listPriceE4: number;
  readonly discountBasisPoints: number;
  readonly customerDiscountBasisPoints: number;
  readonly unitPriceE4: number;
  readonly vatBasisPoints: number;
  readonly totalCents: number;
  readonly goods: CreditGoods | null;
  /** Omitted when it equals the unit's name in a new database. */
  readonly unitName?: string;
  /** For goods sold by the pack; absent on documents issued before packs were frozen. */
  readonly pack?: { readonly name: string; readonly size: number };
};

export type DocumentContent = {
  readonly version: 2;
  readonly kind: DocumentKind;
  readonly number: string;
  readonly orderNumber: number;
  readonly issuedOn: ISODate;
  readonly issuedAt: number;
  readonly dueOn: ISODate;
  readonly termsDays: number;
  readonly deliveredOn: ISODate | null;
  readonly paymentMethod: string;
  readonly comment: string;
  readonly driverName: string;
  /** On delivery notes: the van's name and plate, where known. */
  readonly van?: string;
  readonly seller: DocumentSeller;
  readonly buyer: DocumentParty;
  readonly lines: readonly DocumentLine[];
  /** Per rate, highest first: net + VAT = gross. */
  readonly vat: readonly VatRateTotal[];
  readonly totalCents: number;
  readonly reason: string;
  readonly refersTo: {
    readonly kind?: DocumentKind;
    readonly number: string;
    readonly issuedOn: ISODate;
  } | null;
  readonly previousSha256: string;
  readonly language?: DocumentLanguage;
};

export type OrderedContent = Pick<
  DocumentContent,
  | 'orderNumber'
  | 'paymentMethod'
  | 'termsDays'
  | 'comment'
  | 'driverName'
  | 'seller'
  | 'buyer'
  | 'lines'
  | 'vat'
  | 'totalCents'
  | 'language'
>;

export type IssuedDocument = Omit<DocumentContent, 'version' | 'lines' | 'previousSha256'> & {
  readonly id: number;
  readonly series: DocumentSeries;
  readonly year: number;
  readonly orderId: number;
  readonly customerId: number;
  readonly refersToId: number | null;
  readonly sha256: string;
  readonly lines: readonly (DocumentLine & { readonly lineId: number })[];
};

export const CREDIT_REASONS = [
  'Mall i kthyer',
  'Mall i dëmtuar',
  'Çmim i gabuar',
  'Zbritje e dhënë më vonë',
  'Sasi e gabuar',
  'Porosi e anuluar',
  'Tjetër',
] as const;

export const DEBIT_REASONS = [
  'Çmim më i lartë',
  'Sasi e pafaturuar',
  'Transport',
  'Zbritje e dhënë gabimisht',
  'Normë TVSH e gabuar',
  'Tjetër',
] as const;

export const DEBIT_CREDIT_REASONS = [
  'Notë debiti e gabuar',
  'Shumë e gabuar',
  'Zbritje e dhënë më vonë',
  'Porosi e anuluar',
  'Tjetër',
] as const;

export type CorrectionReason = (
  | typeof CREDIT_REASONS
  | typeof DEBIT_REASONS
  | typeof DEBIT_CREDIT_REASONS
)[number];

/** In cents. An amount above it is a forgotten decimal comma. */
export const MAX_DEBIT_CENTS = 1_000_000_00;
