import type { CreateProduct } from './catalog-inputs.ts';
import type { Changes } from './changes.ts';
import type { ExportKind, StartExport } from './export-inputs.ts';
import type { AccountFields } from './field-labels.ts';
import type { ImportKind, ImportOutcome } from './import-inputs.ts';
import type { MoneyEvent } from './money-audit-events.ts';
import type { ISOMonth } from './months.ts';
import type { OrderEvent } from './order-audit-events.ts';
import type { Settings } from './settings.ts';
import type { ISODate } from './shop-dates.ts';

/** What a product keeps and the office may change. */
export type ProductFields = Omit<CreateProduct, 'quantity' | 'regionIds'> & {
  readonly stock: number;
  readonly regionMask: number;
};

/** The fields of all groups of settings. */
export type SettingsFields = Partial<
  Settings['seller'] & Settings['contact'] & Settings['shop'] & Settings['money'] & Settings['prices']
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

type StockEvent =
  | {
      readonly type: 'stock.adjusted';
      readonly productId: number;
      readonly delta: number;
      readonly stock: number;
      readonly note: string;
    }
  | { readonly type: 'stock.set'; readonly productId: number; readonly from: number; readonly to: number }
  /** Of one product, or of many (null). */
  | {
      readonly type: 'stock.received';
      readonly productId: number | null;
      readonly note: string;
      readonly received: Readonly<Record<string, number>>;
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
      /** The entry of the log that was taken back. */
      readonly changeId: number;
      readonly lines: readonly { readonly productId: number; readonly difference: number }[];
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
  | { readonly type: 'user.approved' }
  | {
      readonly type: 'user.price-list-assigned';
      readonly changes: Changes<{ readonly priceList: string | null }>;
    }
  | { readonly type: 'user.contract-prices-set'; readonly prices: readonly SetPrice[] }
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

/** A price from so many pieces on, before and after (E4; null is none). */
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
      readonly group: keyof Settings;
      readonly changes: Changes<SettingsFields>;
    }
  | { readonly type: 'books.closed'; readonly month: ISOMonth; readonly closedUntil: ISODate }
  /** The machine's day, and the one that the shop had until then. */
  | { readonly type: 'clock.confirmed'; readonly date: ISODate; readonly dateBefore: ISODate }
  | { readonly type: 'books.opened'; readonly month: ISOMonth; readonly reason: string }
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
  | PriceListEvent
  | ProductEvent
  | OrderEvent
  | StockEvent
  | UserEvent
  | MoneyEvent
  | OfficeEvent;

/** An action in the past tense of the trade. */
export type AuditEventType = AuditEvent['type'];

type FieldOf<Event> = Event extends { readonly changes: infer Changed }
  ? keyof Changed | Exclude<keyof Event, 'changes'>
  : keyof Event;

/** Every field that some event tells of, its subject apart. */
export type AuditField = Exclude<
  FieldOf<AuditEvent>,
  'type' | 'orderId' | 'userId' | 'driverId' | 'priceListId'
>;
