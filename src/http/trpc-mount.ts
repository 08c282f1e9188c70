import type { TRPCError } from '@trpc/server';
import { fastifyRequestHandler } from '@trpc/server/adapters/fastify';
import { resolveResponse } from '@trpc/server/http';
import type { FastifyInstance, FastifyReply, FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import type { Role } from '#shared/roles.ts';
import { appRouter } from '#trpc/app-router.ts';
import type { CallFrame } from '#trpc/context.ts';
import { isStorageFault, toErrorBody } from '#trpc/error-body.ts';
import type { AppDeps } from './app-deps.ts';
import { weighProcedures } from './call-weights.ts';
import { fairQueue } from './fair-queue.ts';
import { HttpError } from './http-error.ts';
import { createRequestContext } from './request-context.ts';

/** Calls in one batch; a screen never needs more. */
const MAX_BATCH = 20;

type Mount = {
  readonly prefix: string;
  readonly bodyLimit: number;
  /** Rejects a caller before the body is read. */
  readonly guard?: onRequestAsyncHookHandler;
  readonly takesForms?: boolean;
};

export async function mountTrpc(app: FastifyInstance, deps: AppDeps, mount: Mount): Promise<void> {
  await app.register(
    async (scope) => {
      // The client's own parser reads the text, so that it is parsed once.
      scope.removeAllContentTypeParsers();
      scope.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) =>
        done(null, body),
      );
      if (mount.takesForms) acceptForms(scope, mount.bodyLimit);
      scope.route<{ Params: { path: string } }>({
        method: ['GET', 'POST'],
        url: '/:path',
        exposeHeadRoute: false,
        bodyLimit: mount.bodyLimit,
        ...(mount.guard ? { onRequest: mount.guard } : {}),
        handler: (request, reply) => {
          const { path } = request.params;
          const context = createRequestContext(deps, request, reply, frameOf(path));
          return answerCall(request, reply, {
            router: appRouter,
            path,
            maxBatchSize: MAX_BATCH,
            createContext: async () => context,
            onError: ({ error, path: procedure }) => {
              if (isStorageFault(error)) deps.storageFailed();
              logFault(request, error, procedure);
            },
            responseMeta: ({ errors }) => ({ ...statusOf(errors), ...waitOf(errors) }),
          });
        },
      });
    },
    { prefix: mount.prefix },
  );
}

type Options = Omit<Parameters<typeof resolveResponse<typeof appRouter>>[0], 'req' | 'error' | 'onError'> & {
  readonly onError: (told: { readonly error: TRPCError; readonly path: string | undefined }) => void;
};

async function answerCall(request: FastifyRequest, reply: FastifyReply, options: Options) {
  if (request.headers['content-type']?.startsWith('multipart/')) {
    return fastifyRequestHandler({ ...options, req: request, res: reply });
  }
  const { req, settle } = toPlainRequest(request, reply);
  const response = await resolveResponse({ ...options, req, error: null });
  if (!isWhole(response)) return reply.send(response);
  settle();
  return reply
    .code(response.status)
    .headers(Object.fromEntries(response.headers))
    .send(await response.text());
}

function acceptForms(scope: FastifyInstance, bodyLimit: number): void {
  scope.addContentTypeParser('multipart/form-data', (request, stream, done) => {
    const length = Number(request.headers['content-length']);
    if (!(length <= bodyLimit)) return done(new HttpError(413));
    done(null, stream);
  });
}

export function rejectAllBut(...roles: readonly Role[]): onRequestAsyncHookHandler {
  return async (request) => {
    if (!request.login) throw new HttpError(401);
    if (!roles.includes(request.login.actor.role)) throw new HttpError(403);
  };
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

function logFault(request: FastifyRequest, error: TRPCError, path: string | undefined): void {
  if (toErrorBody(error).status >= 500)
    request.log.error({ err: error.cause ?? error, procedure: path }, 'failed');
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

/**
 * Headers by which any client could turn a batch into a stream of lines. No screen asks for one, and a stream sent by
 * a cache would reach clients that asked for JSON.
 */
const STREAM_HEADERS: ReadonlySet<string> = new Set(['accept', 'trpc-accept']);

/**
 * A call as the procedures' handler reads it: address, method, a few headers, its JSON, and whether its sender is gone.
 * The fetch API's own `Request`, with its headers and streams, takes longer to make than most calls to answer; a form,
 * which is read as a stream, needs that one. `settle` says that the call is answered, and nobody left to be told.
 */
export function toPlainRequest(
  request: FastifyRequest,
  reply: FastifyReply,
): { readonly req: Request; readonly settle: () => void } {
  const { method, url, headers, body } = request;
  const sender = new AbortController();
  const leave = () => sender.abort();
  reply.raw.once('close', leave);
  const read = (name: string) => {
    if (STREAM_HEADERS.has(name.toLowerCase())) return null;
    const value = headers[name.toLowerCase()];
    return Array.isArray(value) ? value.join(', ') : (value ?? null);
  };
  const plain: Pick<Request, 'method' | 'url' | 'signal' | 'json'> & {
    readonly headers: Pick<Headers, 'get' | 'has'>;
  } = {
    method,
    // The router has already read where it leads; only the query counts here.
    url: url.startsWith('/') ? `http://shop${url}` : url,
    headers: { get: read, has: (name) => read(name) !== null },
    signal: sender.signal,
    json: async () => JSON.parse(typeof body === 'string' ? body : ''),
  };
  // The handler is typed for the whole of `Request`, and reads no more of a JSON call than this.
  return { req: plain as Request, settle: () => reply.raw.off('close', leave) };
}

export function isWhole({ headers }: Response): boolean {
  return headers.get('content-type') === 'application/json' && !headers.has('transfer-encoding');
}
