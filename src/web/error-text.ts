import { isTRPCClientError } from '@trpc/client';
import type { DomainErrorCode, DomainFailure } from '#shared/errors/error-answers.ts';
import type { AppRouter } from '#trpc/app-router.ts';
import { ForeignReplyError } from './fetch-with-timeout.ts';

const TIMEOUT_TEXT = 'Request timed out. Please try again. – Serveri nuk u përgjigj, provoni përsëri.';
const NETWORK_TEXT = 'Network error. Please check your connection. – Nuk ka lidhje, kontrolloni internetin.';

export type Rejection = {
  readonly error: string;
  readonly message: string;
  readonly issues?: readonly { readonly path: string; readonly message: string }[];
  readonly [detail: string]: unknown;
};

export function findServerError(error: unknown): Rejection | undefined {
  return isTRPCClientError<AppRouter>(error) ? error.data?.body : undefined;
}

export function findDomainError(error: unknown): DomainFailure | undefined {
  return isTRPCClientError<AppRouter>(error) ? (error.data?.rejection ?? undefined) : undefined;
}

export function codeOf(error: unknown): DomainErrorCode | undefined {
  return findDomainError(error)?.code;
}

export function findStatus(error: unknown): number | undefined {
  if (!isTRPCClientError<AppRouter>(error)) return undefined;
  return (
    error.data?.httpStatus ?? (error.cause instanceof ForeignReplyError ? error.cause.status : undefined)
  );
}

export function isRejected(error: unknown): boolean {
  const status = findStatus(error);
  return status !== undefined && status < 500;
}

/** True when no answer arrived, so that a retry may help. */
export function isOffline(error: unknown): boolean {
  return isTRPCClientError<AppRouter>(error) && findStatus(error) === undefined && !isTimeout(error);
}

export function isAway(error: unknown): boolean {
  const status = findStatus(error);
  return isOffline(error) || (status !== undefined && status >= 502 && status <= 504);
}

export function errorText(error: unknown, fallback?: string): string {
  const rejection = findServerError(error);
  if (rejection && findStatus(error) !== 500) return rejection.message;
  if (isTimeout(error)) return TIMEOUT_TEXT;
  const status = findStatus(error);
  if (status !== undefined) return rejection?.message ?? fallback ?? `Error: ${status}`;
  if (isTRPCClientError<AppRouter>(error)) return NETWORK_TEXT;
  return fallback ?? NETWORK_TEXT;
}

export function isTimeout(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  return [error, cause].some((part) => part instanceof Error && part.name === 'TimeoutError');
}

export function fieldErrors(
  error: unknown,
  formNames: Readonly<Record<string, string>> = {},
): Record<string, string> {
  const issues = findServerError(error)?.issues ?? [];
  const named = issues.filter(({ path }) => path !== '');
  return Object.fromEntries(named.map(({ path, message }) => [formNames[path] ?? path, message]));
}
