import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
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

export type TakePoints = (points: number) => Promise<boolean>;

export type TakePointsOf = (ip: string, points: number) => Promise<boolean>;

/**
 * Keeps one address from taking the whole server. Guessing passwords is held back apart, where logins are judged. The
 * answer takes points for what is read without a call.
 */
export function registerRateLimit(app: FastifyInstance): TakePointsOf {
  const limiter = new RateLimiterMemory({ points: POINTS_PER_WINDOW, duration: WINDOW_S });
  const take = async (request: FastifyRequest, reply: FastifyReply) => {
    try {
      await limiter.consume(toIpGroup(request.ip), weigh(request));
    } catch (thrown) {
      if (!(thrown instanceof RateLimiterRes)) throw thrown;
      // The clock of the machine may have been set back: nobody waits longer than a window.
      const waitS = Math.min(Math.ceil(thrown.msBeforeNext / 1000), WINDOW_S);
      reply.header('retry-after', `${Math.max(waitS, 1)}`);
      throw new HttpError(429);
    }
  };
  app.addHook('onRequest', (request, reply, done) => {
    if (!isCall(request.url)) return done();
    take(request, reply).then(() => done(), done);
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
