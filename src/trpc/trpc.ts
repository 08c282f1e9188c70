import { initTRPC, TRPCError } from '@trpc/server';
import { ZodError } from 'zod';
import { DomainError } from '../domain/kernel/domain-error.ts';
import type { Role } from '../shared/roles.ts';
import type { RequestContext } from './context.ts';
import { toErrorBody } from './error-body.ts';
import { trpcCodeFor } from './error-status.ts';

/** The stamp on every procedure: who may call it. `guest` means anyone. */
export type ProcedureMeta = { readonly roles: readonly (Role | 'guest')[] };

const t = initTRPC
  .context<RequestContext>()
  .meta<ProcedureMeta>()
  .create({
    errorFormatter: ({ shape, error }) => {
      const cause =
        error.cause instanceof DomainError || error.cause instanceof ZodError ? error.cause : undefined;
      const { status, body } = toErrorBody(cause ?? refusalOf(error) ?? error.cause ?? error);
      return {
        code: shape.code,
        message: body.message,
        data: { code: shape.data.code, httpStatus: status, path: shape.data.path, body },
      };
    },
  });

function refusalOf(error: TRPCError): DomainError | undefined {
  if (error.code === 'INTERNAL_SERVER_ERROR') return undefined;
  if (error.code === 'BAD_REQUEST' || error.code === 'PARSE_ERROR')
    return new DomainError('validation-failed');
  return undefined;
}

/** Turns a refusal of the domain into tRPC's error with the right code; everything else stays a fault. */
const translateRefusals = t.middleware(async ({ next }) => {
  const result = await next();
  if (!result.ok && result.error.cause instanceof DomainError) {
    throw new TRPCError({ code: trpcCodeFor(result.error.cause.code), cause: result.error.cause });
  }
  return result;
});

export const router = t.router;
export const mergeRouters = t.mergeRouters;
export const createCallerFactory = t.createCallerFactory;

/** For anyone, logged in or not. */
export const publicProcedure = t.procedure.use(translateRefusals).meta({ roles: ['guest'] });

/**
 * For the named roles. The stamp goes into `meta` and is checked before the input is parsed: nobody logged in is
 * `unauthorized`, another role is `forbidden`.
 */
export function procedureFor(...roles: readonly Role[]) {
  return t.procedure
    .use(translateRefusals)
    .meta({ roles })
    .use(({ ctx, next }) => {
      if (!ctx.actor) throw toTrpcError(new DomainError('unauthorized'));
      if (!roles.includes(ctx.actor.role)) throw toTrpcError(new DomainError('forbidden'));
      return next({ ctx: { ...ctx, actor: ctx.actor } });
    });
}

/** A refusal as tRPC's error, keeping the refusal as its cause. */
export function toTrpcError(refusal: DomainError): TRPCError {
  return new TRPCError({ code: trpcCodeFor(refusal.code), message: refusal.message, cause: refusal });
}
