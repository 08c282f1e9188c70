import type { Actor } from '#kernel/ctx.ts';
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

/** A new listener gets the events of the last five seconds; older changes are in the data its screens have read. */
export function createEventHub(): EventHub {
  const listeners = new Map<Inbox, Actor>();
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
      const inbox: Inbox = createInbox(() => listeners.delete(inbox));
      if (isClosed || signal?.aborted) inbox.end();
      else {
        inbox.put(mergeEvents([...recent].flatMap((events) => eventsFor(actor, events))));
        listeners.set(inbox, actor);
      }
      signal?.addEventListener('abort', inbox.drop, { once: true });
      return inbox.messages;
    },
    close: () => {
      isClosed = true;
      const events = takeGathered();
      for (const [inbox, actor] of listeners) {
        inbox.put(eventsFor(actor, events));
        inbox.end();
      }
    },
  };
}

function tellInTurns(listeners: readonly (readonly [Inbox, Actor])[], events: readonly ShopEvent[]): void {
  for (const [inbox, actor] of listeners.slice(0, LISTENERS_PER_TURN)) inbox.put(eventsFor(actor, events));
  const rest = listeners.slice(LISTENERS_PER_TURN);
  if (rest.length > 0) setImmediate(() => tellInTurns(rest, events));
}

type Inbox = ReturnType<typeof createInbox>;

/** Messages that arrive while the listener is busy with the last one are merged, so the inbox never grows. */
function createInbox(onOver: () => void) {
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
    put: (news: readonly LiveEvent[]) => {
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
