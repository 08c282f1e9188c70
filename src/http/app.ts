import { randomUUID } from 'node:crypto';
import fastify, { type FastifyInstance, LogController } from 'fastify';
import { appRouter } from '#trpc/app-router.ts';
import { answerClientError } from './answer-client-error.ts';
import type { AppDeps } from './app-deps.ts';
import { assertEveryDoorIsStamped } from './assert-every-door-is-stamped.ts';
import { HttpRefusal } from './http-refusal.ts';
import { openServer } from './open-server.ts';
import { useAuthentication } from './plugins/authentication.ts';
import { useCompression } from './plugins/compression.ts';
import { answerError, useErrorAnswers } from './plugins/error-answers.ts';
import { useImages } from './plugins/images.ts';
import { useJsonBodies } from './plugins/json-bodies.ts';
import { useOriginCheck } from './plugins/origin-check.ts';
import { useRateLimit } from './plugins/rate-limit.ts';
import { useRequestLog } from './plugins/request-log.ts';
import { useSecurityHeaders } from './plugins/security-headers.ts';
import { useWeb } from './plugins/web.ts';
import { registerRest } from './rest/register-rest.ts';
import { restRows } from './rest/rest-rows.ts';
import { mountTrpc, refuseAllButAdmin } from './trpc-mount.ts';

const KIBIBYTE = 1024;

/** Largest ordinary body: an order of 200 lines is a tenth of it. */
const BODY_LIMIT = 256 * KIBIBYTE;

/** Longest part of a path: the names of a whole batch of procedures stand in one. */
const LONGEST_PARAMETER = 4000;

/** Largest body with a picture: 5 MiB as base64, and the fields around it. */
const UPLOAD_LIMIT = 7.5 * 1024 * KIBIBYTE;

/**
 * Builds the door: everything between a connection and a procedure. Hooks run in the order in which they are set here;
 * the order is the policy, so it stands in one place. Refuses to build when a procedure or a row says not who may call.
 */
export async function buildApp(deps: AppDeps): Promise<FastifyInstance> {
  assertEveryDoorIsStamped(appRouter, restRows);
  const app = createServer(deps);
  const { settings } = deps;

  // 1 What is told of every request, also of one that is refused further down.
  useRequestLog(app);
  useErrorAnswers(app);
  await useSecurityHeaders(app, settings.isSecure);

  // 2 Refusals, the cheapest first: too many, from another site, then who it is. None of them reads a body.
  if (settings.isRateLimited) useRateLimit(app);
  useOriginCheck(app, settings);
  await useAuthentication(app, deps);

  // 3 Bodies in and out.
  useJsonBodies(app);
  await useCompression(app);

  // 4 The doors themselves.
  await mountTrpc(app, deps, { prefix: '/trpc', bodyLimit: BODY_LIMIT });
  await mountTrpc(app, deps, { prefix: '/trpc-upload', bodyLimit: UPLOAD_LIMIT, guard: refuseAllButAdmin });
  await registerRest(app, deps, restRows);
  await useImages(app, deps.imagesFolder);

  // 5 Everything else is a file of the bundle or a page of the shop.
  await useWeb(app, deps);

  // Live screens hold their connection open; closing lets go of them first.
  app.addHook('preClose', async () => deps.hub.close());
  return app;
}

function createServer({ settings }: AppDeps): FastifyInstance {
  return fastify({
    serverFactory: (handler) => openServer(settings, handler),
    clientErrorHandler: answerClientError,
    bodyLimit: BODY_LIMIT,
    trustProxy: settings.trustedProxies.length > 0 ? [...settings.trustedProxies] : false,
    routerOptions: { maxParamLength: LONGEST_PARAMETER },
    genReqId: () => randomUUID(),
    logController: new LogController({ disableRequestLogging: true }),
    logger: {
      level: settings.logLevel,
      base: null,
      timestamp: () => `,"time":"${new Date().toISOString()}"`,
    },
    frameworkErrors: (_error, request, reply) => {
      answerError(new HttpRefusal(400), request, reply);
    },
  });
}
