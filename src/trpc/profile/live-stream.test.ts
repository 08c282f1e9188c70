import { expect, test } from 'vitest';
import type { EventSource } from '#trpc/context.ts';
import { openLiveStream } from './live-stream.ts';

const givenSource = (): EventSource => ({ listen: async function* () {} });

test('one person holds eight live connections at most: the oldest makes room, other people keep theirs', () => {
  const source = givenSource();
  const other = openLiveStream(source, 2, undefined);
  const streams = Array.from({ length: 9 }, () => openLiveStream(source, 1, undefined));
  expect(streams.filter((stream) => stream.signal.aborted)).toEqual([streams[0]]);
  expect(other.signal.aborted).toBe(false);
  streams[5]?.release();
  openLiveStream(source, 1, undefined);
  expect(streams.filter((stream) => stream.signal.aborted)).toHaveLength(1);
});

test('a client that hangs up ends its own connection', () => {
  const phone = new AbortController();
  const stream = openLiveStream(givenSource(), 1, phone.signal);
  phone.abort();
  expect(stream.signal.aborted).toBe(true);
});
