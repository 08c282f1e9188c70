import type { Changes } from './changes.ts';

export type FirmTable = 'region' | 'category' | 'subcategory' | 'unit' | 'van';

export type FirmFields = {
  readonly key?: string;
  readonly name?: string;
  readonly icon?: string;
  readonly paperName?: string;
  readonly nameEn?: string;
  readonly nameSr?: string;
  readonly code?: string;
  readonly plate?: string;
  readonly payloadKg?: number | null;
  readonly boxes?: number | null;
  readonly position?: number;
  readonly isActive?: boolean;
};

export type FirmEvent =
  | { readonly type: 'firm.created' | 'firm.deleted'; readonly table: FirmTable; readonly name: string }
  | {
      readonly type: 'firm.changed';
      readonly table: FirmTable;
      readonly name: string;
      readonly changes: Changes<FirmFields>;
    }
  | {
      readonly type: 'firm.customers-moved';
      readonly name: string;
      readonly toName: string;
      readonly customers: number;
      readonly userIds: readonly number[];
    }
  | {
      readonly type: 'firm.products-moved';
      readonly name: string;
      readonly toName: string;
      readonly products: number;
    };
