import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isRecord } from '#shared/is-record.ts';
import { isRestCall } from './url-kinds.ts';

/**
 * One line per answered request: client, request, duration. Paths without their query and with the names of their
 * parameters in place of the values, unless a value is a plain id (a search term or a phone number may be personal);
 * never a body, cookie or password.
 */
export function registerRequestLog(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const { method, ip, login, log } = request;
    const { statusCode: status, elapsedTime } = reply;
    const ms = Math.round(elapsedTime * 10) / 10;
    const line = { method, path: loggedPath(request), status, ms, ip, userId: login?.actor.id ?? null };
    if (status >= 500) log.error(line, 'request');
    else log.info(line, 'request');
    done();
  });
}

function loggedPath(request: FastifyRequest): string {
  const { url, params } = request;
  const route = isRestCall(url) ? request.routeOptions.url : undefined;
  if (route === undefined) return maskNumbers(url.split('?', 1)[0] ?? '');
  const values = isRecord(params) ? params : {};
  return route.replace(/:(\w+)/g, (name, key: string) => (isId(values[key]) ? values[key] : name));
}

/** Users may type a phone number as an address. */
function maskNumbers(path: string): string {
  return path.replace(/(?<![0-9a-f])\+?\d{8,}(?![0-9a-f])/gi, '…');
}

function isId(value: unknown): value is string {
  return typeof value === 'string' && /^[1-9]\d{0,6}$/.test(value);
}
