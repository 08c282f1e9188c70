import { type MutationKey, mutationOptions } from '@tanstack/react-query';
import type { inferInput } from '@trpc/tanstack-react-query';
import { laterCashText } from '#shared/accounting/payment-texts.ts';
import type { ISODate } from '#shared/dates/shop-dates.ts';
import { isRecord } from '#shared/is-record.ts';
import { isFinal, STATUS } from '#shared/order-status.ts';
import { formatCents } from '#shared/prices/money.ts';
import { api, client } from '#web/api.ts';
import { writeStored } from '#web/device/phone-memory.ts';
import { codeOf, errorText } from '#web/error-text.ts';
import { noteConflict, settleConflictsOf } from '#web/routes/driver/conflicts/conflicts.ts';
import { noteGone, noteStatus, refreshDriver, waitsForNetwork } from '#web/routes/driver/day/driver-lists.ts';
import { draftName } from '#web/routes/driver/handover/handover-draft.ts';
import { forgetPhotos, sendPhotos } from '#web/routes/driver/handover/stored-photos.ts';
import type { Receipt } from '#web/routes/driver/stop/driver-order.ts';
import { texts } from '#web/routes/driver/texts.ts';
import { getSession } from '#web/session.ts';
import { showToast } from '#web/ui/toast.ts';
import { heldBack, TakenBack, type Tap } from './held-taps.ts';
import {
  countAtRisk,
  expectOwn,
  forgetUnsent,
  isOwn,
  NotOwn,
  type SenderKind,
  type StoredAct,
  storeUnsent,
} from './outbox-store.ts';

const WAITS_MS = 15_000;

type Act<V, R> = {
  readonly mutationKey: MutationKey;
  readonly send: (variables: V) => Promise<R>;
  readonly onSent: (result: R, variables: V) => void;
  readonly failure: string;
};

function sender<V, R>(kind: SenderKind, { mutationKey, send, onSent, failure }: Act<V, R>) {
  return mutationOptions({
    mutationKey,
    ...waitsForNetwork,
    onMutate: (variables: V) => {
      // The phone's storage may be slow: neither sending nor undo waits for it.
      void storeUnsent({ kind, variables, at: Date.now() });
    },
    mutationFn: async (variables: V) => {
      expectOwn(variables);
      return send(variables);
    },
    onSuccess: (result, variables) => {
      void forgetSent(variables);
      onSent(result, variables);
    },
    onError: (error, variables) => storeFailed({ kind, variables, at: Date.now() }, error, failure),
    onSettled: refreshDriver,
  });
}

export const sendStatus = sender<Tap, LaterCashDay | null>('status', {
  mutationKey: api.driver.orders.setStatus.mutationKey(),
  send: async (tap) => {
    await heldBack(tap);
    expectOwn(tap);
    const { orderId, status, reason, paid, occurredAt, expectedTotalCents, idempotencyKey, attempt } = tap;
    if (!attempt) {
      return await client.driver.orders.setStatus.mutate({
        orderId,
        status,
        reason,
        paid,
        occurredAt,
        expectedTotalCents,
        idempotencyKey,
      });
    }
    const photos = await sendPhotos(attempt.photos ?? []);
    expectOwn(tap);
    await client.driver.orders.attempt.mutate({ orderId, occurredAt, ...attempt, photos });
    return null;
  },
  onSent: (result, { orderId, status, attempt }) => {
    if (attempt || isFinal(status)) void writeStored(draftName(orderId), null);
    if (attempt) {
      noteGone(orderId);
      showToast({ tone: 'success', message: texts.attemptDone(orderId) });
      return;
    }
    noteStatus(orderId, status);
    if (isFinal(status)) void settleConflictsOf(orderId);
    const message = withLaterDay(texts.statusChanged, result?.laterCashDay);
    showToast({ tone: 'success', message, id: 'driver-status' });
  },
  failure: texts.statusFailed,
});

