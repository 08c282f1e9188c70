import { TRPCError } from '@trpc/server';
import { getHTTPStatusCodeFromError } from '@trpc/server/http';
import { ZodError, type z } from 'zod';
import { DomainError } from '#kernel/domain-error.ts';
import type { DomainErrorData } from '#shared/errors/domain-errors.ts';
import { ERROR_ANSWERS, nameOf, sentenceOf } from '#shared/errors/error-answers.ts';
import { errorByStatus } from './error-by-status.ts';

export type ValidationIssue = { readonly path: string; readonly message: string };

export type ErrorBody = {
  readonly error: string;
  readonly message: string;
  readonly issues?: readonly ValidationIssue[];
  readonly [detail: string]: unknown;
};

export function toErrorBody(thrown: unknown): { readonly status: number; readonly body: ErrorBody } {
  if (thrown instanceof DomainError) return answerTo(thrown);
  if (thrown instanceof ZodError) {
    const issues = thrown.issues
      .flatMap(nearestIssues)
      .map(({ path, message }) => ({ path: path.join('.'), message }));
    const [status, error, message] = ERROR_ANSWERS['validation-failed'];
    return { status, body: { error, message: sentenceOfAll(issues) ?? message, issues } };
  }
  if (thrown instanceof TRPCError) return fromTrpcError(thrown);
  if (isStorageTrouble(thrown)) {
    const [status, error, message] = ERROR_ANSWERS['service-unavailable'];
    return { status, body: { error, message } };
  }
  return {
    status: 500,
    body: { error: 'Internal error', message: 'Ndodhi një gabim. Ju lutem provoni përsëri.' },
  };
}

/** Where none of several forms fits, what is wrong with the fields of those that come nearest to the input. */
function nearestIssues(issue: z.core.$ZodIssue): z.core.$ZodIssue[] {
  if (issue.code !== 'invalid_union' || issue.errors.length === 0) return [issue];
  const alternatives = issue.errors.map((issues) => issues.flatMap(nearestIssues));
  if (alternatives.flat().some(({ path }) => path.length === 0)) return [issue];
  const nearest = Math.min(...alternatives.map(distanceOf));
  const told = new Map<string, z.core.$ZodIssue>();
  for (const inner of alternatives.filter((issues) => distanceOf(issues) === nearest).flat()) {
    const path = [...issue.path, ...inner.path];
    if (!told.has(path.join('.'))) told.set(path.join('.'), { ...inner, path });
  }
  return [...told.values()];
}

/** A value that is missing or of another kind is further away than one out of bounds. */
function distanceOf(issues: readonly z.core.$ZodIssue[]): number {
  return issues.reduce(
    (sum, { code }) => sum + (code === 'invalid_type' || code === 'invalid_value' ? 2 : 1),
    0,
  );
}

function sentenceOfAll(issues: readonly ValidationIssue[]): string | undefined {
  return (issues.find((issue) => issue.path === '') ?? issues[0])?.message;
}

const PROMISED: { readonly [Code in keyof DomainErrorData]?: readonly (keyof DomainErrorData[Code])[] } = {
  'below-received': ['productId', 'received'],
  'bill-does-not-add-up': ['differenceCents'],
  'bill-month-closed': ['firstOpen'],
  'cart-changed': ['lines'],
  'delivery-day-past': ['from', 'to'],
  'firm-row-in-use': ['customers', 'points', 'orders', 'products', 'drivers', 'days'],
  'insufficient-stock': ['productId', 'available', 'requested'],
  'purchase-order-changed': ['version'],
  'over-delivery': ['lines'],
  'quantity-not-allowed': ['productId', 'nearest'],
  'status-change-not-possible': ['from', 'to'],
  'stock-changed': ['stock'],
  'too-many-attempts': ['retryAfterSeconds'],
  'too-many-documents': ['retryAfterSeconds'],
};

function promisedOf({ code, data }: DomainError): Readonly<Record<string, unknown>> {
  const promised: readonly string[] = code in PROMISED ? (PROMISED[code as keyof DomainErrorData] ?? []) : [];
  return Object.fromEntries(Object.entries(data).filter(([name]) => promised.includes(name)));
}

function answerTo(error: DomainError): { readonly status: number; readonly body: ErrorBody } {
  const message = sentenceOf(error);
  const issues = error.field === undefined ? {} : { issues: [{ path: error.field, message }] };
  const body = { ...promisedOf(error), ...issues, error: nameOf(error.code), message };
  return { status: ERROR_ANSWERS[error.code][0], body };
}

/** The procedure's own rejection, else tRPC's (unknown procedure, wrong method). */
function fromTrpcError(error: TRPCError): { readonly status: number; readonly body: ErrorBody } {
  const status = getHTTPStatusCodeFromError(error);
  const isExpected = error.cause instanceof DomainError || error.cause instanceof ZodError;
  if (isExpected || status >= 500) return toErrorBody(error.cause);
  return { status, body: errorByStatus(status) };
}

export function isStorageFault(thrown: unknown): boolean {
  const fault = thrown instanceof TRPCError ? thrown.cause : thrown;
  return isStorageTrouble(fault) && !(fault instanceof Error && fault.message.includes('locked'));
}

function isStorageTrouble(thrown: unknown): boolean {
  const code = thrown instanceof Error && 'code' in thrown ? thrown.code : undefined;
  if (typeof code !== 'string') return false;
  return /^SQLITE_(BUSY|FULL|IOERR|READONLY|CORRUPT|NOTADB|CANTOPEN)|^(ENOSPC|EDQUOT|EROFS|EIO)$/.test(code);
}
