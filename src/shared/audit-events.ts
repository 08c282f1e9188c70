import type { CashMovement, EntryKind, PaymentMethod } from './accounting/ledger.ts';
import type { FirmEvent } from './audit-firm-events.ts';
import type { BillEvent, PurchasingEvent } from './audit-purchasing-events.ts';
import type { BrandWords } from './brand/brand-input.ts';
import type { Changes } from './changes.ts';
import type { ISOMonth } from './dates/months.ts';
import type { ISODate } from './dates/shop-dates.ts';
import type { CreateProduct } from './inputs/catalog-inputs.ts';
import type { ExportKind, StartExport } from './inputs/export-inputs.ts';
import type { ImportKind, ImportOutcome } from './inputs/import-inputs.ts';
import type { AuditedOrderEvent } from './order-events.ts';
import type { RegionLimit } from './regions.ts';
import type { Settings } from './settings.ts';
import type { UserFields } from './text/field-labels.ts';

export type ProductFields = Omit<CreateProduct, 'quantity' | 'regionIds'> & {
  readonly stock: number;
  readonly regionIds: RegionLimit;
};

export type SettingsFields = Partial<
  Settings['seller'] &
    Settings['contact'] &
    Settings['shop'] &
    Settings['money'] &
    Settings['prices'] &
    Settings['features'] &
    Settings['purchasing'] &
    Omit<BrandWords, 'name'> & {
      readonly shopName: string;
      readonly logoDark: string | null;
      readonly icon: string | null;
    }
>;

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
      readonly carts: number;
    }
  | {
      readonly type: 'product.restored';
      readonly name: string;
      readonly code: string;
      readonly barcode: string;
    }
  /** Ten-thousandths of a euro. */
  | { readonly type: 'product.cost-set'; readonly netCostE4: number }
  | { readonly type: 'product.duplicated'; readonly originalId: number; readonly name: string }
);

type StockEvent =
  | {
      readonly type: 'stock.adjusted';
      readonly productId: number;
      readonly delta: number;
      readonly stock: number;
      readonly note: string;
    }
  | { readonly type: 'stock.set'; readonly productId: number; readonly from: number; readonly to: number }
  /** One product, or many (null). */
  | {
      readonly type: 'stock.received';
      readonly productId: number | null;
      readonly note: string;
      readonly received: Readonly<Record<string, number>>;
      readonly receiptId?: number;
    }
  | {
      readonly type: 'stock.counted';
      readonly productId: number | null;
      readonly note: string;
      readonly lines: readonly {
        readonly productId: number;
        readonly difference: number;
        readonly stock: number;
      }[];
    }
  | {
      readonly type: 'stock.undone';
      readonly productId: number | null;
      readonly changeId: number;
      readonly lines: readonly { readonly productId: number; readonly difference: number }[];
    };

export type UserOrigin =
  | 'user.created'
  | 'user.imported'
  | 'user.signed-up'
  | 'user.admin-created'
  | 'user.registered';

type UserEvent = { readonly userId: number } & (
  | ({ readonly type: UserOrigin } & Pick<UserFields, 'name' | 'email' | 'role'>)
  | { readonly type: 'user.approved' }
  | {
      readonly type: 'user.price-list-assigned';
      readonly changes: Changes<{ readonly priceList: string | null }>;
    }
  | {
      readonly type: 'user.van-assigned';
      readonly changes: Changes<{ readonly usualVan: string | null }>;
    }
  | {
      readonly type: 'user.day-van-set';
      readonly date: ISODate;
      readonly changes: Changes<{ readonly dayVan: string | null }>;
    }
  | { readonly type: 'user.contract-prices-set'; readonly prices: readonly SetPrice[] }
  | { readonly type: 'user.updated'; readonly changes: Changes<UserFields> }
  | {
      readonly type:
        | 'user.password-set'
        | 'user.password-changed'
        | 'user.password-recovered'
        | 'user.password-reset'
        | 'user.recovery-code-issued'
        | 'user.second-factor-on'
        | 'user.second-factor-off'
        | 'user.second-factor-reset'
        | 'user.second-factor-code-used'
        | 'user.signed-out-everywhere';
    }
);

type SetPrice = {
  readonly productId: number;
  readonly from: number;
  readonly before: number | null;
  readonly after: number | null;
};

type PriceListFields = {
  readonly name: string;
  readonly isNet: boolean;
  readonly isExclusive: boolean;
  readonly addsDiscounts: boolean;
  readonly validFrom: ISODate | null;
  readonly validTo: ISODate | null;
};

