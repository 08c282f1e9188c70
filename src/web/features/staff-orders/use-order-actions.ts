import { useMutation } from '@tanstack/react-query';
import type { CreditGoods } from '#shared/documents.ts';
import type { DoorPayment } from '#shared/ledger-inputs.ts';
import { findWayBack, type OrderStatus, STATUS } from '#shared/order-status.ts';
import { errorText } from '#web/error-text.ts';
import { showToast } from '#web/ui/toast.ts';
import { patchOrder, refreshOrders } from './patch-order.ts';
import type { ListedDriver, StaffOrder } from './staff-order.ts';
import { listTexts } from './staff-orders-texts.ts';
import type { StaffOrdersWorkspace } from './staff-orders-workspace.ts';

type Change = {
  readonly order: StaffOrder;
  readonly shown: Partial<StaffOrder>;
  readonly send: () => Promise<unknown>;
  /** What the order is now, in a word; it names the order in the message. */
  readonly what: string;
  readonly done: string;
  readonly failure: string;
  /** Absent where it can't be taken back. */
  readonly undo?: () => void;
};

/**
 * Shows a change wherever the order stands, sends it, says so with a way back, or takes it back and tells why the
 * server said no.
 */
export async function carryOut(workspace: StaffOrdersWorkspace, change: Change): Promise<void> {
  const { orderId } = change.order;
  const { rollback } = await patchOrder(workspace, orderId, (order) => ({ ...order, ...change.shown }));
  try {
    await change.send();
    showToast({
      tone: 'success',
      message: listTexts.changed(orderId, change.what, change.done),
      ...(change.undo ? { undo: change.undo } : {}),
    });
  } catch (error) {
    rollback();
    showToast({ tone: 'error', message: errorText(error, change.failure) });
  }
  await refreshOrders(workspace);
}

/** What is said with a status: why, and how it was paid. */
export type AboutStatus = {
  readonly reason?: string | undefined;
  readonly paid?: Pick<DoorPayment, 'method'>;
  readonly goods?: CreditGoods;
};

/** Status and driver of an order, each to be taken back for as long as the message about it stands. */
export function useOrderActions(workspace: StaffOrdersWorkspace) {
  const { router, texts } = workspace;
  const { mutateAsync: sendStatus } = useMutation(router.setStatus.mutationOptions());
  const { mutateAsync: sendDriver } = useMutation(router.setDriver.mutationOptions());
  const setStatus = (order: StaffOrder, status: OrderStatus, about: AboutStatus = {}): void => {
    const { orderId } = order;
    // A credit note stays: taken up again, the order would be invoiced a second time.
    const isCredited = status === STATUS.cancelled && order.invoiceId !== null;
    const wayBack = isCredited ? null : findWayBack(workspace.role, status, order.status);
    void carryOut(workspace, {
      order,
      shown: { status },
      send: () => sendStatus({ orderId, status, ...about }),
      what: status,
      done: texts.statusChanged,
      failure: texts.statusFailed,
      ...(wayBack ? { undo: () => takeBack({ ...order, status }, wayBack) } : {}),
    });
  };
  const takeBack = (order: StaffOrder, wayBack: readonly OrderStatus[]): void => {
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
      send: () => sendDriver({ orderId: order.orderId, driverCode: driver.driverCode }),
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
