/** What the audit log holds of stock that somebody changed by hand. */
export type StockEvent =
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
