import type { FastifyInstance, FastifyRequest } from 'fastify';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { toIpGroup } from '#auth/ip-group.ts';
import { HttpError } from '#http/http-error.ts';
import { pathOf, weighProcedures } from '#http/procedure-meta.ts';
import { isCall, isTrpcCall } from './url-kinds.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    weight?: number;
  }
}

const POINTS_PER_WINDOW = 2000;
const WINDOW_S = 10;

export type TakePoints = (ip: string, points: number) => Promise<boolean>;

/**
 * Keeps one address from occupying the whole server. Guessing passwords is limited separately, at login. The returned
 * function takes points for reads outside of calls.
 */
export function registerRateLimit(app: FastifyInstance): TakePoints {
  const limiter = new RateLimiterMemory({ points: POINTS_PER_WINDOW, duration: WINDOW_S });
  app.addHook('onRequest', async (request, reply) => {
    if (!isCall(request.url)) return;
    try {
      await limiter.consume(toIpGroup(request.ip), weigh(request));
    } catch (thrown) {
      if (!(thrown instanceof RateLimiterRes)) throw thrown;
      // The machine's clock may have been set back: no client waits longer than a window.
      const waitS = Math.min(Math.ceil(thrown.msBeforeNext / 1000), WINDOW_S);
      reply.header('retry-after', `${Math.max(waitS, 1)}`);
      throw new HttpError(429);
    }
  });
  return async (ip, points) =>
    limiter.consume(toIpGroup(ip), points).then(
      () => true,
      () => false,
    );
}

function weigh(request: FastifyRequest): number {
  const names = isTrpcCall(request.url) ? pathOf(request) : undefined;
  if (names !== undefined) return weighProcedures(names);
  return request.routeOptions.config.weight ?? 1;
}
