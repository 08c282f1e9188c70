import type { httpLink } from '@trpc/client';

type LinkFetch = NonNullable<Parameters<typeof httpLink>[0]['fetch']>;

export const REQUEST_TIMEOUT_MS = 10_000;

export type FetchTarget = Parameters<LinkFetch>[0];

export type FetchOptions = Parameters<LinkFetch>[1];

export class ForeignReplyError extends Error {
  readonly status: number;

  constructor(status: number) {
    super(`Error: ${status}`);
    this.status = status;
  }
}

/** Rejects an error without JSON by its HTTP status, which the tRPC client would lose. */
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

export function fetchWithTimeout(
  target: FetchTarget,
  options: FetchOptions = {},
  timeoutMs: number = REQUEST_TIMEOUT_MS,
): Promise<Response> {
  const signals = [AbortSignal.timeout(timeoutMs)];
  if (options.signal) signals.push(options.signal);
  return fetch(target, { ...options, credentials: 'same-origin', signal: AbortSignal.any(signals) });
}
