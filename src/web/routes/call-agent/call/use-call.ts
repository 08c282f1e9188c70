import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { inferOutput } from '@trpc/tanstack-react-query';
import { useRef } from 'react';
import { api } from '#web/api.ts';
import { useSearchParam, withSearch } from '#web/hooks/use-search.ts';
import { newKey } from '#web/new-key.ts';
import { deskFields } from '#web/routes/call-agent/call-agent-fields.ts';
import { texts } from '#web/routes/call-agent/texts.ts';
import { useUser } from '#web/session.ts';
import { showToast } from '#web/ui/toast.ts';
import { type Draft, withLinesSince, withoutPlaced } from './draft.ts';
import { type Drafts, findDraft, forgetDraft, saveDraft, useDrafts } from './draft-store.ts';
import { type LeftOut, lineChanges, useLeftOut } from './line-changes.ts';

export type Customer = inferOutput<typeof api.callAgent.customers.get>;

export type Call = ReturnType<typeof useCall>;

export function useCall() {
  const agentId = useUser()?.id ?? null;
  const [customerId] = useSearchParam(deskFields, 'customer', null);
  const setCaller = useSetCaller();
  const dictated = useRef<Promise<unknown>>(Promise.resolve());
  const query = useQuery({
    ...api.callAgent.customers.get.queryOptions({ customerId: customerId ?? 1 }),
    enabled: customerId !== null,
  });
  const drafts = useDrafts(agentId);
  const [leftOut, setLeftOut] = useLeftOut(customerId);
  const customer = customerId === null ? null : (query.data ?? null);
  const draft = customer && (drafts.get(customer.id) ?? emptyDraft(customer));
  const update = (change: (before: Draft) => Draft) => {
    if (customer) saveDraft(agentId, change(findDraft(agentId, customer.id) ?? emptyDraft(customer)));
  };
  const leave = () => {
    const left = customerId === null ? undefined : findDraft(agentId, customerId);
    if (!left) return;
    if (!isWorthSaving(left)) return forgetDraft(agentId, left.customerId);
    saveDraft(agentId, { ...left, leftAt: Date.now() });
    showToast({ tone: 'success', message: texts.calls.parked(left.customerName) });
  };
  return {
    customerId,
    customer,
    query,
    draft,
    waiting: listWaiting(drafts, customerId),
    open: (id: number): Promise<void> => {
      if (id !== customerId) leave();
      const draft = findDraft(agentId, id);
      if (draft?.isParked) saveDraft(agentId, { ...draft, isParked: false });
      return setCaller(id);
    },
    park: () => {
      update((before) => ({ ...before, isParked: true }));
      leave();
      void setCaller(null);
    },
    close: () => {
      leave();
      void setCaller(null);
    },
    update,
    rename: (customerName: string) => {
      if (customer && findDraft(agentId, customer.id)) update((before) => ({ ...before, customerName }));
    },
    readDraft: () => (customer ? findDraft(agentId, customer.id) : undefined),
    whenFound: <Found>(lookUp: Promise<Found>, use: (found: Found) => void) => {
      dictated.current = dictated.current
        .then(() => lookUp)
        .then(use)
        .catch(() => undefined);
    },
    settle: () => dictated.current,
    ...lineChanges(update, setLeftOut),
    leftOut,
    showLeftOut: (lines: readonly LeftOut[]) => setLeftOut(() => lines),
    finish: (id: number, placed: readonly Placed[]) => finishDraft(agentId, id, placed),
    clear: (id: number) => {
      if (id === customerId) void setCaller(null);
    },
    forget: (id: number) => forgetDraft(agentId, id),
    restore: (draft: Draft) =>
      saveDraft(agentId, withLinesSince(draft, findDraft(agentId, draft.customerId))),
  };
}

function useSetCaller() {
  const navigate = useNavigate();
  return (customerId: number | null): Promise<void> =>
    navigate({
      to: '.',
      search: withSearch({ customer: customerId ?? undefined, phone: undefined }),
      replace: true,
      resetScroll: false,
    });
}

type Placed = { readonly productId: number; readonly quantity: number };

function finishDraft(agentId: number | null, customerId: number, placed: readonly Placed[]): boolean {
  const draft = findDraft(agentId, customerId);
  const rest = draft && withoutPlaced(draft, placed);
  const isOver = !rest || rest.lines.length === 0;
  if (isOver) forgetDraft(agentId, customerId);
  else saveDraft(agentId, { ...rest, deliverDate: null, overrideReason: '', key: newKey() });
  return isOver;
}

function listWaiting(drafts: Drafts, openId: number | null): Draft[] {
  return [...drafts.values()]
    .filter((draft) => draft.customerId !== openId && isWorthSaving(draft))
    .sort((a, b) => a.leftAt - b.leftAt);
}

function isWorthSaving(draft: Draft): boolean {
  return draft.isParked || draft.lines.length > 0;
}

function emptyDraft(customer: Customer): Draft {
  return {
    customerId: customer.id,
    customerName: customer.name,
    lines: [],
    deliverDate: null,
    comment: '',
    key: newKey(),
    isParked: false,
    leftAt: 0,
  };
}
