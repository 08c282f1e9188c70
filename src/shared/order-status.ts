import type { Role } from './roles.ts';

/** The delivery statuses of an order by name; the values are what is stored, sent and shown. */
export const STATUS = {
  processed: 'E Procesuar',
  prepared: 'E Pergaditur',
  departed: 'E Nisur',
  delivered: 'E Realizuar',
  cancelled: 'E Anuluar',
} as const;

/** Stored value of a delivery status. */
export type OrderStatus = (typeof STATUS)[keyof typeof STATUS];

/** All statuses, in the order of the journey. */
export const ORDER_STATUSES = [
  STATUS.processed,
  STATUS.prepared,
  STATUS.departed,
  STATUS.delivered,
  STATUS.cancelled,
] as const satisfies readonly OrderStatus[];

/** Status of a new order. */
export const INITIAL_STATUS: OrderStatus = STATUS.processed;

/** The four steps a customer sees; a cancelled order has none. */
export const PROGRESS_STEPS = [
  STATUS.processed,
  STATUS.prepared,
  STATUS.departed,
  STATUS.delivered,
] as const satisfies readonly OrderStatus[];

/** Who may take an order from one status to another, and whether a screen asks for the reason. */
export type Transition = {
  readonly roles: readonly Role[];
  readonly needsReason?: true;
  /** It happens only with something else, never as a change of status by itself. */
  readonly through?: 'attempt';
};

const desks: Transition = { roles: ['admin', 'stocker', 'call_agent'] };
const everybody: Transition = { roles: ['admin', 'stocker', 'call_agent', 'driver'] };
const road: Transition = { roles: ['admin', 'driver'] };
const office: Transition = { roles: ['admin'] };
const undoing: Transition = { roles: ['admin'], needsReason: true };

const attempt: Transition = { roles: ['admin', 'driver'], through: 'attempt' };

/**
 * The order's way, from → to: forward step by step, the office may skip steps; prepared work can be taken back until
 * it leaves the house; what could not be handed over comes back; anything that is not final can be cancelled. A delivered order is final for all but the office,
 * a cancelled one begins again. What is not in here does not happen.
 */
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

/** Whether nothing more is to be done for an order: it is delivered or cancelled. */
export function isFinal(status: OrderStatus): boolean {
  return status === STATUS.delivered || status === STATUS.cancelled;
}

/** Whether an order is still to be brought to its customer. */
export function isOpen(status: OrderStatus): boolean {
  return !isFinal(status);
}

/** The final statuses as a list of SQL: in one spelling, so that the partial indexes of open orders fit. */
export const FINAL_STATUSES_SQL = `(${ORDER_STATUSES.filter(isFinal)
  .map((status) => `'${status}'`)
  .join(', ')})`;

/** Whether the items of an order may still be changed: it has not left the house. */
export function isEditable(status: OrderStatus): boolean {
  return status === STATUS.processed || status === STATUS.prepared;
}

/** The statuses in which items may still be changed. */
export const EDITABLE_STATUSES: readonly OrderStatus[] = ORDER_STATUSES.filter(isEditable);

/** The transition from one status to another; undefined when there is none for anybody. */
export function findTransition(from: OrderStatus, to: OrderStatus): Transition | undefined {
  return TRANSITIONS[from][to];
}

/** Whether a role may take an order from one status to another. */
export function mayMove(role: Role, from: OrderStatus, to: OrderStatus): boolean {
  const transition = findTransition(from, to);
  return transition !== undefined && transition.through === undefined && transition.roles.includes(role);
}

/** Whether a role may do so for many orders at once: what undoes a delivery is decided order by order. */
export function mayMoveTogether(role: Role, from: OrderStatus, to: OrderStatus): boolean {
  return mayMove(role, from, to) && findTransition(from, to)?.needsReason !== true;
}

/** Whether a role may note that an order of this status was not handed over. */
export function mayAttempt(role: Role, status: OrderStatus): boolean {
  const transition = findTransition(status, STATUS.prepared);
  return transition?.through === 'attempt' && transition.roles.includes(role);
}

