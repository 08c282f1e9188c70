import type { FastifyReply, FastifyRequest } from 'fastify';
import { ZodError } from 'zod';
import { HttpError } from '#http/http-error.ts';
import { type Takes, toFacadeBody } from '#http/rest/kit/facade-body.ts';
import { type ErrorBody, toErrorBody } from '#trpc/error-body.ts';
import { isTrpcCall } from './url-kinds.ts';

export function answerError(
  thrown: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  { takes, ...extra }: { readonly success?: false; readonly takes?: Takes } = {},
): FastifyReply {
  const { status, body: rejection } = toAnswer(thrown);
  const body = { ...extra, ...rejection };
  if (status >= 500) request.log.error({ err: thrown }, 'failed');
  if (status === 429) {
    const waitS = reply.getHeader('retry-after') ?? rejection['retryAfterSeconds'] ?? 60;
    reply.header('retry-after', String(waitS));
  }
  reply.removeHeader('content-disposition');
  if (status === 413 && !request.raw.complete) readOnForAMoment(request, reply);
  return reply
    .code(status)
    .type('application/json; charset=utf-8')
    .send(
      // What a row's own input refuses has the caller's names already.
      isTrpcCall(request.url)
        ? toTrpcAnswer(status, body)
        : toFacadeBody(body, thrown instanceof ZodError ? undefined : takes),
    );
}

const READ_ON_MS = 5_000;

/**
 * Closing at once resets a connection on which the client is still sending, and the answer is lost. Further data is
 * read and dropped until it ends or the time is over.
 */
function readOnForAMoment({ raw }: FastifyRequest, reply: FastifyReply): void {
  reply.removeHeader('connection');
  raw.resume();
  const timer = setTimeout(() => {
    if (!raw.complete) raw.destroy();
  }, READ_ON_MS).unref();
  raw.once('close', () => clearTimeout(timer));
}

function toAnswer(thrown: unknown): { readonly status: number; readonly body: ErrorBody } {
  if (thrown instanceof HttpError) return thrown;
  const statusCode = thrown instanceof Error && 'statusCode' in thrown ? thrown.statusCode : undefined;
  if (typeof statusCode !== 'number') return toErrorBody(thrown);
  const isTold = statusCode === 503 || (statusCode >= 400 && statusCode < 500);
  return isTold ? new HttpError(statusCode) : toErrorBody(thrown);
}

/** The screens' client reads errors in tRPC's envelope only. */
function toTrpcAnswer(httpStatus: number, body: ErrorBody): object {
  return { error: { code: -32_600, message: body.message, data: { code: body.error, httpStatus, body } } };
}
