import { setTimeout as wait } from 'node:timers/promises';
import { QueryClientProvider } from '@tanstack/react-query';
import { createTRPCClient, TRPCClientError, type TRPCLink } from '@trpc/client';
import { observable } from '@trpc/server/observable';
import { createTRPCOptionsProxy } from '@trpc/tanstack-react-query';
import { createElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import type { AppRouter } from '#trpc/app-router.ts';
import { optimisticUpdate } from '#web/cache/optimistic-update.ts';
import { queryClient } from '#web/query-client.ts';
import { assumeSession } from '#web/session.ts';
import { deliverToasts, type Toast } from '#web/ui/toast.ts';
import { useAction } from './use-action.ts';

afterEach(() => queryClient.clear());

type Call = { readonly input: unknown; readonly answer: (result: unknown) => void; readonly fail: Failing };
type Failing = (reason?: string) => void;

function givenServer() {
  const calls: Call[] = [];
  const link: TRPCLink<AppRouter> =
    () =>
    ({ op }) =>
      observable((observer) => {
        calls.push({
          input: op.input,
          answer: (data) => {
            observer.next({ result: { type: 'data', data } });
            observer.complete();
          },
          fail: (reason) => observer.error(reason ? rejection(reason) : lost()),
        });
      });
  const client = createTRPCClient<AppRouter>({ links: [link] });
  const toasts: Toast[] = [];
  deliverToasts((toast) => toasts.push(toast));
  return { api: createTRPCOptionsProxy<AppRouter>({ client, queryClient }), calls, toasts };
}

function lost(): TRPCClientError<AppRouter> {
  return TRPCClientError.from<AppRouter>(new TypeError('Failed to fetch'));
}

function rejection(reason: string): TRPCClientError<AppRouter> {
  const body = { error: 'Name', message: 'Fjalia e serverit.' };
  const data = { code: 'CONFLICT', httpStatus: 409, path: '', body, rejection: { code: reason, data: {} } };
  return TRPCClientError.from<AppRouter>({ error: { code: -32009, message: body.message, data } } as never);
}

function mounted<T>(hook: () => T): T {
  const given: T[] = [];
  const Screen = () => {
    given.push(hook());
    return null;
  };
  renderToString(createElement(QueryClientProvider, { client: queryClient }, createElement(Screen)));
  return given[0]!;
}

async function settle(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
}

const ORDER = { orderId: 7, status: 'E Dorzuar' } as const;

test('a double tap is one call, and both taps hear that it is done', async () => {
  const { api, calls, toasts } = givenServer();
  const { run } = mounted(() => useAction(api.stocker.orders.setStatus, { success: 'U ruajt' }));
  const taps = [run(ORDER), run({ ...ORDER })];
  await settle();
  expect(calls).toHaveLength(1);
  calls[0]!.answer(null);
  expect(await Promise.all(taps)).toEqual([true, true]);
  expect(toasts).toMatchObject([{ tone: 'success', message: 'U ruajt' }]);
});

test('another wish is not lost: it waits until the first is answered', async () => {
  const { api, calls } = givenServer();
  const { run } = mounted(() => useAction(api.stocker.orders.setStatus, {}));
  const first = run(ORDER);
  const second = run({ ...ORDER, status: 'E Anuluar' });
  await settle();
  expect(calls).toHaveLength(1);
  calls[0]!.answer(null);
  expect(await first).toBe(true);
  await settle();
  expect(calls[1]?.input).toMatchObject({ status: 'E Anuluar' });
  calls[1]!.answer(null);
  expect(await second).toBe(true);
});

test('whose answer was lost sends the same key again; the next wish has a new one', async () => {
  const { api, calls } = givenServer();
  const { run } = mounted(() => useAction(api.stocker.stock.receive, { attempts: {}, isSilent: true }));
  const request = { lines: [{ productId: 1, quantity: 2 }] };
  const first = run(request);
  await settle();
  calls[0]!.fail();
  expect(await first).toBe(false);
  const second = run(request);
  await settle();
  calls[1]!.answer(null);
  await second;
  const third = run(request);
  await settle();
  calls[2]!.answer(null);
  await third;
  const keys = calls.map(({ input }) => (input as { idempotencyKey: string }).idempotencyKey);
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

test('the key of a lost answer is kept in the tab for who sent it, and not touched by the next user', async () => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
    removeItem: (name: string) => kept.delete(name),
  });
  const { api, calls } = givenServer();
  const sendAs = async (id: number, isLost: boolean) => {
    assumeSession({ id, name: 'Besa', role: 'stocker' });
    const attempts = { storedAs: 'receiving-key' };
    const { run } = mounted(() => useAction(api.stocker.stock.receive, { attempts, isSilent: true }));
    const sent = run({ lines: [{ productId: 1, quantity: 2 }] });
    await settle();
    const { input, answer, fail } = calls.at(-1)!;
    if (isLost) fail();
    else answer(null);
    await sent;
    return (input as { idempotencyKey: string }).idempotencyKey;
  };
  const first = await sendAs(1, true);
  expect(await sendAs(2, false)).not.toBe(first);
  expect(await sendAs(1, false)).toBe(first);
  vi.unstubAllGlobals();
  assumeSession(null);
});

