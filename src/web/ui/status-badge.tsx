import type { OrderStatus } from '#shared/order-status.ts';
import { Pill, type Tone } from './pill.tsx';

const TONES: Readonly<Record<OrderStatus, Tone>> = {
  'E Procesuar': 'plain',
  'E Pergaditur': 'warn',
  'E Nisur': 'info',
  'E Realizuar': 'good',
  'E Anuluar': 'bad',
};

/** The delivery status of an order, in its color. */
export function StatusBadge({ status }: { readonly status: OrderStatus }) {
  return <Pill tone={TONES[status]}>{status}</Pill>;
}
