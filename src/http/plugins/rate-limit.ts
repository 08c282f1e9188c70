import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { HttpError } from '#http/http-error.ts';
import { isCall } from './url-kinds.ts';

/** Far above what a counter full of people behind one address needs; below what keeps the others waiting. */
const CALLS_PER_WINDOW = 2000;
const WINDOW_MS = 10_000;

/** Keeps one address from taking the whole server. Guessing passwords is held back apart, where logins are judged. */
export async function registerRateLimit(app: FastifyInstance): Promise<void> {
  await app.register(rateLimit, {
    global: false,
    max: CALLS_PER_WINDOW,
    timeWindow: WINDOW_MS,
    allowList: (request) => !isCall(request.url),
    addHeaders: { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false },
    addHeadersOnExceeding: {
      'x-ratelimit-limit': false,
      'x-ratelimit-remaining': false,
      'x-ratelimit-reset': false,
    },
    errorResponseBuilder: () => new HttpError(429),
  });
  app.addHook('onRequest', app.rateLimit());
}
