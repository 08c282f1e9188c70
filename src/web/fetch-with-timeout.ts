import type { httpLink } from '@trpc/client';

type LinkFetch = NonNullable<Parameters<typeof httpLink>[0]['fetch']>;

/** How long a call may take before the person is told. */
export const REQUEST_TIMEOUT_MS = 10_000;

/** What fetch may be asked for. */
export type FetchTarget = Parameters<LinkFetch>[0];

/** How it may be asked. */
export type FetchOptions = Parameters<LinkFetch>[1];

/** An answer that is none of ours: a proxy or a crashed server, with a status and no words for a person. */
export class ForeignReplyError extends Error {
  readonly status: number;

  constructor(status: number) {
    super(`Error: ${status}`);
    this.status = status;
  }
}

/** fetch for calls of tRPC: rejects an error without JSON by its status, which the library would lose. */
export async function fetchCall(
  target: FetchTarget,
  options?: FetchOptions,
  timeoutMs?: number,
): Promise<Response> {
  const response = await fetchWithTimeout(target, options, timeoutMs);
  const isOurs = (response.headers.get('content-type') ?? '').includes('json');
  if (!response.ok && !isOurs) throw new ForeignReplyError(response.status);
  return response;
}

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
