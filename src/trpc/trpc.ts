import { initTRPC, type TRPC_ERROR_CODE_KEY, TRPCError } from '@trpc/server';
import { z } from 'zod';
import { DomainError } from '#kernel/domain-error.ts';
import { retryWhileBusy } from '#kernel/retry-while-busy.ts';
import type { DomainErrorCode, DomainFailure } from '#shared/errors/domain-errors.ts';
import { ERROR_ANSWERS, sentenceOf } from '#shared/errors/error-answers.ts';
import type { Role } from '#shared/roles.ts';
import { albanianIssue } from '#shared/text/albanian-issues.ts';
import type { RequestContext } from './context.ts';
import { toErrorBody } from './error-body.ts';

// Whatever a person is told is Albanian; the library's own words are not.
z.config({ localeError: albanianIssue });

export type ProcedureMeta = { readonly roles: readonly (Role | 'guest')[] };

const t = initTRPC
  .context<RequestContext>()
  .meta<ProcedureMeta>()
  .create({
    // Live screens: a ping keeps proxies from hanging up, and a fresh connection now and then asks again who it is.
    sse: {
      ping: { enabled: true, intervalMs: 15_000 },
      client: { reconnectAfterInactivityMs: 45_000 },
      maxDurationMs: 5 * 60_000,
    },
    errorFormatter: ({ shape, error }) => {
      const { status, body } = toErrorBody(error);
      return {
        code: shape.code,
        message: body.message,
        data: {
          code: shape.data.code,
          httpStatus: status,
          path: shape.data.path,
          body,
          rejection: toFailure(error.cause),
        },
      };
    },
  });

/** Turns a rejection of the domain into tRPC's error with the right code; everything else stays a fault. */
const translateRejections = t.middleware(async ({ next }) => {
  const result = await next();
  if (!result.ok && result.error.cause instanceof DomainError) {
    throw toTrpcError(result.error.cause);
  }
  return result;
});

/** One call at a time, so that a batch keeps nobody else waiting; and no batch answers more than the machine can hold. */
const shareServer = t.middleware(async ({ ctx, next }) => {
  await ctx.frame.waitTurn();
  const result = await next();
  if (result.ok && !ctx.frame.admits(result.data)) throw new TRPCError({ code: 'PAYLOAD_TOO_LARGE' });
  return result;
});

/** For procedures that answer a file: the screens fetch it from the REST API's route, which sends bytes. */
export const answersFile = t.middleware(({ ctx, next }) => {
  if (ctx.frame.channel !== 'facade') throw new TRPCError({ code: 'NOT_FOUND' });
  return next();
});

const waitForOtherWriters = t.middleware(({ ctx, type, next }) =>
  type === 'mutation'
    ? retryWhileBusy(ctx, next, (result) => (result.ok ? undefined : result.error))
    : next(),
);

function toFailure(cause: unknown): DomainFailure | null {
  // One code with its own data: the class can't say so of itself.
  return cause instanceof DomainError ? ({ code: cause.code, data: cause.data } as DomainFailure) : null;
}

export const router = t.router;
export const createCallerFactory = t.createCallerFactory;

export const publicProcedure = t.procedure
  .use(shareServer)
  .use(translateRejections)
  .use(waitForOtherWriters)
  .meta({ roles: ['guest'] });

export function procedureFor(...roles: readonly Role[]) {
  return t.procedure
    .use(shareServer)
    .use(translateRejections)
    .use(waitForOtherWriters)
    .meta({ roles })
    .use(({ ctx, next }) => {
      if (!ctx.actor) throw toTrpcError(new DomainError('unauthorized'));
      if (!roles.includes(ctx.actor.role)) throw toTrpcError(new DomainError('forbidden'));
      return next({ ctx: { ...ctx, actor: ctx.actor } });
    });
}

export function toTrpcError(rejection: DomainError): TRPCError {
  return new TRPCError({
    code: trpcCodeFor(rejection.code),
    message: sentenceOf(rejection),
    cause: rejection,
  });
}

const TRPC_CODES: Readonly<Record<(typeof ERROR_ANSWERS)[DomainErrorCode][0], TRPC_ERROR_CODE_KEY>> = {
  400: 'BAD_REQUEST',
  401: 'UNAUTHORIZED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  409: 'CONFLICT',
  413: 'PAYLOAD_TOO_LARGE',
  415: 'UNSUPPORTED_MEDIA_TYPE',
  422: 'UNPROCESSABLE_CONTENT',
  429: 'TOO_MANY_REQUESTS',
  503: 'SERVICE_UNAVAILABLE',
};

export function trpcCodeFor(code: DomainErrorCode): TRPC_ERROR_CODE_KEY {
  return TRPC_CODES[ERROR_ANSWERS[code][0]];
}
