import { useSyncExternalStore } from 'react';
import { readTabMemory, writeTabMemory } from '#web/device/tab-memory.ts';
import type { Draft } from './draft.ts';

export type Drafts = ReadonlyMap<number, Draft>;

const STORE = 'drafts';
const NOBODY: Drafts = new Map();

let owner: number | null = null;
let drafts: Drafts = NOBODY;
const listeners = new Set<() => void>();

/**
 * Drafts live in this tab only, survive a reload and an expired session, and are never read for another agent. A
 * logout clears them; without a user (null) there are none.
 */
export function useDrafts(agentId: number | null): Drafts {
  return useSyncExternalStore(subscribe, () => draftsOf(agentId));
}

export function findDraft(agentId: number | null, customerId: number): Draft | undefined {
  return draftsOf(agentId).get(customerId);
}

export function saveDraft(agentId: number | null, draft: Draft): void {
  publish(agentId, new Map(draftsOf(agentId)).set(draft.customerId, draft));
}

export function forgetDraft(agentId: number | null, customerId: number): void {
  const next = new Map(draftsOf(agentId));
  if (next.delete(customerId)) publish(agentId, next);
}

function draftsOf(agentId: number | null): Drafts {
  if (owner !== agentId) {
    owner = agentId;
    drafts = agentId === null ? NOBODY : readStored(agentId);
  }
  return drafts;
}

function publish(agentId: number | null, next: Drafts): void {
  if (agentId === null) return;
  drafts = next;
  writeTabMemory(STORE, { agentId, drafts: [...next.values()] });
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function readStored(agentId: number): Drafts {
  const stored = readTabMemory(STORE);
  if (typeof stored !== 'object' || stored === null || !('agentId' in stored && 'drafts' in stored))
    return NOBODY;
  if (stored.agentId !== agentId || !Array.isArray(stored.drafts)) {
    writeTabMemory(STORE, null);
    return NOBODY;
  }
  return new Map(stored.drafts.filter(isDraft).map((draft) => [draft.customerId, draft]));
}

function isDraft(value: unknown): value is Draft {
  if (typeof value !== 'object' || value === null) return false;
  if (!('customerId' in value && 'lines' in value && 'key' in value && 'leftAt' in value)) return false;
  return Number.isSafeInteger(value.customerId) && Array.isArray(value.lines) && value.lines.every(isLine);
}

function isLine(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || !('productId' in value && 'quantity' in value))
    return false;
  return Number.isSafeInteger(value.productId) && Number.isSafeInteger(value.quantity);
}
