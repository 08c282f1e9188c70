import type { LiveEvent } from '#shared/events.ts';
import { mergeEvents } from '#trpc/profile/live-events.ts';

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
