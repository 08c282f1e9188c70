import { TRPCClientError } from '@trpc/client';
import { expect, test } from 'vitest';
import { queryClient } from './query-client.ts';

function asksAgain(error: Error): boolean {
  const { retry } = queryClient.getDefaultOptions().queries ?? {};
  if (typeof retry !== 'function') throw new Error('No rule for asking again');
  return retry(0, error);
}

test('what got lost on the way is asked again, but nobody waits for thirty seconds', () => {
  const lost = TRPCClientError.from(new TypeError('Failed to fetch'));
  expect(asksAgain(lost)).toBe(true);
  const late = TRPCClientError.from(new DOMException('The operation timed out', 'TimeoutError'));
  expect(asksAgain(late)).toBe(false);
});
