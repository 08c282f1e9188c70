import { useMutation } from '@tanstack/react-query';
import type { CreditGoods } from '#shared/accounting/documents.ts';
import type { DeliveryPayment } from '#shared/inputs/ledger-inputs.ts';
import { findUndoPath, type OrderStatus, STATUS } from '#shared/order-status.ts';
import { codeOf, errorText } from '#web/error-text.ts';
import { queryClient } from '#web/query-client.ts';
import { showToast } from '#web/ui/toast.ts';
import {
  countConfirmed,
  type ListedDriver,
  type StaffOrder,
  type StaffOrdersWorkspace,
  type StockRouter,
} from './staff-order.ts';
import { listTexts } from './staff-orders-texts.ts';

type Change = {
  readonly order: StaffOrder;
  readonly shown: Partial<StaffOrder>;
  readonly send: () => Promise<unknown>;
  readonly what: string;
  readonly done: string;
  readonly failure: string;
  readonly undo?: () => void;
  /** Asks a question instead of reporting the failure; false where there is nothing to ask. */
  readonly ask?: ((error: unknown) => boolean) | undefined;
};

export async function carryOut(workspace: StaffOrdersWorkspace, change: Change): Promise<void> {
  const { orderId } = change.order;
  const rollback = await patchOrder(workspace, orderId, (order) => ({ ...order, ...change.shown }));
  try {
    await change.send();
    showToast({
      tone: 'success',
      message: listTexts.changed(orderId, change.what, change.done),
      ...(change.undo ? { undo: change.undo } : {}),
    });
  } catch (error) {
    rollback();
    if (!change.ask?.(error)) showToast({ tone: 'error', message: errorText(error, change.failure) });
  }
  await refreshOrders(workspace);
}

export type AboutStatus = {
  readonly reason?: string | undefined;
  readonly paid?: Pick<DeliveryPayment, 'method'>;
  readonly goods?: CreditGoods;
};

type AskAboutDay = (order: StaffOrder, status: OrderStatus, problem: string) => void;

export function useOrderActions(workspace: StaffOrdersWorkspace, askAboutDay: AskAboutDay) {
  const { router, texts } = workspace;
  const { mutateAsync: sendStatus } = useMutation(router.setStatus.mutationOptions());
  const { mutateAsync: sendDriver } = useMutation(router.setDriver.mutationOptions());
  const setStatus = (order: StaffOrder, status: OrderStatus, about: AboutStatus = {}): void => {
    const { orderId } = order;
    // A credit note cannot be undone: reopened, the order would be invoiced twice.
    const isCredited = status === STATUS.cancelled && order.invoiceId !== null;
    const wayBack = isCredited ? null : findUndoPath(workspace.role, status, order.status);
    void carryOut(workspace, {
      order,
      shown: { status },
      send: () => sendStatus({ orderId, status, expected: order.status, ...about }),
      what: status,
      done: texts.statusChanged,
      failure: texts.statusFailed,
      ask: (error) => {
        if (codeOf(error) !== 'invalid-delivery-date') return false;
        askAboutDay(order, status, errorText(error));
        return true;
      },
      ...(wayBack ? { undo: () => undoStatus({ ...order, status }, wayBack) } : {}),
    });
  };
  const undoStatus = (order: StaffOrder, wayBack: readonly OrderStatus[]): void => {
    const status = wayBack.at(-1) ?? order.status;
    void carryOut(workspace, {
      order,
      shown: { status },
      send: async () => {
        for (const step of wayBack)
          await sendStatus({ orderId: order.orderId, status: step, reason: listTexts.undone });
      },
      what: status,
      done: texts.statusChanged,
      failure: texts.statusFailed,
    });
  };
  const setDriver = (order: StaffOrder, driver: DriverOf, isUndo = false): void => {
    const shown = { driverId: driver.id, driverCode: driver.driverCode, driverName: driver.name };
    const before = { id: order.driverId, driverCode: order.driverCode, name: order.driverName };
    void carryOut(workspace, {
      order,
      shown,
      send: () =>
        sendDriver({ orderId: order.orderId, driverCode: driver.driverCode, expected: order.driverCode }),
      what: driver.name ?? listTexts.noDriver,
      done: texts.driverChanged,
      failure: texts.driverFailed,
      ...(isUndo ? {} : { undo: () => setDriver({ ...order, ...shown }, before, true) }),
    });
  };
  return {
    setStatus,
    setDriver: (order: StaffOrder, driver: ListedDriver | null) => setDriver(order, driver ?? NOBODY),
  };
}

