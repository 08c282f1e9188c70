import { formatCents } from '#shared/prices/money.ts';
import { api } from '#web/api.ts';
import { useAction } from '#web/hooks/use-action.ts';
import { receivableTexts as texts } from '#web/routes/admin/receivables/texts.ts';

export function useApplyCredit(customerId: number) {
  return useAction(api.admin.receivables.useCredit, {
    attempts: { about: ({ entryId }) => entryId ?? customerId },
    affects: ['account', 'order'],
    failure: texts.creditFailed,
    success: ({ balanceCents }) => texts.creditUsed(formatCents(balanceCents)),
  });
}
