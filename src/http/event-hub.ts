import { EventEmitter, on } from 'node:events';
import type { ShopEvent } from '#shared/events.ts';
import type { EventSource } from '#trpc/context.ts';

/** Carries the shop's events from the command that caused them to everybody who listens, inside this process. */
export type EventHub = EventSource & {
  readonly emit: (event: ShopEvent) => void;
  /** Ends every listening, so that the server can close. */
  readonly close: () => void;
};

/** Opens a hub; nothing is kept for listeners that come later, their screens read the present state anyway. */
export function createEventHub(): EventHub {
  const emitter = new EventEmitter<{ event: [ShopEvent]; close: [] }>();
  emitter.setMaxListeners(0);
  let isClosed = false;
  return {
    emit: (event) => void emitter.emit('event', event),
    listen: (signal) => (isClosed ? noEvents() : events(emitter, signal)),
    close: () => {
      isClosed = true;
      emitter.emit('close');
    },
  };
}

function events(emitter: EventEmitter, signal: AbortSignal | undefined): AsyncIterable<ShopEvent> {
  if (signal?.aborted) return noEvents();
  // Listening starts here and not at the first pull, so that nothing between the two is missed.
  const arriving = on(emitter, 'event', { close: ['close'], ...(signal ? { signal } : {}) });
  return unwrap(arriving, signal);
}

async function* unwrap(
  arriving: NodeJS.AsyncIterator<ShopEvent[]>,
  signal: AbortSignal | undefined,
): AsyncGenerator<ShopEvent> {
  try {
    for await (const together of arriving) yield* together;
  } catch (thrown) {
    if (!signal?.aborted) throw thrown;
  }
}

async function* noEvents(): AsyncGenerator<ShopEvent> {}
