import { newKey } from '#web/new-key.ts';
import { readTabMemory, writeTabMemory } from '#web/tab-memory.ts';

const KEY = 'checkout.';

/** What a customer has filled in, and the key of the order that it will be. */
export type CheckoutDraft = {
  readonly deliverDate: string | null;
  readonly comment: string;
  /** The last attempt: the same content keeps its key, so that a repeated attempt is never a second order. */
  readonly attempt: Attempt | null;
};

/** One order on its way; `isOpen` while nobody knows whether it arrived. */
export type Attempt = { readonly key: string; readonly content: string; readonly isOpen?: boolean };

const EMPTY: CheckoutDraft = { deliverDate: null, comment: '', attempt: null };

/** A person's draft in this tab; it outlives a reload, not the tab nor logging out, and is nobody else's. */
export function readDraft(userId: number): CheckoutDraft {
  const kept = readTabMemory(KEY + userId);
  return isDraft(kept) ? kept : EMPTY;
}

/** Keeps the draft for a reload; without storage the key lasts as long as the page, which still covers retries. */
export function writeDraft(userId: number, draft: CheckoutDraft): void {
  writeTabMemory(KEY + userId, draft);
}

/** Forgets the draft once it has become an order. */
export function forgetDraft(userId: number): void {
  writeTabMemory(KEY + userId, null);
}

/** The attempt to make when this content is sent: the last one again when nothing changed, else one with a new key. */
export function attemptFor(draft: CheckoutDraft, content: string): Attempt {
  const key = draft.attempt?.content === content ? draft.attempt.key : newKey();
  return { key, content, isOpen: true };
}

function isDraft(value: unknown): value is CheckoutDraft {
  return (
    typeof value === 'object' && value !== null && 'comment' in value && typeof value.comment === 'string'
  );
}
