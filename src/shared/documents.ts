import type { ISODate } from './shop-dates.ts';
import type { Unit } from './units.ts';
import type { VatRateTotal } from './vat.ts';

/** The papers that are issued once and never change. */
export const DOCUMENT_KINDS = ['invoice', 'credit_note', 'debit_note', 'delivery_note'] as const;

/** One kind of issued paper. */
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

/** Albanian names of the papers. */
export const DOCUMENT_LABELS: Readonly<Record<DocumentKind, string>> = {
  invoice: 'Faturë',
  credit_note: 'Notë krediti',
  debit_note: 'Notë debiti',
  delivery_note: 'Fletëdërgesë',
};

/** Each kind counts on in a series of its own; `MIG` holds the invoices of the time before there were series. */
export const DOCUMENT_SERIES = ['FAT', 'NK', 'ND', 'FD', 'MIG'] as const;

/** One series of numbers. */
export type DocumentSeries = (typeof DOCUMENT_SERIES)[number];

/** The series in which a kind is issued today. */
export const SERIES_OF_KIND: Readonly<Record<DocumentKind, DocumentSeries>> = {
  invoice: 'FAT',
  credit_note: 'NK',
  debit_note: 'ND',
  delivery_note: 'FD',
};

/** `FAT-2026-000123`; a migrated invoice keeps the number of its order: `MIG-123`. */
export function documentNumber(series: DocumentSeries, year: number, sequence: number): string {
  if (series === 'MIG') return `MIG-${sequence}`;
  return `${series}-${year}-${String(sequence).padStart(6, '0')}`;
}

/** When the invoice of an order is issued: as it departs, or as it is delivered (a delivery note departs with it). */
export const ISSUE_MOMENTS = ['departure', 'delivery'] as const;

/** One such moment. */
export type IssueMoment = (typeof ISSUE_MOMENTS)[number];

/** Albanian names of the moments. */
export const ISSUE_MOMENT_LABELS: Readonly<Record<IssueMoment, string>> = {
  departure: 'Kur niset porosia',
  delivery: 'Kur dorëzohet porosia',
};

/**
 * Where the pieces of a credit go: back to stock, written off as damaged, or nowhere (they never left the warehouse's
 * books, or no piece moves at all).
 */
export const CREDIT_GOODS = ['stock', 'loss', 'none'] as const;

/** One such place. */
export type CreditGoods = (typeof CREDIT_GOODS)[number];

/** Albanian labels of where credited goods go. */
export const CREDIT_GOODS_LABELS: Readonly<Record<CreditGoods, string>> = {
  stock: 'Kthehet në stok',
  loss: 'Humbje (dëmtuar)',
  none: 'Pa lëvizje malli',
};

/** Languages that a paper speaks: Albanian, alone or with a second one beside it. */
export const PAPER_LANGUAGES = ['sq', 'sq-en', 'sq-sr'] as const;

/** One of them. */
export type DocumentLanguage = (typeof PAPER_LANGUAGES)[number];

/** Albanian names of them. */
export const PAPER_LANGUAGE_LABELS: Readonly<Record<DocumentLanguage, string>> = {
  sq: 'Shqip',
  'sq-en': 'Shqip dhe anglisht',
  'sq-sr': 'Shqip dhe serbisht',
};

/** Who sells or buys, as frozen on a paper; what is not known is ''. `businessNumber` is the NUI. */
export type DocumentParty = {
  readonly name: string;
  readonly address: string;
  readonly fiscalNumber: string;
  readonly vatNumber: string;
  readonly businessNumber: string;
  readonly phone: string;
  readonly email: string;
};

/** The seller as frozen on a paper; `logo` is a file name in the image store, whose files are named by their content. */
export type DocumentSeller = DocumentParty & {
  readonly website: string;
  readonly bankAccount: string;
  readonly footer: string;
  readonly logo: string | null;
};

/** The answer to a change of an order that has its invoice. */
export const INVOICE_LOCKED = 'Fatura është lëshuar – përdor notë krediti.';

/** A line as frozen: prices of one piece E4, amounts cents, both including VAT; shares in basis points. A line of words has neither product nor code. */
export type DocumentLine = {
  readonly orderLineId: number | null;
  readonly productId: number | null;
  readonly code: string;
  readonly name: string;
  readonly unit: Unit | null;
  /** 0 where only an amount is credited or debited. */
  readonly quantity: number;
  readonly listPriceE4: number;
  readonly discountBasisPoints: number;
  readonly customerDiscountBasisPoints: number;
  readonly unitPriceE4: number;
  readonly vatBasisPoints: number;
  readonly totalCents: number;
  /** Of a line that corrects another: where its pieces went. */
  readonly goods: CreditGoods | null;
};

/** Everything that a paper says, as it was when it was issued. Its JSON is what the SHA-256 is made of. */
export type DocumentContent = {
  /** 1 had prices of one piece in cents; `parseContent` reads both. */
  readonly version: 2;
  readonly kind: DocumentKind;
  readonly number: string;
  readonly orderNumber: number;
  readonly issuedOn: ISODate;
  /** Ms since the epoch. */
  readonly issuedAt: number;
  readonly dueOn: ISODate;
  readonly termsDays: number;
  readonly deliveredOn: ISODate | null;
  readonly paymentMethod: string;
  readonly comment: string;
  readonly driverName: string;
  readonly seller: DocumentSeller;
  readonly buyer: DocumentParty;
  readonly lines: readonly DocumentLine[];
  /** Per rate, highest first: net + VAT = gross. */
  readonly vat: readonly VatRateTotal[];
  readonly totalCents: number;
  readonly reason: string;
  /** The invoice that a note corrects, or the debit note that a credit note does; an invoice where no kind is given. */
  readonly refersTo: {
    readonly kind?: DocumentKind;
    readonly number: string;
    readonly issuedOn: ISODate;
  } | null;
  /** SHA-256 of the content before this one in the same series and year; '' for the first. */
  readonly previousSha256: string;
  /** Albanian alone where it is not given. */
  readonly language?: DocumentLanguage;
};

/** A paper as people and programs are shown it. */
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

/** Reasons that the office chooses from when it corrects or takes back an invoice; the text beside it is free. */
export const CREDIT_REASONS = [
  'Mall i kthyer',
  'Mall i dëmtuar',
  'Çmim i gabuar',
  'Zbritje e dhënë më vonë',
  'Sasi e gabuar',
  'Porosi e anuluar',
  'Tjetër',
] as const;

/** Reasons for which more is demanded than was invoiced. */
export const DEBIT_REASONS = [
  'Çmim më i lartë',
  'Sasi e pafaturuar',
  'Transport',
  'Zbritje e dhënë gabimisht',
  'Normë TVSH e gabuar',
  'Tjetër',
] as const;

/** Reasons for which a debit note is taken back. */
export const DEBIT_CREDIT_REASONS = [
  'Notë debiti e gabuar',
  'Shumë e gabuar',
  'Zbritje e dhënë më vonë',
  'Porosi e anuluar',
  'Tjetër',
] as const;

/** Any reason of these lists. */
export type CorrectionReason = (
  | typeof CREDIT_REASONS
  | typeof DEBIT_REASONS
  | typeof DEBIT_CREDIT_REASONS
)[number];

/** A debit note comes to no more than this, in cents, as a price does not: beyond it a comma was forgotten. */
export const MAX_DEBIT_CENTS = 1_000_000_00;
