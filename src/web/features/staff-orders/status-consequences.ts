import { useQuery } from '@tanstack/react-query';
import type { inferOutput } from '@trpc/tanstack-react-query';
import { type OrderStatus, STATUS } from '#shared/order-status.ts';
import { formatCents } from '#shared/prices/money.ts';
import { api } from '#web/api.ts';
import { correctedName, documentTexts } from '#web/features/documents/texts.ts';
import { consequenceTexts as texts } from './consequence-texts.ts';

export type StatusPreview = inferOutput<typeof api.admin.orders.previewStatus>[number];

export function useStatusPreview(orderIds: readonly number[], status: OrderStatus, isEnabled = true) {
  return useQuery(
    api.admin.orders.previewStatus.queryOptions(
      { orderIds: [...orderIds], status },
      { enabled: isEnabled, staleTime: 0, gcTime: 0 },
    ),
  );
}

export function consequencesOf({ status: from, door, invoice }: StatusPreview, to: OrderStatus): string[] {
  const sentences: string[] = [];
  if (from === STATUS.delivered && door) {
    sentences.push(texts.proof(door.receiverName));
    if (door.receivedCents > 0) sentences.push(texts.payment(formatCents(door.receivedCents), door.method));
  }
  if (!invoice) return sentences;
  if (to !== STATUS.cancelled) return [...sentences, texts.invoiceStays(invoice.number)];
  const { credits } = invoice;
  for (const document of credits) {
    sentences.push(documentTexts.cancelCredits(correctedName(document), formatCents(document.leftCents)));
  }
  sentences.push(
    credits.length === 0
      ? documentTexts.cancelNothingLeft(invoice.number)
      : documentTexts.cancelKeepsDocuments(credits.length),
  );
  if (invoice.paidCents > 0) sentences.push(texts.paidSeparately(formatCents(invoice.paidCents)));
  return sentences;
}
