import type { OrderStatus } from '#shared/order-status.ts';

/** The words of a list of orders that each workspace gives in its own way. */
export type StaffOrdersTexts = {
  readonly date: string;
  readonly dateKind: string;
  readonly byCreated: string;
  readonly byDelivery: string;
  readonly showPending: string;
  readonly filterByDate: string;
  readonly refresh: string;
  readonly empty: string;
  readonly emptyDay: (date: string) => string;
  readonly emptyPending: string;
  readonly status: (orderId: number) => string;
  readonly driver: (orderId: number) => string;
  readonly chooseDriver: string;
  readonly driverOption: (driverCode: number, name: string) => string;
  readonly statusChanged: string;
  readonly statusFailed: string;
  readonly driverChanged: string;
  readonly driverFailed: string;
  readonly cancelTitle: string;
  readonly cancelQuestion: (orderId: number, status: OrderStatus) => string;
  readonly cancelConfirm: string;
  readonly keep: string;
};
