import { expect, test } from 'vitest';
import type { EventSource } from '#trpc/context.ts';
import { holdLiveStream } from './hold-live-stream.ts';

const givenSource = (): EventSource => ({ listen: async function* () {} });

test('one person holds eight live connections at most: the oldest makes room, other people keep theirs', () => {
  const source = givenSource();
  const other = holdLiveStream(source, 2, undefined);
  const streams = Array.from({ length: 9 }, () => holdLiveStream(source, 1, undefined));
  expect(streams.filter((stream) => stream.signal.aborted)).toEqual([streams[0]]);
  expect(other.signal.aborted).toBe(false);
  streams[5]?.release();
  holdLiveStream(source, 1, undefined);
  expect(streams.filter((stream) => stream.signal.aborted)).toHaveLength(1);
});

test('a client that hangs up ends its own connection', () => {
  const phone = new AbortController();
  const stream = holdLiveStream(givenSource(), 1, phone.signal);
  phone.abort();
  expect(stream.signal.aborted).toBe(true);
});
