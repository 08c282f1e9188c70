import type { ISODate } from './dates/shop-dates.ts';
import type { Role } from './roles.ts';

export const STATUS = {
  processed: 'E Procesuar',
  prepared: 'E Pergaditur',
  departed: 'E Nisur',
  delivered: 'E Realizuar',
  cancelled: 'E Anuluar',
} as const;

export type OrderStatus = (typeof STATUS)[keyof typeof STATUS];

export const ORDER_STATUSES = [
  STATUS.processed,
  STATUS.prepared,
  STATUS.departed,
  STATUS.delivered,
  STATUS.cancelled,
] as const satisfies readonly OrderStatus[];

export const INITIAL_STATUS: OrderStatus = STATUS.processed;

export const PROGRESS_STEPS = [
  STATUS.processed,
  STATUS.prepared,
  STATUS.departed,
  STATUS.delivered,
] as const satisfies readonly OrderStatus[];

export type Transition = {
  readonly roles: readonly Role[];
  readonly needsReason?: true;
  /** Only as part of another action, never set directly. */
  readonly through?: 'attempt';
};

const desks: Transition = { roles: ['admin', 'stocker', 'call_agent'] };
const everybody: Transition = { roles: ['admin', 'stocker', 'call_agent', 'driver'] };
const road: Transition = { roles: ['admin', 'driver'] };
const office: Transition = { roles: ['admin'] };
const undoing: Transition = { roles: ['admin'], needsReason: true };

const attempt: Transition = { roles: ['admin', 'driver'], through: 'attempt' };

export const TRANSITIONS: Readonly<Record<OrderStatus, Readonly<Partial<Record<OrderStatus, Transition>>>>> =
  {
    [STATUS.processed]: {
      [STATUS.prepared]: everybody,
      [STATUS.departed]: office,
      [STATUS.delivered]: office,
      [STATUS.cancelled]: everybody,
    },
    [STATUS.prepared]: {
      [STATUS.processed]: desks,
      [STATUS.departed]: road,
      [STATUS.delivered]: office,
      [STATUS.cancelled]: everybody,
    },
    [STATUS.departed]: {
      [STATUS.prepared]: attempt,
      [STATUS.delivered]: road,
      [STATUS.cancelled]: everybody,
    },
    [STATUS.delivered]: {
      [STATUS.processed]: undoing,
      [STATUS.prepared]: undoing,
      [STATUS.departed]: undoing,
      [STATUS.cancelled]: undoing,
    },
    [STATUS.cancelled]: {
      [STATUS.processed]: desks,
    },
  };

export function isFinal(status: OrderStatus): boolean {
  return status === STATUS.delivered || status === STATUS.cancelled;
}

export function isOpen(status: OrderStatus): boolean {
  return !isFinal(status);
}

/** Spelled identically everywhere, so that SQLite uses the partial indexes of open orders. */
export const FINAL_STATUSES_SQL = `(${ORDER_STATUSES.filter(isFinal)
  .map((status) => `'${status}'`)
  .join(', ')})`;

export function isEditable(status: OrderStatus): boolean {
  return status === STATUS.processed || status === STATUS.prepared;
}

export const EDITABLE_STATUSES: readonly OrderStatus[] = ORDER_STATUSES.filter(isEditable);

export function findTransition(from: OrderStatus, to: OrderStatus): Transition | undefined {
  return TRANSITIONS[from][to];
}

export function mayMove(role: Role, from: OrderStatus, to: OrderStatus): boolean {
  const transition = findTransition(from, to);
  return transition !== undefined && transition.through === undefined && transition.roles.includes(role);
}

export function mayMoveTogether(role: Role, from: OrderStatus, to: OrderStatus): boolean {
  return mayMove(role, from, to) && findTransition(from, to)?.needsReason !== true;
}

export function mayAttempt(role: Role, status: OrderStatus): boolean {
  const transition = findTransition(status, STATUS.prepared);
  return transition?.through === 'attempt' && transition.roles.includes(role);
}

export function nextStatuses(role: Role, status: OrderStatus): OrderStatus[] {
  return ORDER_STATUSES.filter((to) => mayMove(role, status, to));
}

export type OrderState = { readonly status: OrderStatus; readonly invoiceId: number | null };

export function isOpenForEditing({ status, invoiceId }: OrderState): boolean {
  return isEditable(status) && invoiceId === null;
}

export type CustomerOrderState = OrderState & {
  readonly isBegun: boolean;
};

export function isBeingPrepared({ status, isBegun }: CustomerOrderState): boolean {
  return isBegun || status !== INITIAL_STATUS;
}

export function mayCustomerChange(order: CustomerOrderState): boolean {
  return isOpenForEditing(order) && !isBeingPrepared(order);
}

export function mayChangeDay({ attempts, ...order }: OrderState & { readonly attempts: number }): boolean {
  return isOpenForEditing(order) || (isEditable(order.status) && attempts > 0);
}

type OrderOfDay = { readonly status: OrderStatus; readonly deliverDate: ISODate | null };

/** A cancelled order whose day is past can be reopened only with a new day. */
export function awaitsNewDay({ status, deliverDate }: OrderOfDay, today: ISODate): boolean {
  return status === STATUS.cancelled && deliverDate !== null && deliverDate < today;
}

export function mayCancelInvoiced(role: Role, { status, invoiceId }: OrderState): boolean {
  return invoiceId === null || role === 'admin' || (role === 'driver' && status === STATUS.departed);
}

type ChosenOrder = OrderState & { readonly heldAt: number | null };

export function offeredStatuses(role: Role, order: ChosenOrder): OrderStatus[] {
  const next = nextStatuses(role, order.status).filter((to) => !order.heldAt || !isBeyondHold(to));
  return mayCancelInvoiced(role, order) ? next : next.filter((to) => to !== STATUS.cancelled);
}

function isBeyondHold(status: OrderStatus): boolean {
  return status !== STATUS.processed && status !== STATUS.cancelled;
}

export function settableStatuses(role: Role): OrderStatus[] {
  return ORDER_STATUSES.filter((to) => ORDER_STATUSES.some((from) => mayMove(role, from, to)));
}

export function skipsStep(from: OrderStatus, to: OrderStatus): boolean {
  const steps: readonly OrderStatus[] = PROGRESS_STEPS;
  return steps.indexOf(to) > steps.indexOf(from) + 1;
}

/**
 * The path of statuses by which a role undoes a change, ending with the previous one; null when there is none.
 * Cancelled orders go back through the initial status.
 */
export function findUndoPath(role: Role, changed: OrderStatus, before: OrderStatus): OrderStatus[] | null {
  if (mayMove(role, changed, before)) return [before];
  const between = nextStatuses(role, changed).find((step) => isOpen(step) && mayMove(role, step, before));
  return between === undefined ? null : [between, before];
}

export function findOrderStatus(value: string): OrderStatus | undefined {
  const wanted = value.trim().toLowerCase();
  if (wanted === 'e pregaditur') return STATUS.prepared;
  return ORDER_STATUSES.find((status) => status.toLowerCase() === wanted);
}
