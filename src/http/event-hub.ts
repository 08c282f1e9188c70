import type { LiveEvent, ShopEvent } from '#shared/events.ts';
import type { EventSource } from '#trpc/context.ts';
import { eventsFor, mergeEvents } from '#trpc/profile/live-events.ts';

const GATHER_MS = 150;

const LISTENERS_PER_TURN = 50;

const REPLAY_MS = 5000;

export type EventHub = EventSource & {
  readonly emit: (event: ShopEvent) => void;
  readonly close: () => void;
};

type Listener = { readonly hear: (events: readonly ShopEvent[]) => void; readonly end: () => void };

/** Opens a hub. Who listens first hears of the last five seconds, older things stand in what their screens have read. */
export function createEventHub(): EventHub {
  const listeners = new Set<Listener>();
  let gathered: ShopEvent[] = [];
  const recent = new Set<readonly ShopEvent[]>();
  let isClosed = false;
  const takeGathered = (): readonly ShopEvent[] => {
    const events = gathered;
    gathered = [];
    recent.add(events);
    setTimeout(() => recent.delete(events), REPLAY_MS).unref();
    return events;
  };
  return {
    emit: (event) => {
      if (isClosed) return;
      gathered.push(event);
      if (gathered.length === 1)
        setTimeout(() => tellInTurns([...listeners], takeGathered()), GATHER_MS).unref();
    },
    listen: (actor, signal) => {
      const inbox = createLiveInbox(() => listeners.delete(listener));
      const listener = {
        hear: (events: readonly ShopEvent[]) => inbox.put(eventsFor(actor, events)),
        end: inbox.end,
      };
      if (isClosed || signal?.aborted) inbox.end();
      else {
        inbox.put(mergeEvents([...recent].flatMap((events) => eventsFor(actor, events))));
        listeners.add(listener);
      }
      signal?.addEventListener('abort', inbox.drop, { once: true });
      return inbox.messages;
    },
    close: () => {
      isClosed = true;
      const events = takeGathered();
      for (const listener of listeners) {
        listener.hear(events);
        listener.end();
      }
    },
  };
}

function tellInTurns(listeners: readonly Listener[], events: readonly ShopEvent[]): void {
  for (const listener of listeners.slice(0, LISTENERS_PER_TURN)) listener.hear(events);
  const rest = listeners.slice(LISTENERS_PER_TURN);
  if (rest.length > 0) setImmediate(() => tellInTurns(rest, events));
}

export type LiveInbox = {
  readonly put: (news: readonly LiveEvent[]) => void;
  readonly end: () => void;
  readonly drop: () => void;
  readonly messages: AsyncIterable<readonly LiveEvent[]>;
};

/** Opens an inbox. What comes while the listener is still busy with the last message is merged, so it never grows. */
export function createLiveInbox(onOver: () => void): LiveInbox {
  let waiting: readonly LiveEvent[] = [];
  let isOver = false;
  let wake = () => {};
  const end = () => {
    isOver = true;
    onOver();
    wake();
  };
  async function* messages(): AsyncGenerator<readonly LiveEvent[]> {
    try {
      while (!isOver || waiting.length > 0) {
        const news = waiting;
        waiting = [];
        if (news.length > 0) yield news;
        else await new Promise<void>((resolve) => (wake = resolve));
      }
    } finally {
      end();
    }
  }
  return {
    put: (news) => {
      if (isOver || news.length === 0) return;
      waiting = waiting.length === 0 ? news : mergeEvents([...waiting, ...news]);
      wake();
    },
    end,
    drop: () => {
      waiting = [];
      end();
    },
    messages: messages(),
  };
}
