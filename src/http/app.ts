import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import fastify, { type FastifyInstance, LogController } from 'fastify';
import pino from 'pino';
import { appRouter } from '#trpc/app-router.ts';
import { isStorageFault } from '#trpc/error-body.ts';
import { errorByStatus } from '#trpc/error-by-status.ts';
import type { AppDeps } from './app-deps.ts';
import { HttpError } from './http-error.ts';
import { openLog } from './log-destination.ts';
import { openServer } from './open-server.ts';
import { registerWeb } from './pages/web.ts';
import { registerAuthentication } from './plugins/authentication.ts';
import { answerError } from './plugins/error-answers.ts';
import { registerImages } from './plugins/images.ts';
import { registerJsonBodies } from './plugins/json-bodies.ts';
import { registerMetrics } from './plugins/metrics.ts';
import { registerOriginCheck } from './plugins/origin-check.ts';
import { registerRateLimit } from './plugins/rate-limit.ts';
import { registerRequestLog } from './plugins/request-log.ts';
import { registerResponseCache } from './plugins/response-cache.ts';
import { registerSecurityHeaders } from './plugins/security-headers.ts';
import { registerProxyWatch } from './plugins/untrusted-proxy.ts';
import { assertEveryEndpointIsStamped } from './procedure-meta.ts';
import { registerRest } from './rest/kit/register-rest.ts';
import { restRows } from './rest/rest-rows.ts';
import { mountTrpc, registerWholeAnswers } from './trpc-mount.ts';

const KIBIBYTE = 1024;

const BODY_LIMIT = 256 * KIBIBYTE;

const MAX_PARAMETER_LENGTH = 4000;

const UPLOAD_LIMIT = 7.5 * 1024 * KIBIBYTE;

const PHOTO_LIMIT = 310_000;

/**
 * Builds the HTTP application: everything between a connection and a procedure. Hooks run in the order in which they
 * are registered here; the order is the policy. Rejects when a procedure or a row does not declare its roles.
 */
export async function buildApp(deps: AppDeps): Promise<FastifyInstance> {
  assertEveryEndpointIsStamped(appRouter, restRows);
  const app = createServer(deps);
  const { settings } = deps;

  // 1 The log of every request, also of one that is rejected below.
  registerRequestLog(app);
  registerMetrics(app, deps);
  app.setErrorHandler((thrown, request, reply) => answerError(thrown, request, reply));
  app.addHook('onError', async (_request, _reply, error) => {
    if (isStorageFault(error)) deps.storageFailed();
  });
  await registerSecurityHeaders(app, settings.isSecure);

  // 2 Rejections, the cheapest first: rate limit, origin, then the login. None of them reads a body. Cached answers are
  // sent here.
  const takePoints = settings.isRateLimited ? registerRateLimit(app) : async () => true;
  registerProxyWatch(app, deps);
  registerOriginCheck(app, settings);
  await registerAuthentication(app, deps);
  registerWholeAnswers(app);
  await registerResponseCache(app, deps);

  // 3 Bodies.
  registerJsonBodies(app);

  // 4 The APIs.
  await mountTrpc(app, deps, { prefix: '/trpc', bodyLimit: BODY_LIMIT });
  await mountTrpc(app, deps, { prefix: '/trpc-upload', bodyLimit: UPLOAD_LIMIT, formsOf: ['admin'] });
  await mountTrpc(app, deps, {
    prefix: '/trpc-photo',
    bodyLimit: PHOTO_LIMIT,
    formsOf: ['driver', 'customer'],
  });
  await registerRest(app, deps, restRows);
  await registerImages(app, deps);

  // 5 Everything else is a file of the bundle or a page of the shop.
  await registerWeb(app, deps, takePoints);

  // Live screens hold their connection open; closing ends those first.
  app.addHook('preClose', async () => deps.hub.close());
  return app;
}

const standardOutput = openLog(null);

function createServer({ settings, log = standardOutput }: AppDeps): FastifyInstance {
  return fastify({
    serverFactory: (handler) => openServer(settings, handler),
    clientErrorHandler: answerClientError,
    bodyLimit: BODY_LIMIT,
    trustProxy: settings.trustedProxies.length > 0 ? [...settings.trustedProxies] : false,
    routerOptions: { maxParamLength: MAX_PARAMETER_LENGTH },
    genReqId: () => randomUUID(),
    logController: new LogController({ disableRequestLogging: true }),
    logger: {
      level: settings.logLevel,
      base: null,
      stream: log,
      timestamp: pino.stdTimeFunctions.isoTime,
    },
    frameworkErrors: (_error, request, reply) => {
      answerError(new HttpError(400), request, reply);
    },
  });
}

const STATUS_BY_CODE: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
};

function answerClientError(error: Error & { readonly code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const status = STATUS_BY_CODE[error.code ?? ''] ?? 400;
  const body = Buffer.from(JSON.stringify(errorByStatus(status)));
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    `content-length: ${body.length}`,
    'content-type: application/json; charset=utf-8',
    'cache-control: no-store',
    'connection: close',
  ];
  if (socket.writable) socket.write(Buffer.concat([Buffer.from(`${head.join('\r\n')}\r\n\r\n`), body]));
  socket.destroy(error);
}
