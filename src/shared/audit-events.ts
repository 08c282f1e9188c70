import type { CreateProduct } from './catalog-inputs.ts';
import type { AttemptReason } from './delivery.ts';
import type { DocumentKind } from './documents.ts';
import type { ExportKind, StartExport } from './export-inputs.ts';
import type { AccountFields } from './field-labels.ts';
import type { ImportKind, ImportOutcome } from './import-inputs.ts';
import type { ISOMonth } from './months.ts';
import type { LossReason } from './order-changes.ts';
import type { OrderStatus } from './order-status.ts';
import type { Settings } from './settings.ts';
import type { ISODate } from './shop-dates.ts';
import type { StockEvent } from './stock-events.ts';
import type { Unit } from './units.ts';

/** Of each field that changed, what it was and what it became. */
export type Changes<Fields> = {
  readonly [Field in keyof Fields]?: { readonly from: Fields[Field]; readonly to: Fields[Field] };
};

/** What a product keeps and the office may change. */
export type ProductFields = Omit<CreateProduct, 'quantity' | 'regionIds'> & {
  readonly stock: number;
  readonly regionMask: number;
};

/** The fields of all groups of settings. */
export type SettingsFields = Partial<Settings['seller'] & Settings['contact'] & Settings['shop']>;

type ProductEvent = { readonly productId: number } & (
  | ({ readonly type: 'product.created' } & CreateProduct)
  | {
      readonly type: 'product.updated' | 'product.discounted' | 'product.featured' | 'product.moved';
      readonly changes: Changes<ProductFields>;
    }
  | {
      readonly type: 'product.deleted';
      readonly name: string;
      readonly code: string;
      /** Carts that it went from. */
      readonly carts: number;
    }
  | {
      readonly type: 'product.restored';
      readonly name: string;
      readonly code: string;
      readonly barcode: string;
    }
  | { readonly type: 'product.duplicated'; readonly originalId: number; readonly name: string }
);

type LineEvent = { readonly productId: number; readonly productName: string };

type FrozenLine = {
  readonly productCode: string;
  readonly unit: Unit;
  readonly vatBasisPoints: number;
  readonly listPriceCents: number;
  readonly discountBasisPoints: number;
  readonly customerDiscountBasisPoints: number;
  readonly unitPriceCents: number;
  readonly isStockConfirmed: boolean;
  readonly isProduced: boolean;
};

type OrderTexts = {
  readonly comment: string;
  readonly buyerAddress: string;
  readonly deliverDate: ISODate | null;
};

type OrderEvent = { readonly orderId: number } & (
  | ({ readonly type: 'order.item-added' | 'order.item-restored'; readonly quantity: number } & LineEvent)
  | ({
      readonly type: 'order.item-removed';
      readonly quantity: number;
      /** The rest of the line, so that it can be put back as it was. */
      readonly frozen: FrozenLine;
    } & LineEvent)
  | ({ readonly type: 'order.item-changed'; readonly from: number; readonly to: number } & LineEvent)
  | ({
      readonly type: 'order.short-shipped';
      readonly from: number;
      readonly to: number;
      readonly missing: number;
      readonly reason: LossReason;
    } & LineEvent)
  | {
      readonly type: 'order.edited';
      readonly changes: Changes<OrderTexts>;
      readonly reason?: string;
    }
  | {
      readonly type: 'order.attempted';
      readonly reason: AttemptReason;
      readonly note: string;
      readonly attempts: number;
      readonly deliverDate: ISODate;
    }
  | {
      readonly type: 'order.road-conflict';
      readonly status: OrderStatus;
      readonly occurredAt: number;
      readonly reason?: AttemptReason;
      readonly receiverName?: string;
      readonly amountReceivedCents?: number;
      readonly note: string;
    }
  | {
      readonly type: 'order.driver-assigned';
      readonly from: number | null;
      readonly to: number | null;
      readonly driverCode: number | null;
      readonly driverName: string | null;
    }
  | {
      readonly type: 'order.status-changed';
      readonly from: OrderStatus;
      readonly to: OrderStatus;
      readonly reason?: string;
    }
  | ({ readonly type: 'order.delivered' } & Receipt & Handover)
  | ({ readonly type: 'order.delivery-corrected'; readonly changes: Changes<Receipt> } & Handover)
  | ({ readonly type: 'order.receipt-voided' } & Receipt)
  | {
      readonly type: 'document.issued';
      readonly documentId: number;
      readonly kind: DocumentKind;
      readonly number: string;
      readonly totalCents: number;
      readonly reason?: string;
    }
);

type Receipt = { readonly receiverName: string; readonly amountReceivedCents: number };

type Handover = {
  readonly totalCents: number;
  readonly lines: readonly { readonly orderLineId: number; readonly deliveredQuantity: number }[];
};

/** How an account came about. */
export type AccountOrigin =
  | 'user.created'
  | 'user.imported'
  | 'user.signed-up'
  | 'user.admin-created'
  | 'user.registered';

type UserEvent = { readonly userId: number } & (
  | ({ readonly type: AccountOrigin } & Pick<AccountFields, 'name' | 'email' | 'role'>)
  | { readonly type: 'user.updated'; readonly changes: Changes<AccountFields> }
  | {
      readonly type:
        | 'user.password-set'
        | 'user.password-changed'
        | 'user.password-recovered'
        | 'user.password-reset'
        | 'user.recovery-code-issued'
        | 'user.signed-out-everywhere';
    }
);

type CashEvent = {
  readonly type: 'delivery.cash-counted';
  readonly driverId: number;
  readonly date: ISODate;
  readonly countedBy: 'driver' | 'office';
  readonly amountCents: number;
};

type VanEvent = {
  readonly type: 'delivery.van-checked-in';
  readonly driverId: number;
  readonly date: ISODate;
  readonly expected: number;
  readonly returned: number;
  readonly note: string;
};

type OfficeEvent =
  | { readonly type: 'delivery.rules-saved'; readonly regionId: number }
  | { readonly type: 'delivery.rules-reset'; readonly regionId: number }
  | {
      readonly type: 'settings.updated';
      readonly group: keyof Settings;
      readonly changes: Changes<SettingsFields>;
    }
  | { readonly type: 'books.closed'; readonly month: ISOMonth; readonly closedUntil: ISODate }
  /** Counted in groups. */
  | { readonly type: 'search.synonyms-saved'; readonly from: number; readonly to: number }
  | {
      readonly type: 'export.started';
      readonly what: ExportKind;
      readonly format: StartExport['format'];
      /** Days, of what is exported by days. */
      readonly from?: ISODate;
      readonly to?: ISODate;
    }
  | ({ readonly type: 'import.applied'; readonly kind: ImportKind; readonly fileName: string } & Readonly<
      Record<ImportOutcome, number>
    >);

/** What the audit log can hold. Never passwords, tokens or signatures. */
export type AuditEvent =
  | ProductEvent
  | OrderEvent
  | StockEvent
  | UserEvent
  | CashEvent
  | VanEvent
  | OfficeEvent;

/** An action in the past tense of the trade. */
export type AuditEventType = AuditEvent['type'];

type FieldOf<Event> = Event extends { readonly changes: infer Changed }
  ? keyof Changed | Exclude<keyof Event, 'changes'>
  : keyof Event;

/** Every field that some event tells of, its subject apart. */
export type AuditField = Exclude<FieldOf<AuditEvent>, 'type' | 'orderId' | 'userId' | 'driverId'>;