type DriverOf = {
  readonly id: number | null;
  readonly driverCode: number | null;
  readonly name: string | null;
};

const NOBODY: DriverOf = { id: null, driverCode: null, name: null };

export function useStockActions(workspace: StaffOrdersWorkspace, stock: StockRouter) {
  const toggle = useMutation(stock.toggleStock.mutationOptions()).mutateAsync;
  const confirmAll = useMutation(stock.confirmAll.mutationOptions()).mutateAsync;
  const send = (order: StaffOrder, productIds: readonly number[], isConfirmed: boolean) => {
    const { orderId, version } = order;
    // Pieces that were added since were not seen, and are not picked.
    const seen = isConfirmed ? { orderId, expectedVersion: version } : { orderId };
    return productIds.length > 1 && isConfirmed
      ? confirmAll(seen)
      : Promise.all(productIds.map((productId) => toggle({ ...seen, productId, isConfirmed })));
  };
  const confirm = (
    order: StaffOrder,
    productIds: readonly number[],
    isConfirmed: boolean,
    isUndo = false,
  ): Promise<void> => {
    const lines = order.lines.map((line) =>
      productIds.includes(line.productId) ? { ...line, isStockConfirmed: isConfirmed } : line,
    );
    const after = { ...order, lines };
    return carryOut(workspace, {
      order,
      shown: { lines },
      send: () => send(order, productIds, isConfirmed),
      what: listTexts.confirmedNow(countConfirmed(after), lines.length),
      done: isConfirmed ? listTexts.stockDone : listTexts.stockTakenBack,
      failure: listTexts.stockFailed,
      ...(isUndo ? {} : { undo: () => void confirm(after, productIds, !isConfirmed, true) }),
    });
  };
  return {
    confirmLine: (order: StaffOrder, productId: number, isConfirmed: boolean) =>
      confirm(order, [productId], isConfirmed),
    confirmAll: (order: StaffOrder) =>
      confirm(
        order,
        order.lines.filter((line) => !line.isStockConfirmed).map((line) => line.productId),
        true,
      ),
  };
}

type Lists = Pick<StaffOrdersWorkspace, 'router' | 'alsoLists'>;

/**
 * Optimistic update of an order in all cached lists. Running fetches are cancelled, since they would restore the old
 * state; a cancelled fetch also reverts the list, hence the second update.
 */
async function patchOrder(
  lists: Lists,
  orderId: number,
  change: (order: StaffOrder) => StaffOrder,
): Promise<() => void> {
  const filters = filtersOf(lists);
  const replace = (replaceOne: (order: StaffOrder) => StaffOrder) => {
    for (const filter of filters) {
      queryClient.setQueriesData<unknown>(filter, (data: unknown) =>
        withOrders(data, (order) => (order.orderId === orderId ? replaceOne(order) : order)),
      );
    }
  };
  let before: StaffOrder | undefined;
  const show = () =>
    replace((order) => {
      before ??= order;
      return change(order);
    });
  show();
  await Promise.all(filters.map((filter) => queryClient.cancelQueries(filter)));
  show();
  return () => replace((order) => before ?? order);
}

export async function refreshOrders(lists: Lists): Promise<void> {
  await Promise.all(filtersOf(lists).map((filter) => queryClient.invalidateQueries(filter)));
}

function filtersOf({ router, alsoLists = [] }: Lists) {
  return [router, ...alsoLists].map((orders) => orders.pathFilter());
}

function withOrders(data: unknown, change: (order: StaffOrder) => StaffOrder): unknown {
  if (isOrder(data)) return change(data);
  if (Array.isArray(data)) return data.map((entry: unknown) => (isOrder(entry) ? change(entry) : entry));
  if (typeof data === 'object' && data !== null && 'orders' in data) {
    return { ...data, orders: withOrders(data.orders, change) };
  }
  return data;
}

function isOrder(value: unknown): value is StaffOrder {
  return (
    typeof value === 'object' &&
    value !== null &&
    'orderId' in value &&
    'lines' in value &&
    'version' in value
  );
}
