import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isRestCall } from './url-kinds.ts';

/**
 * One line per answered request: who, what, how long. Paths without their query and with the names of their parameters
 * in place of what stands there, unless it is a plain id (a search term or a phone number may); never a body, cookie
 * or password.
 */
export function registerRequestLog(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const line = {
      method: request.method,
      path: loggedPath(request),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
      ip: request.ip,
      userId: request.login?.actor.id ?? null,
    };
    if (reply.statusCode >= 500) request.log.error(line, 'request');
    else request.log.info(line, 'request');
    done();
  });
}

function loggedPath({ url, params, routeOptions }: FastifyRequest): string {
  const [path = ''] = url.split('?', 1);
  if (!isRestCall(url) || routeOptions.url === undefined) return path;
  const given = typeof params === 'object' && params !== null ? Object.entries(params) : [];
  return given.reduce(
    (logged, [name, value]) => (isId(value) ? logged.replace(`:${name}`, String(value)) : logged),
    routeOptions.url,
  );
}

/** A number of a person's phone is longer, or begins with a zero or a plus. */
function isId(value: unknown): boolean {
  return typeof value === 'string' && /^[1-9]\d{0,6}$/.test(value);
}
