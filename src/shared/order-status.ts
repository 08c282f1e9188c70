import type { Role } from './roles.ts';

/** The delivery statuses of an order (spec 1 §4), in the order of the journey. */
export const ORDER_STATUSES = ['E Procesuar', 'E Pergaditur', 'E Nisur', 'E Realizuar', 'E Anuluar'] as const;

/** Stored value of a delivery status. */
export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** Status of a new order. */
export const INITIAL_STATUS: OrderStatus = 'E Procesuar';

/** The four steps a customer sees; a cancelled order has none (spec 1 §4). */
export const PROGRESS_STEPS = ['E Procesuar', 'E Pergaditur', 'E Nisur', 'E Realizuar'] as const;

/** Statuses each role may set (decisions "Orders"); a role that is absent may set none. */
export const STATUSES_BY_ROLE: Readonly<Record<Role, readonly OrderStatus[]>> = {
  admin: ORDER_STATUSES,
  stocker: ['E Procesuar', 'E Pergaditur', 'E Anuluar'],
  call_agent: ['E Procesuar', 'E Pergaditur', 'E Anuluar'],
  driver: ['E Pergaditur', 'E Nisur', 'E Realizuar', 'E Anuluar'],
  packer: [],
  customer: [],
};

/** Statuses in which the items of an order may still be changed (decisions "Orders"). */
export const EDITABLE_STATUSES: readonly OrderStatus[] = ['E Procesuar', 'E Pergaditur'];

/** Statuses after which an order is history: delivered or cancelled. */
export const FINAL_STATUSES: readonly OrderStatus[] = ['E Realizuar', 'E Anuluar'];

/** The stored status for what a client sent; accepts the misspelling `E Pregaditur` and any letter case. */
export function findOrderStatus(value: string): OrderStatus | undefined {
  const wanted = value.trim().toLowerCase();
  if (wanted === 'e pregaditur') return 'E Pergaditur';
  return ORDER_STATUSES.find((status) => status.toLowerCase() === wanted);
}
