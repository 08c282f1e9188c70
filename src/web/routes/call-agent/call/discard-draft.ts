import { texts } from '#web/routes/call-agent/texts.ts';
import { showToast } from '#web/ui/toast.ts';
import type { Draft } from './draft.ts';
import type { Call } from './use-call.ts';

export function discardDraft(call: Call, draft: Draft): void {
  call.forget(draft.customerId);
  showToast({
    tone: 'success',
    message: texts.calls.discarded(draft.customerName),
    undo: () => call.restore(draft),
  });
}

export function discardByKey(call: Call): void {
  const draft = call.customerId === null ? call.waiting.at(-1) : call.readDraft();
  if (draft && (call.customerId === null || draft.lines.length > 0)) discardDraft(call, draft);
}
