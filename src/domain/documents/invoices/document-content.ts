import type {
  DocumentContent,
  DocumentLanguage,
  DocumentParty,
  DocumentSeller,
  OrderedContent,
} from '#shared/accounting/documents.ts';
import type { ISODate } from '#shared/dates/shop-dates.ts';
import type { ReductionReason } from '#shared/delivery.ts';
import type { Unit } from '#shared/prices/units.ts';

/** Not issued: no number, no place in the hash chain, no signatures. */
export type ProformaContent = OrderedContent & {
  readonly kind: 'proforma';
  readonly orderedOn: ISODate;
  readonly deliverOn: ISODate | null;
  readonly isCancelled: boolean;
};

export type PrintedContent = DocumentContent | ProformaContent;

/** `logo` is PNG or JPG bytes, null without one. */
export type PrintedData = { readonly content: PrintedContent; readonly logo: Uint8Array | null };

export type ProofReduction = {
  readonly code: string;
  readonly name: string;
  readonly unit: Unit;
  readonly unitName?: string;
  readonly quantity: number;
  readonly reason: ReductionReason;
};

export type ProofContent = {
  readonly orderNumber: number;
  readonly invoiceNumber: string;
  readonly deliveredOn: ISODate;
  readonly deliveredTime: string;
  readonly driverName: string;
  readonly receiverName: string;
  readonly signaturePath: string;
  readonly amountReceivedCents: number;
  readonly reductions: readonly ProofReduction[];
  readonly seller: DocumentSeller;
  readonly buyer: DocumentParty;
  readonly language?: DocumentLanguage;
};

export type ProofData = {
  readonly proof: ProofContent;
  readonly logo: Uint8Array | null;
  readonly photos: readonly Uint8Array[];
};
