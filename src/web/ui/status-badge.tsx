import { type OrderStatus, STATUS } from '#shared/order-status.ts';
import { Pill, type Tone } from './pill.tsx';

const TONES: Readonly<Record<OrderStatus, Tone>> = {
  [STATUS.processed]: 'plain',
  [STATUS.prepared]: 'warn',
  [STATUS.departed]: 'info',
  [STATUS.delivered]: 'good',
  [STATUS.cancelled]: 'bad',
};

export function StatusBadge({ status }: { readonly status: OrderStatus }) {
  return <Pill tone={TONES[status]}>{status}</Pill>;
}
