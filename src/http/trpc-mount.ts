import type { TRPCError } from '@trpc/server';
import { type FastifyTRPCPluginOptions, fastifyTRPCPlugin } from '@trpc/server/adapters/fastify';
import type { FastifyInstance, onRequestAsyncHookHandler } from 'fastify';
import type { Role } from '#shared/roles.ts';
import { type AppRouter, appRouter } from '#trpc/app-router.ts';
import type { CallFrame } from '#trpc/context.ts';
import { isStorageFault, toErrorBody } from '#trpc/error-body.ts';
import type { AppDeps } from './app-deps.ts';
import { fairQueue } from './fair-queue.ts';
import { HttpError } from './http-error.ts';
import { pathOf, weighProcedures } from './procedure-meta.ts';
import { createRequestContext, readIdempotencyKey } from './request-context.ts';

/** Maximum calls in one batch; a screen never needs more. */
const MAX_BATCH = 20;

type Mount = {
  readonly prefix: string;
  readonly bodyLimit: number;
  /** Roles that may call, and send forms; all others are rejected before the body is read. */
  readonly formsOf?: readonly Role[];
};

export async function mountTrpc(app: FastifyInstance, deps: AppDeps, mount: Mount): Promise<void> {
  await app.register(
    async (scope) => {
      scope.addHook('onRoute', (route) => {
        route.bodyLimit = mount.bodyLimit;
      });
      scope.addHook('onRequest', rejectUnfit(mount));
      await scope.register(fastifyTRPCPlugin<AppRouter>, { trpcOptions: trpcOptions(deps) });
    },
    { prefix: mount.prefix },
  );
}

function trpcOptions(deps: AppDeps): FastifyTRPCPluginOptions<AppRouter>['trpcOptions'] {
  return {
    router: appRouter,
    maxBatchSize: MAX_BATCH,
    createContext: ({ req, res }) => createRequestContext(deps, req, res, frameOf(pathOf(req) ?? '')),
    onError: ({ req, error, path }) => {
      if (isStorageFault(error)) deps.storageFailed();
      if (toErrorBody(error).status < 500) return;
      req.log.error({ err: error.cause ?? error, procedure: path }, 'failed');
    },
    responseMeta: ({ errors }) => ({ ...statusOf(errors), ...waitOf(errors) }),
  };
}

function rejectUnfit({ bodyLimit, formsOf }: Mount): onRequestAsyncHookHandler {
  return async (request) => {
    // With these headers any client could turn a batch into a JSON stream, which has no length and cannot be cached.
    delete request.raw.headers.accept;
    delete request.raw.headers['trpc-accept'];
    // The plugin would answer 500 if creating its context failed.
    readIdempotencyKey(request);
    if (request.headers['content-type']?.startsWith('multipart/')) {
      if (!formsOf) throw new HttpError(415);
      // A form is read as a stream, which Fastify does not limit.
      if (!(Number(request.headers['content-length']) <= bodyLimit)) throw new HttpError(413);
    }
    if (!formsOf) return;
    if (!request.login) throw new HttpError(401);
    if (!formsOf.includes(request.login.actor.role)) throw new HttpError(403);
  };
}

/** tRPC streams even complete answers. As text an answer has a length and a tag, and can be cached and compressed. */
export function registerWholeAnswers(app: FastifyInstance): void {
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (!(payload instanceof Response) || !isWhole(payload)) return done(null, payload);
    const { 'content-type': type, 'retry-after': wait } = Object.fromEntries(payload.headers);
    reply.code(payload.status).headers({ 'content-type': type, ...(wait && { 'retry-after': wait }) });
    payload.text().then((text) => done(null, text), done);
  });
}

function isWhole({ headers }: Response): boolean {
  return headers.get('content-type') === 'application/json' && !headers.has('transfer-encoding');
}

const MAX_BATCH_BYTES = 4 * 1024 * 1024;

function frameOf(path: string): CallFrame {
  const isBatch = path.includes(',');
  let left = MAX_BATCH_BYTES;
  return {
    channel: 'screens',
    waitTurn: fairQueue.open(weighProcedures(path)),
    admits: (answer) => {
      if (!isBatch || answer === undefined) return true;
      left -= JSON.stringify(answer).length;
      return left >= 0;
    },
  };
}

function statusOf(errors: readonly TRPCError[]): { status?: number } {
  const [status, ...others] = new Set(errors.map((error) => toErrorBody(error).status));
  return status === undefined || others.length > 0 || status < 500 ? {} : { status };
}

function waitOf(errors: readonly TRPCError[]): { headers?: Record<string, string> } {
  const waits = errors.map((error) => toErrorBody(error).body['retryAfterSeconds']);
  const longest = Math.max(0, ...waits.filter((wait) => typeof wait === 'number'));
  return longest > 0 ? { headers: { 'retry-after': `${longest}` } } : {};
}
