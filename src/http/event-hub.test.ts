import { expect, test } from 'vitest';
import type { ShopEvent } from '#shared/events.ts';
import { createEventHub } from './event-hub.ts';

const cart = (userId: number): ShopEvent => ({ type: 'cart', userId });

async function collect(events: AsyncIterable<ShopEvent>): Promise<ShopEvent[]> {
  const collected: ShopEvent[] = [];
  for await (const event of events) collected.push(event);
  return collected;
}

test('everybody who listens hears everything from the moment they listen, in order', async () => {
  const hub = createEventHub();
  hub.emit(cart(0));
  const [first, second] = [hub.listen(undefined), hub.listen(undefined)];
  hub.emit(cart(1));
  hub.emit(cart(2));
  hub.close();
  expect(await collect(first)).toEqual([cart(1), cart(2)]);
  expect(await collect(second)).toEqual([cart(1), cart(2)]);
});

test('whoever hangs up hears nothing more, and the others go on', async () => {
  const hub = createEventHub();
  const hangUp = new AbortController();
  const gone = collect(hub.listen(hangUp.signal));
  const staying = hub.listen(undefined);
  hangUp.abort();
  hub.emit(cart(1));
  hub.close();
  expect(await gone).toEqual([]);
  expect(await collect(staying)).toEqual([cart(1)]);
});

test('a hub that is closed, or a caller who has already gone, is silence and not an error', async () => {
  const hub = createEventHub();
  expect(await collect(hub.listen(AbortSignal.abort()))).toEqual([]);
  hub.close();
  expect(await collect(hub.listen(undefined))).toEqual([]);
});
