import type { ReactNode } from 'react';
import type { api } from '#web/api.ts';
import type { PapersSource } from '#web/features/papers/order-papers.tsx';
import type { ShortShipRouter } from '#web/features/short-ship/use-short-ship.ts';
import type { ItemsRouter, StaffOrder, StaffOrdersRouter, StockRouter } from './staff-order.ts';
import type { StaffOrdersTexts } from './staff-orders-texts.ts';

/** What a workspace brings to a list of orders: its router, its role, its words, and what its people may do. */
export type StaffOrdersWorkspace = {
  readonly router: StaffOrdersRouter;
  readonly drivers: Pick<typeof api.callAgent.drivers, 'list'>;
  readonly papers: PapersSource;
  readonly role: 'stocker' | 'call_agent' | 'admin';
  readonly texts: StaffOrdersTexts;
  /** Absent where items can't be changed. */
  readonly items?: ItemsRouter;
  /** Absent where nobody confirms stock. */
  readonly stock?: StockRouter;
  /** Absent where nobody sends an order without pieces that are missing. */
  readonly shortShip?: ShortShipRouter;
  /** Lists of orders that another router gives. */
  readonly alsoLists?: readonly Pick<StaffOrdersRouter, 'pathFilter'>[];
  /** What only this workspace shows of an order in its panel. */
  readonly more?: (order: StaffOrder) => ReactNode;
};
