import { readTabMemory, writeTabMemory } from '#web/device/tab-memory.ts';
import { newKey } from '#web/new-key.ts';

const KEY = 'checkout.';

export type CheckoutDraft = {
  readonly deliverDate: string | null;
  readonly comment: string;
  /** Reused for the same content, so that a retry is never a second order. */
  readonly attempt: Attempt | null;
};

export type Attempt = { readonly key: string; readonly content: string; readonly isOpen?: boolean };

const EMPTY: CheckoutDraft = { deliverDate: null, comment: '', attempt: null };

export function readDraft(userId: number): CheckoutDraft {
  const stored = readTabMemory(KEY + userId);
  return isDraft(stored) ? stored : EMPTY;
}

export function writeDraft(userId: number, draft: CheckoutDraft): void {
  writeTabMemory(KEY + userId, draft);
}

export function forgetDraft(userId: number): void {
  writeTabMemory(KEY + userId, null);
}

export function attemptFor(draft: CheckoutDraft, content: string): Attempt {
  const key = draft.attempt?.content === content ? draft.attempt.key : newKey();
  return { key, content, isOpen: true };
}

function isDraft(value: unknown): value is CheckoutDraft {
  return (
    typeof value === 'object' && value !== null && 'comment' in value && typeof value.comment === 'string'
  );
}
