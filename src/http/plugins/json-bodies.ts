import type { FastifyInstance } from 'fastify';

/** Bodies are JSON or empty: the types that a foreign page could send without a preflight are rejected with 415. */
export function registerJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('remove', 'remove');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    // Clients that always declare JSON do so for a request without a body as well.
    if (body.trim() === '') return done(null, undefined);
    return parse(request, body, done);
  });
}