type PriceListEvent = { readonly priceListId: number } & (
  | ({ readonly type: 'price-list.created' } & PriceListFields)
  | { readonly type: 'price-list.updated'; readonly changes: Changes<PriceListFields> }
  | { readonly type: 'price-list.deleted'; readonly name: string; readonly customers: number }
  | { readonly type: 'price-list.prices-set'; readonly name: string; readonly prices: readonly SetPrice[] }
);

type OfficeEvent =
  | {
      readonly type: 'delivery.van-checked-in';
      readonly driverId: number;
      readonly date: ISODate;
      readonly expected: number;
      readonly returned: number;
      readonly note: string;
    }
  | { readonly type: 'delivery.rules-saved'; readonly regionId: number }
  | { readonly type: 'delivery.rules-reset'; readonly regionId: number }
  | {
      readonly type: 'settings.updated';
      readonly group: keyof Settings | 'brand';
      readonly changes: Changes<SettingsFields>;
    }
  | { readonly type: 'books.closed'; readonly month: ISOMonth; readonly closedUntil: ISODate }
  /** `date` is the machine's, `dateBefore` the shop's own before the confirmation. */
  | { readonly type: 'clock.confirmed'; readonly date: ISODate; readonly dateBefore: ISODate }
  | { readonly type: 'books.opened'; readonly month: ISOMonth; readonly reason: string }
  /** Number of groups. */
  | { readonly type: 'search.synonyms-saved'; readonly from: number; readonly to: number }
  | {
      readonly type: 'export.started';
      readonly what: ExportKind;
      readonly format: StartExport['format'];
      readonly from?: ISODate;
      readonly to?: ISODate;
      /** Number of orders selected individually. */
      readonly orders?: number;
    }
  | ({ readonly type: 'import.applied'; readonly kind: ImportKind; readonly fileName: string } & Readonly<
      Record<ImportOutcome, number>
    >);

export type AuditEvent =
  | BillEvent
  | PurchasingEvent
  | FirmEvent
  | PriceListEvent
  | ProductEvent
  | OrderAudit
  | StockEvent
  | UserEvent
  | MoneyEvent
  | OfficeEvent;

export type AuditEventType = AuditEvent['type'];

type FieldOf<Event> = Event extends { readonly changes: infer Changed }
  ? keyof Changed | Exclude<keyof Event, 'changes'>
  : keyof Event;

export type AuditField = Exclude<
  FieldOf<AuditEvent>,
  'type' | 'orderId' | 'userId' | 'driverId' | 'priceListId'
>;

export type OrderAudit = { readonly orderId: number } & AuditedOrderEvent;

type AccountEvent = { readonly userId: number } & (
  | {
      readonly type: 'account.terms-set';
      readonly changes: Changes<{ readonly termsDays: number; readonly limitCents: number | null }>;
    }
  | {
      readonly type: 'account.opened';
      readonly number: string;
      readonly amountCents: number;
      readonly day: ISODate;
      readonly reason?: string;
    }
  | { readonly type: 'account.written-off'; readonly amountCents: number; readonly reason: string }
  | {
      readonly type: 'account.entry-reversed';
      readonly entryKind: EntryKind;
      readonly amountCents: number;
      readonly reason: string;
    }
  | { readonly type: 'account.reminded'; readonly level: number; readonly amountCents: number }
  | {
      readonly type: 'payment.booked';
      readonly number: string;
      readonly method: PaymentMethod;
      readonly amountCents: number;
      readonly reason?: string;
    }
  | {
      readonly type: 'payment.reversed';
      readonly number: string;
      readonly amountCents: number;
      readonly reason: string;
    }
);

type TillEvent = { readonly driverId: number | null; readonly date: ISODate } & (
  | {
      readonly type: 'cash.moved';
      readonly movement: CashMovement;
      readonly amountCents: number;
      readonly reason: string;
    }
  | {
      readonly type: 'cash.expense-pending' | 'cash.expense-declined';
      readonly amountCents: number;
      readonly reason: string;
    }
  | {
      readonly type: 'cash.closed';
      readonly expectedCents: number;
      readonly handedInCents: number;
      readonly note?: string;
    }
  | { readonly type: 'cash.reopened'; readonly reason: string }
);

type CashEvent = {
  readonly type: 'delivery.cash-counted';
  readonly driverId: number | null;
  readonly date: ISODate;
  readonly countedBy: 'driver' | 'office';
  readonly amountCents: number;
};

type StatementEvent = {
  readonly type: 'bank-statement.booked';
  readonly fileName: string;
  readonly booked: number;
  readonly amountCents: number;
  readonly unmatched: number;
};

export type MoneyEvent = AccountEvent | TillEvent | CashEvent | StatementEvent;