/** The statuses to which a role may take an order that has this one. */
export function nextStatuses(role: Role, status: OrderStatus): OrderStatus[] {
  return ORDER_STATUSES.filter((to) => mayMove(role, status, to));
}

/** What decides whether an order may be changed: how far it is, and whether it has its invoice. */
export type OrderState = { readonly status: OrderStatus; readonly invoiceId: number | null };

/** Whether items, address and day of an order may still be changed: it is in the house and has no invoice. */
export function isOpenForEditing({ status, invoiceId }: OrderState): boolean {
  return isEditable(status) && invoiceId === null;
}

/** An order as far as its own customer may still change it. */
export type OwnOrderState = OrderState & {
  /** Somebody has begun with it: a line is on the shelf or made. */
  readonly isBegun: boolean;
};

/** Whether an order is so far that somebody prepares it, or has. */
export function isBeingPrepared({ status, isBegun }: OwnOrderState): boolean {
  return isBegun || status !== INITIAL_STATUS;
}

/** Whether customers may change or cancel an order of their own, where the office lets them: nobody has begun with it. */
export function mayChangeOwn(order: OwnOrderState): boolean {
  return isOpenForEditing(order) && !isBeingPrepared(order);
}

/**
 * Whether an order may be given another delivery day: it is in the house, and its invoice names none yet, or it was
 * brought in vain and is brought again with the invoice that it has.
 */
export function mayChangeDay({ attempts, ...order }: OrderState & { readonly attempts: number }): boolean {
  return isOpenForEditing(order) || (isEditable(order.status) && attempts > 0);
}

/**
 * Whether a role may cancel an order as far as its invoice goes: once it has one, only the office, and its driver on the
 * road, where everything is refused at the door.
 */
export function mayCancelInvoiced(role: Role, { status, invoiceId }: OrderState): boolean {
  return invoiceId === null || role === 'admin' || (role === 'driver' && status === STATUS.departed);
}

/** An order of which a status is to be chosen; one that waits for the office (`heldAt`) goes no further. */
type ChosenOrder = OrderState & { readonly heldAt: number | null };

/** The statuses to which a role may take this order: what a screen offers, and nothing else. */
export function offeredStatuses(role: Role, order: ChosenOrder): OrderStatus[] {
  const next = nextStatuses(role, order.status).filter((to) => !order.heldAt || !isBeyondHold(to));
  return mayCancelInvoiced(role, order) ? next : next.filter((to) => to !== STATUS.cancelled);
}

/** Whether an order that waits for the office may not reach this status. */
function isBeyondHold(status: OrderStatus): boolean {
  return status !== STATUS.processed && status !== STATUS.cancelled;
}

/** The statuses that a role may ever set; none for those who only look on. */
export function settableStatuses(role: Role): OrderStatus[] {
  return ORDER_STATUSES.filter((to) => ORDER_STATUSES.some((from) => mayMove(role, from, to)));
}

/** Whether a change leaves out a step of the journey; cancelling skips nothing. */
export function skipsStep(from: OrderStatus, to: OrderStatus): boolean {
  const steps: readonly OrderStatus[] = PROGRESS_STEPS;
  return steps.indexOf(to) > steps.indexOf(from) + 1;
}

/**
 * The statuses through which a role takes back a change, the one that was before at the end; null when there is no way
 * back. A cancelled order goes back by way of its beginning.
 */
export function findWayBack(role: Role, changed: OrderStatus, before: OrderStatus): OrderStatus[] | null {
  if (mayMove(role, changed, before)) return [before];
  const between = nextStatuses(role, changed).find((step) => isOpen(step) && mayMove(role, step, before));
  return between === undefined ? null : [between, before];
}

/** The stored status for what a client sent; accepts the misspelling `E Pregaditur` and any letter case. */
export function findOrderStatus(value: string): OrderStatus | undefined {
  const wanted = value.trim().toLowerCase();
  if (wanted === 'e pregaditur') return STATUS.prepared;
  return ORDER_STATUSES.find((status) => status.toLowerCase() === wanted);
}
