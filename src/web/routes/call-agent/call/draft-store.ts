import { useSyncExternalStore } from 'react';
import type { Draft } from './draft.ts';

/** The drafts of one agent in this tab, by customer. */
export type Drafts = ReadonlyMap<number, Draft>;

const PREFIX = 'furnizo.draft.';

const NOBODY: Drafts = new Map();

let owner: number | null = null;
let drafts: Drafts = new Map();
const listeners = new Set<() => void>();

/**
 * The agent's drafts, kept current. They live in this tab only, survive a reload and a session that ran out, and are
 * never read for another agent: whoever logs in here next finds the tab empty. While nobody is logged in (null) there
 * are none.
 */
export function useDrafts(agentId: number | null): Drafts {
  return useSyncExternalStore(subscribe, () => draftsOf(agentId));
}

/** The agent's draft for a customer as it is at this moment. */
export function findDraft(agentId: number | null, customerId: number): Draft | undefined {
  return draftsOf(agentId).get(customerId);
}

/** Keeps a draft under its agent and its customer. */
export function keepDraft(agentId: number | null, draft: Draft): void {
  if (agentId === null) return;
  const next = new Map(draftsOf(agentId)).set(draft.customerId, draft);
  write(keyOf(agentId, draft.customerId), JSON.stringify(draft));
  publish(next);
}

/** Forgets a draft: it became an order, or nobody wants it. */
export function forgetDraft(agentId: number | null, customerId: number): void {
  if (agentId === null) return;
  const next = new Map(draftsOf(agentId));
  if (!next.delete(customerId)) return;
  write(keyOf(agentId, customerId), null);
  publish(next);
}

function draftsOf(agentId: number | null): Drafts {
  if (agentId === null) return NOBODY;
  if (owner !== agentId) {
    owner = agentId;
    drafts = readAll(agentId);
  }
  return drafts;
}

function publish(next: Drafts): void {
  drafts = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function keyOf(agentId: number, customerId: number): string {
  return `${PREFIX}${agentId}.${customerId}`;
}

/** Reads the agent's own; what another agent left in this tab is removed unread. */
function readAll(agentId: number): Drafts {
  const found = new Map<number, Draft>();
  for (const key of storedKeys()) {
    const draft = key.startsWith(keyOf(agentId, 0).slice(0, -1)) ? read(key) : null;
    if (draft && key === keyOf(agentId, draft.customerId)) found.set(draft.customerId, draft);
    else write(key, null);
  }
  return found;
}

function storedKeys(): string[] {
  try {
    return Object.keys(sessionStorage).filter((key) => key.startsWith(PREFIX));
  } catch {
    return [];
  }
}

function read(key: string): Draft | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    return isDraft(kept) ? kept : null;
  } catch {
    return null;
  }
}

function write(key: string, value: string | null): void {
  try {
    if (value === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, value);
  } catch {
    // A browser that keeps nothing holds the draft as long as the page is open.
  }
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
