import type { inferOutput } from '@trpc/tanstack-react-query';
import { useState } from 'react';
import { STATUS } from '#shared/order-status.ts';
import { countText, quantityRuleText, quantityText } from '#shared/prices/packs.ts';
import { api } from '#web/api.ts';
import { errorText } from '#web/error-text.ts';
import { queryClient } from '#web/query-client.ts';
import { texts } from '#web/routes/call-agent/texts.ts';
import { showToast } from '#web/ui/toast.ts';
import { type Draft, raisePieces } from './draft.ts';
import { leftOutTexts } from './left-out-texts.ts';
import type { Call } from './use-call.ts';

type Proposal = inferOutput<typeof api.callAgent.orders.usualBasket>;

const LATEST = 10;

export type Proposals = ReturnType<typeof useProposals>;

export function useProposals(call: Call) {
  const [isLooking, setLooking] = useState(false);
  const take = (ask: Promise<Proposal | null>, nothing: string) => {
    setLooking(true);
    const lookUp = ask
      .catch((error: unknown) => {
        showToast({ tone: 'error', message: errorText(error, texts.history.repeatFailed) });
        return undefined;
      })
      .finally(() => setLooking(false));
    call.whenFound(lookUp, (proposal) => {
      if (proposal === undefined) return;
      if (proposal === null || proposal.message !== null) showToast({ tone: 'error', message: nothing });
      else takeOver(call, proposal);
    });
  };
  const { customerId } = call;
  return {
    isLooking,
    repeat: (orderId: number) => take(fetchOrder(orderId), texts.history.nothing),
    repeatLast: () => {
      if (customerId !== null) take(fetchLastOrder(customerId), texts.history.nothing);
    },
    takeUsual: () => {
      if (customerId !== null) take(fetchUsual(customerId), texts.usual.none);
    },
  };
}

function fetchOrder(orderId: number): Promise<Proposal> {
  const question = api.callAgent.orders.reorder.queryOptions({ orderId });
  return queryClient.fetchQuery({ ...question, staleTime: 0 });
}

async function fetchLastOrder(customerId: number): Promise<Proposal | null> {
  const question = api.callAgent.orders.history.queryOptions({ customerId, limit: LATEST });
  const { orders } = await queryClient.fetchQuery({ ...question, staleTime: 0 });
  const last = orders.find((order) => order.status !== STATUS.cancelled);
  return last ? fetchOrder(last.orderId) : null;
}

function fetchUsual(customerId: number): Promise<Proposal> {
  const question = api.callAgent.orders.usualBasket.queryOptions({ customerId });
  return queryClient.fetchQuery({ ...question, staleTime: 0 });
}

function takeOver(call: Call, proposal: Proposal): void {
  const { history } = texts;
  const sentences = proposal.leftOut.map(
    (line) => `${line.productName}: ${leftOutTexts.reasons[line.reason]}`,
  );
  const before = call.readDraft()?.lines ?? [];
  const taken = new Set<number>();
  call.update((draft) => {
    let next: Draft = draft;
    for (const { productName: name, productCode: code, wantedQuantity, ...line } of proposal.lines) {
      const { draft: raised } = raisePieces(next, { ...line, name, code }, line.quantity);
      if (raised !== next) taken.add(line.productId);
      next = raised;
      if (line.quantity === wantedQuantity) continue;
      const isShort = line.stock < wantedQuantity;
      sentences.push(
        isShort
          ? leftOutTexts.capped(name, countText(line.quantity, line), quantityText(wantedQuantity, line))
          : leftOutTexts.rounded(
              name,
              countText(line.quantity, line),
              countText(wantedQuantity, line),
              quantityRuleText(line),
            ),
      );
    }
    return next;
  });
  call.showLeftOut(sentences.map((sentence) => ({ sentence })));
  showToast({
    tone: 'success',
    message: taken.size === 0 ? history.repeatedNothing : history.repeated(taken.size),
    ...(taken.size === 0 ? {} : { undo: () => call.update((draft) => withoutTaken(draft, taken, before)) }),
  });
}

function withoutTaken(draft: Draft, taken: ReadonlySet<number>, before: Draft['lines']): Draft {
  const lines = draft.lines.flatMap((line) =>
    taken.has(line.productId) ? (before.find(({ productId }) => productId === line.productId) ?? []) : line,
  );
  return { ...draft, lines };
}