test('what has to be done first is done once for a double tap, and failing there is failing', async () => {
  const { api, calls, toasts } = givenServer();
  const prepared: (() => void)[] = [];
  let isAway = false;
  const prepare = (request: { id: number }) =>
    new Promise<{ id: number }>((done, fail) => {
      prepared.push(() => (isAway ? fail(lost()) : done({ id: request.id + 1 })));
    });
  const { run } = mounted(() => useAction(api.admin.products.remove, { prepare }));
  const taps = [run({ id: 1 }), run({ id: 1 })];
  await settle();
  expect([prepared.length, calls.length]).toEqual([1, 0]);
  prepared[0]!();
  await settle();
  expect(calls.map(({ input }) => input)).toEqual([{ id: 2 }]);
  calls[0]!.answer(null);
  expect(await Promise.all(taps)).toEqual([true, true]);
  isAway = true;
  const failed = run({ id: 1 });
  await settle();
  prepared[1]!();
  expect(await failed).toBe(false);
  expect(calls).toHaveLength(1);
  expect(toasts).toMatchObject([{ tone: 'error' }]);
});

test('what one hook writes about several things goes under a key for each', async () => {
  const { api, calls } = givenServer();
  const attempts = { about: ({ id }: { id: number }) => id };
  const { run } = mounted(() => useAction(api.admin.products.duplicate, { attempts, isSilent: true }));
  for (const id of [1, 2, 1]) {
    const done = run({ id });
    await settle();
    calls.at(-1)!.fail();
    await done;
  }
  const [one, two, oneAgain] = calls.map(({ input }) => (input as { idempotencyKey: string }).idempotencyKey);
  expect(oneAgain).toBe(one);
  expect(two).not.toBe(one);
});

test('a failure is told in the server’s words, else in the fallback', async () => {
  const { api, calls, toasts } = givenServer();
  const { run } = mounted(() => useAction(api.stocker.orders.setStatus, { failure: 'Nuk u ruajt' }));
  for (const reason of ['order-not-editable', undefined]) {
    const done = run(ORDER);
    await settle();
    calls.at(-1)!.fail(reason);
    expect(await done).toBe(false);
  }
  expect(toasts.map(({ tone, message }) => `${tone}: ${message}`)).toEqual([
    'error: Fjalia e serverit.',
    'error: Network error. Please check your connection. – Nuk ka lidhje, kontrolloni internetin.',
  ]);
});

test('a change is shown at once, and what was before when the server rejects it', async () => {
  const { api, calls } = givenServer();
  const filter = api.stocker.orders.countPending.queryFilter();
  queryClient.setQueryData(filter.queryKey!, { count: 3 });
  const { run } = mounted(() =>
    useAction(api.stocker.orders.setStatus, {
      isSilent: true,
      optimistic: () => optimisticUpdate<{ count: number }>([filter], ({ count }) => ({ count: count - 1 })),
    }),
  );
  const done = run(ORDER);
  await settle();
  expect(queryClient.getQueryData(filter.queryKey!)).toEqual({ count: 2 });
  calls[0]!.fail('order-not-editable');
  await done;
  expect(queryClient.getQueryData(filter.queryKey!)).toEqual({ count: 3 });
});

test('a rollback leaves alone what has come meanwhile', async () => {
  const { api } = givenServer();
  const filter = api.stocker.orders.countPending.queryFilter();
  queryClient.setQueryData(filter.queryKey!, { count: 3 });
  const rollback = await optimisticUpdate<{ count: number }>([filter], ({ count }) => ({ count: count - 1 }));
  queryClient.setQueryData(filter.queryKey!, { count: 9 });
  rollback();
  expect(queryClient.getQueryData(filter.queryKey!)).toEqual({ count: 9 });
});

test('what was done can be taken back for ten seconds', async () => {
  const { api, calls, toasts } = givenServer();
  const undone: unknown[] = [];
  const { run } = mounted(() =>
    useAction(api.stocker.orders.setStatus, {
      success: (_result, { orderId }) => `Porosia ${orderId}`,
      undo: (_result, { orderId, status }) =>
        status === 'E Anuluar' ? async () => undone.push(orderId) : null,
    }),
  );
  for (const status of ['E Dorzuar', 'E Anuluar'] as const) {
    const done = run({ ...ORDER, status });
    await settle();
    calls.at(-1)!.answer(null);
    await done;
  }
  expect(toasts[0]?.undo).toBeUndefined();
  expect(toasts[1]).toMatchObject({ message: 'Porosia 7', undo: expect.any(Function) });
  toasts[1]!.undo!();
  await settle();
  expect(undone).toEqual([7]);
});

test('a late answer is told and refreshes, but closes nothing once its dialog is gone', async () => {
  vi.stubGlobal('window', { HTMLIFrameElement: class {} });
  const { api, calls, toasts } = givenServer();
  const acts: string[] = [];
  let run = (_input: typeof ORDER) => Promise.resolve(false);
  const Dialog = () => {
    ({ run } = useAction(api.stocker.orders.setStatus, {
      success: 'U ruajt',
      onSuccess: () => acts.push('stored'),
      onDone: () => acts.push('closed'),
    }));
    return null;
  };
  const root = createRoot({ nodeType: 9, addEventListener: () => undefined } as never);
  const shown = createElement(QueryClientProvider, { client: queryClient }, createElement(Dialog));
  for (const isLeft of [false, true]) {
    flushSync(() => root.render(shown));
    const done = run(ORDER);
    await settle();
    if (isLeft) flushSync(() => root.render(null));
    calls.at(-1)!.answer(null);
    await done;
  }
  expect(acts).toEqual(['stored', 'closed', 'stored']);
  expect(toasts).toHaveLength(2);
  await wait(20);
  vi.unstubAllGlobals();
});