export const sendReceipt = sender('receipt', {
  mutationKey: api.driver.orders.deliver.mutationKey(),
  send: async (whole: Receipt) => {
    const { photos: keys = [], ...receipt } = whole;
    const photos = await sendPhotos(keys);
    expectOwn(whole);
    return await client.driver.orders.deliver.mutate({ ...receipt, photos });
  },
  onSent: ({ status, laterCashDay }, { orderId }) => {
    noteStatus(orderId, status);
    void settleConflictsOf(orderId);
    void writeStored(draftName(orderId), null);
    const done = status === STATUS.cancelled ? texts.refused(orderId) : texts.done(orderId);
    showToast({ tone: 'success', message: withLaterDay(done, laterCashDay) });
  },
  failure: texts.deliverFailed,
});

export const sendCount = sender('count', {
  mutationKey: api.driver.cash.count.mutationKey(),
  send: (counted: inferInput<typeof api.driver.cash.count>) => client.driver.cash.count.mutate(counted),
  onSent: () => showToast({ tone: 'success', message: texts.countSaved }),
  failure: texts.countFailed,
});

type Collected = inferInput<typeof api.driver.receivables.collect> & { readonly buyerName: string };

export const sendCollect = sender('collect', {
  mutationKey: api.driver.receivables.collect.mutationKey(),
  send: ({ buyerName: _name, ...collected }: Collected) =>
    client.driver.receivables.collect.mutate(collected),
  onSent: ({ payment: { receivedOn, cashDay } }, { amountCents }) => {
    const later = cashDay === null || cashDay === receivedOn ? undefined : cashDay;
    const message = withLaterDay(texts.money.collected(formatCents(amountCents)), later);
    showToast({ tone: 'success', message });
  },
  failure: texts.deliverFailed,
});

export const sendSpend = sender('spend', {
  mutationKey: api.driver.cash.spend.mutationKey(),
  send: (spent: inferInput<typeof api.driver.cash.spend>) => client.driver.cash.spend.mutate(spent),
  onSent: (sheet, { date = sheet.date }) => {
    const later = sheet.date === date ? undefined : sheet.date;
    showToast({ tone: 'success', message: withLaterDay(texts.money.spent, later) });
  },
  failure: texts.deliverFailed,
});

type LaterCashDay = { readonly laterCashDay?: ISODate };

function withLaterDay(done: string, cashDay: ISODate | undefined): string {
  return cashDay === undefined ? done : `${done}.${laterCashText(cashDay)}`;
}

async function storeFailed(stored: StoredAct, error: unknown, failure: string): Promise<void> {
  const { kind, variables } = stored;
  const sent = isRecord(variables) ? variables : {};
  if (error instanceof TakenBack) return forgetSent(variables);
  if (error instanceof NotOwn || !isOwn(variables)) {
    sayItWaits();
    return;
  }
  const at = Number(sent['occurredAt'] ?? stored.at);
  const message = errorText(error, failure);
  if (await noteConflict({ kind, variables, at, message, code: codeOf(error) }))
    await forgetUnsent(variables);
}

function sayItWaits(): void {
  if (getSession().status !== 'guest') return;
  const atRisk = countAtRisk();
  const message = atRisk > 0 ? texts.losingForGood(atRisk) : texts.waitsForLogin;
  showToast({ tone: 'error', message, id: 'driver-waits', ms: WAITS_MS });
}

/** Its photos last: an act that is sent again without them is another one to the server. */
async function forgetSent(variables: unknown): Promise<void> {
  await forgetUnsent(variables);
  await forgetPhotos(photosOf(variables));
}

function photosOf(variables: unknown): string[] {
  const sent = isRecord(variables) ? variables : {};
  const photos = isRecord(sent['attempt']) ? sent['attempt']['photos'] : sent['photos'];
  return Array.isArray(photos) ? photos.filter((key) => typeof key === 'string') : [];
}

export const senders = {
  status: sendStatus,
  receipt: sendReceipt,
  count: sendCount,
  collect: sendCollect,
  spend: sendSpend,
} as const satisfies Record<SenderKind, unknown>;
