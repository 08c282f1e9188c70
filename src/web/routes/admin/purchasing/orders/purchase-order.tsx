import type { inferOutput } from '@trpc/tanstack-react-query';
import { type PurchaseOrderStatus, purchaseStatusLabels } from '#shared/purchasing/purchasing-types.ts';
import type { api } from '#web/api.ts';
import { useAction } from '#web/hooks/use-action.ts';
import { Pill, type Tone } from '#web/ui/pill.tsx';
import { purchaseOrderTexts as texts } from './texts.ts';

export type PurchaseOrder = inferOutput<typeof api.admin.purchasing.orders.get>;

const STATUS_TONES: Readonly<Record<PurchaseOrderStatus, Tone>> = {
  draft: 'plain',
  sent: 'info',
  partly: 'warn',
  received: 'good',
  closed: 'plain',
  cancelled: 'bad',
};

export function useSend(procedure: typeof api.admin.purchasing.orders.send) {
  return useAction(procedure, {
    attempts: {},
    affects: ['purchasing'],
    failure: texts.sendFailed,
    success: ({ number }) => texts.sent(number ?? ''),
  });
}

export function StatusPill({ order: { status } }: { readonly order: Pick<PurchaseOrder, 'status'> }) {
  return <Pill tone={STATUS_TONES[status]}>{purchaseStatusLabels[status]}</Pill>;
}
