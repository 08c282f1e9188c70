import type { inferOutput } from '@trpc/tanstack-react-query';
import { useState } from 'react';
import { api } from '#web/api.ts';
import { errorText } from '#web/error-text.ts';
import { queryClient } from '#web/query-client.ts';
import { addPieces, type Draft } from '#web/routes/call-agent/call/draft.ts';
import type { Call } from '#web/routes/call-agent/call/use-call.ts';
import { texts } from '#web/routes/call-agent/texts.ts';
import { showToast } from '#web/ui/toast.ts';

type Proposal = inferOutput<typeof api.callAgent.orders.reorder>;

/** Takes what can be had of a past order into the draft, and names what was left out or cut short. */
export function useRepeatOrder(call: Call) {
  const [isRepeating, setRepeating] = useState(false);
  const run = (orderId: number) => {
    setRepeating(true);
    const wish = api.callAgent.orders.reorder.queryOptions({ orderId });
    const lookUp = queryClient
      .fetchQuery({ ...wish, staleTime: 0 })
      .catch((error: unknown) => {
        showToast({ tone: 'error', message: errorText(error, texts.history.repeatFailed) });
        return null;
      })
      .finally(() => setRepeating(false));
    call.whenFound(lookUp, (proposal) => proposal && takeOver(call, proposal));
  };
  return { isRepeating, run };
}

function takeOver(call: Call, proposal: Proposal): void {
  if (proposal.message !== null) {
    showToast({ tone: 'error', message: texts.history.nothing });
    return;
  }
  const { leftOut } = texts;
  const sentences = proposal.leftOut.map((line) => `${line.productName}: ${leftOut.reasons[line.reason]}`);
  call.update((before) => {
    let draft: Draft = before;
    for (const { productName: name, productCode: code, wantedQuantity, ...line } of proposal.lines) {
      draft = addPieces(draft, { ...line, name, code }, line.quantity).draft;
      if (line.quantity < wantedQuantity) sentences.push(leftOut.capped(name, line.quantity, wantedQuantity));
    }
    return draft;
  });
  call.tellLeftOut(sentences);
  showToast({ tone: 'success', message: texts.history.repeated(proposal.lines.length) });
}
