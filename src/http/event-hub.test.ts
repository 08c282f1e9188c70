import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Actor } from '#kernel/ctx.ts';
import type { LiveEvent } from '#shared/events.ts';
import { createEventHub } from './event-hub.ts';

const office = {
  id: 9,
  role: 'admin',
  name: '',
  regionId: 1,
  discountBasisPoints: 0,
  driverCode: null,
} as const;
const customer: Actor = { ...office, id: 1, role: 'customer' };

const order = (orderId: number) => ({ type: 'order', orderId, customerId: 1, driverId: null }) as const;
const stock = (productId: number) => ({ type: 'stock', productIds: [productId] }) as const;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

async function collect(messages: AsyncIterable<readonly LiveEvent[]>) {
  const collected: (readonly LiveEvent[])[] = [];
  for await (const news of messages) collected.push(news);
  return collected;
}

test('an order of 200 lines is one message to each who listens, however many they are', async () => {
  const hub = createEventHub();
  const listening = Array.from({ length: 120 }, () => collect(hub.listen(office, undefined)));
  hub.emit(order(7));
  for (let line = 1; line <= 200; line += 1) hub.emit(stock(line));
  await vi.runAllTimersAsync();
  hub.close();
  const message = [
    { type: 'order', ids: [7] },
    { type: 'stock', ids: 'many' },
  ];
  for (const heard of await Promise.all(listening)) expect(heard).toEqual([message]);
});

test('what comes later is another message, and each hears only what concerns them', async () => {
  const hub = createEventHub();
  const [inOffice, atHome] = [
    collect(hub.listen(office, undefined)),
    collect(hub.listen(customer, undefined)),
  ];
  hub.emit({ type: 'user', userId: 5 });
  await vi.runAllTimersAsync();
  hub.emit(stock(3));
  hub.emit({ type: 'cart', userId: 1 });
  await vi.runAllTimersAsync();
  hub.close();
  expect(await inOffice).toEqual([[{ type: 'user', ids: [5] }], [{ type: 'stock', ids: [3] }]]);
  expect(await atHome).toEqual([
    [
      { type: 'stock', ids: [3] },
      { type: 'cart', ids: [1] },
    ],
  ]);
});

test('a listener who is busy finds one message of everything that came meanwhile', async () => {
  const hub = createEventHub();
  const messages = hub.listen(office, undefined);
  for (let line = 1; line <= 400; line += 1) {
    hub.emit(stock(line % 20));
    await vi.runAllTimersAsync();
  }
  hub.close();
  expect(await collect(messages)).toMatchObject([[{ type: 'stock', ids: { length: 20 } }]]);
});

test('a client that hangs up hears nothing more, and the others go on', async () => {
  const hub = createEventHub();
  const hangUp = new AbortController();
  const gone = collect(hub.listen(office, hangUp.signal));
  const staying = collect(hub.listen(office, undefined));
  hangUp.abort();
  hub.emit(order(1));
  hub.close();
  expect(await gone).toEqual([]);
  expect(await staying).toEqual([[{ type: 'order', ids: [1] }]]);
});

test('a hub that is closed, or a caller who has already gone, is silence and not an error', async () => {
  const hub = createEventHub();
  expect(await collect(hub.listen(office, AbortSignal.abort()))).toEqual([]);
  hub.close();
  expect(await collect(hub.listen(office, undefined))).toEqual([]);
});

test('a page whose stream opens after a change is told of it, once, and only of what concerns its person', async () => {
  const hub = createEventHub();
  hub.emit(order(1));
  hub.emit({ ...order(2), customerId: 5 });
  await vi.advanceTimersByTimeAsync(200);
  hub.emit(order(3));
  const opening = collect(hub.listen(customer, undefined));
  await vi.advanceTimersByTimeAsync(6000);
  const later = collect(hub.listen(customer, undefined));
  hub.close();
  expect(await opening).toEqual([[{ type: 'order', ids: [1] }], [{ type: 'order', ids: [3] }]]);
  expect(await later).toEqual([]);
});
