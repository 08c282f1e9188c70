import type { ReductionReason } from '#shared/delivery.ts';
import type { ISODate } from '#shared/shop-dates.ts';
import type { Unit } from '#shared/units.ts';

/** Who sells, from the settings. Texts that are not set are ''. */
export type InvoiceSeller = {
  readonly name: string;
  readonly address: string;
  readonly fiscalNumber: string;
  readonly vatNumber: string;
  readonly bankAccount: string;
  readonly phone: string;
  readonly email: string;
  /** A PNG or JPG; anything else is left out. Give a batch the same bytes object, and it is stored once. */
  readonly logo: Uint8Array | null;
  readonly footer: string;
};

/** Who buys, as copied into the order. Texts that are not known are ''. */
export type InvoiceBuyer = {
  readonly name: string;
  readonly address: string;
  readonly fiscalNumber: string;
  readonly vatNumber: string;
  readonly phone: string;
};

/** Pieces of a line that were not accepted at the door. */
export type InvoiceReduction = { readonly quantity: number; readonly reason: ReductionReason };

/**
 * A line as it is billed: prices in cents including VAT, shares in basis points. `quantity` is what was delivered;
 * what was ordered is that plus the reductions.
 */
export type InvoiceLine = {
  readonly code: string;
  readonly name: string;
  readonly unit: Unit;
  readonly quantity: number;
  readonly listPriceCents: number;
  readonly discountBasisPoints: number;
  readonly customerDiscountBasisPoints: number;
  readonly unitPriceCents: number;
  readonly vatBasisPoints: number;
  readonly reductions: readonly InvoiceReduction[];
};

/** What was handed over at the door. `signaturePath` is SVG path data of absolute `M`, `L`, `Q`, `C`; '' for none. */
export type InvoiceReceipt = {
  readonly receiverName: string;
  readonly signaturePath: string;
  readonly amountReceivedCents: number;
};

/** All that an invoice shows; the order number is the invoice number. */
export type InvoiceData = {
  readonly orderNumber: number;
  readonly issuedOn: ISODate;
  readonly deliverOn: ISODate | null;
  readonly paymentMethod: string;
  readonly comment: string;
  readonly isCancelled: boolean;
  readonly seller: InvoiceSeller;
  readonly buyer: InvoiceBuyer;
  readonly driverName: string;
  readonly lines: readonly InvoiceLine[];
  readonly receipt: InvoiceReceipt | null;
};
