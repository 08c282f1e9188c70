import type { EventSource } from '#trpc/context.ts';

const MAX_STREAMS = 8;

const streamsBySource = new WeakMap<EventSource, Map<number, Set<AbortController>>>();

export type LiveStream = { readonly signal: AbortSignal; readonly release: () => void };

/**
 * Registers a live connection. Above eight for a user the oldest is closed, so that one user cannot exhaust the
 * server's connections. `hungUp` closes it too.
 */
export function openLiveStream(
  source: EventSource,
  userId: number,
  hungUp: AbortSignal | undefined,
): LiveStream {
  const byUser = streamsBySource.get(source) ?? new Map<number, Set<AbortController>>();
  streamsBySource.set(source, byUser);
  const streams = byUser.get(userId) ?? new Set<AbortController>();
  byUser.set(userId, streams);
  const own = new AbortController();
  streams.add(own);
  const [oldest] = streams;
  if (streams.size > MAX_STREAMS && oldest) {
    streams.delete(oldest);
    oldest.abort();
  }
  return {
    signal: hungUp ? AbortSignal.any([hungUp, own.signal]) : own.signal,
    release: () => {
      streams.delete(own);
      if (streams.size === 0 && byUser.get(userId) === streams) byUser.delete(userId);
    },
  };
}
