import type { httpLink } from '@trpc/client';

type LinkFetch = NonNullable<Parameters<typeof httpLink>[0]['fetch']>;

/** How long a call may take before the person is told (spec 1 §7). */
export const REQUEST_TIMEOUT_MS = 10_000;

/** What fetch may be asked for. */
export type FetchTarget = Parameters<LinkFetch>[0];

/** How it may be asked. */
export type FetchOptions = Parameters<LinkFetch>[1];

/** fetch with the cookies of this site that gives up after `timeoutMs` or when the caller loses interest. */
export function fetchWithTimeout(
  target: FetchTarget,
  options: FetchOptions = {},
  timeoutMs: number = REQUEST_TIMEOUT_MS,
): Promise<Response> {
  const signals = [AbortSignal.timeout(timeoutMs)];
  if (options.signal) signals.push(options.signal);
  return fetch(target, { ...options, credentials: 'same-origin', signal: AbortSignal.any(signals) });
}
