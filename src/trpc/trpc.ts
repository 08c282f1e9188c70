import { initTRPC, type TRPC_ERROR_CODE_KEY, TRPCError } from '@trpc/server';
import { z } from 'zod';
import { refreshFirm } from '#domain/firm/read-firm.ts';
import { isFeatureOn } from '#domain/settings/features.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { DomainError } from '#kernel/domain-error.ts';
import { retryWhileBusy } from '#kernel/retry-while-busy.ts';
import {
  type DomainErrorCode,
  type DomainFailure,
  ERROR_ANSWERS,
  sentenceOf,
} from '#shared/errors/error-answers.ts';
import type { FeatureKey } from '#shared/feature-list.ts';
import type { Role } from '#shared/roles.ts';
import { albanianIssue } from '#shared/text/albanian-issues.ts';
import type { RequestContext } from './context.ts';
import { toErrorBody } from './error-body.ts';

// The library's messages are English; users need Albanian.
z.config({ localeError: albanianIssue });

export type ProcedureMeta = {
  /** Roles that may call. The server does not start with a procedure without this. */
  readonly roles?: readonly (Role | 'guest')[];
  /** Points of the rate limit and rank in the fair queue; 1 by default. */
  readonly weight?: number;
  /** The answer depends only on the input, the watched tables and `viewerKey`: cached for all who see the same. */
  readonly isCatalogue?: true;
};

export const LIST = { weight: 4 };
export const WHOLE_TABLE = { weight: 20 };
export const SEARCH_FOR_WORDS = { weight: 40 };

const t = initTRPC
  .context<RequestContext>()
  .meta<ProcedureMeta>()
  .create({
    // A ping keeps proxies from closing the stream; periodic reconnects re-check the login.
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

/** Maps domain rejections to tRPC errors; anything else stays an internal error. */
const translateRejections = t.middleware(async ({ next }) => {
  const result = await next();
  if (!result.ok && result.error.cause instanceof DomainError) {
    throw toTrpcError(result.error.cause);
  }
  return result;
});

/**
 * Calls of a batch run one at a time, so that other requests run in between, and the total answer is bounded by memory.
 */
const shareServer = t.middleware(async ({ ctx, next }) => {
  await ctx.frame.waitTurn();
  refreshFirm(ctx.db);
  const result = await next();
  if (result.ok && !ctx.frame.admits(result.data)) throw new TRPCError({ code: 'PAYLOAD_TOO_LARGE' });
  return result;
});

/** For procedures that return a file: screens fetch it from the REST route. */
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
  // The class can't express the relation of code and data.
  return cause instanceof DomainError ? ({ code: cause.code, data: cause.data } as DomainFailure) : null;
}

type Call<C, I> = { readonly ctx: C; readonly input: I };

export function calls<C, I, T>(fn: (ctx: C, input: I) => T) {
  return ({ ctx, input }: Call<C, I>): T => fn(ctx, input);
}

type Keyed = { readonly idempotencyKey?: string | undefined };

/** Like `calls`, for writes that a client may repeat: under the key of the input, else of the request's header. */
export function callsOnce<C, I extends Keyed, T>(fn: (ctx: C, input: I) => T) {
  return ({ ctx, input }: Call<C & Pick<RequestContext, 'idempotencyKey'>, I>): T =>
    fn(ctx, withKeyOf(ctx, input));
}

export function withKeyOf<I extends Keyed>(ctx: Pick<RequestContext, 'idempotencyKey'>, input: I): I {
  return { ...input, idempotencyKey: input.idempotencyKey ?? ctx.idempotencyKey ?? undefined };
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

/** Like `procedureFor`, for an optional feature: rejects with `feature-off` while it is off. */
export function procedureWith(feature: FeatureKey, ...roles: readonly Role[]) {
  return procedureFor(...roles).use(({ ctx, next }) => {
    assertFeatureOn(ctx, feature);
    return next();
  });
}

export function assertFeatureOn(ctx: Ctx, feature: FeatureKey): void {
  if (!isFeatureOn(ctx, feature)) throw toTrpcError(new DomainError('feature-off'));
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
