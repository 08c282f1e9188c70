import { existsSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AppDeps } from '#http/app-deps.ts';
import { HttpError } from '#http/http-error.ts';
import { answerError } from '#http/plugins/error-answers.ts';
import type { TakePoints } from '#http/plugins/rate-limit.ts';
import { isPage } from '#http/plugins/url-kinds.ts';
import { createGuestContext } from '#http/request-context.ts';
import { createCaller } from '#trpc/app-router.ts';
import { writeManifest } from './brand-head.ts';
import { createPageAnswers } from './page-meta.ts';

const MANIFEST = 'manifest.webmanifest';

/**
 * The built screens: files with a hash in their name are cached for ever, all others are revalidated. Every address
 * that is not a file is a page of the shop, which the screens resolve.
 */
export async function registerWeb(
  app: FastifyInstance,
  deps: AppDeps,
  takePoints: TakePoints,
): Promise<void> {
  const indexFile = join(deps.webFolder, 'index.html');
  if (!existsSync(indexFile)) {
    app.log.warn(`No web bundle in ${deps.webFolder}: only the API is served. "npm run build" makes it.`);
    return;
  }
  const indexHtml = readFileSync(indexFile, 'utf8');
  const assets = join(deps.webFolder, 'assets') + sep;
  await app.register(fastifyStatic, {
    root: deps.webFolder,
    prefix: '/',
    index: false,
    // A route per file: all else is a page, with the hooks of a route.
    wildcard: false,
    globIgnore: ['index.html*', `${MANIFEST}*`],
    redirect: false,
    cacheControl: false,
    preCompressed: true,
    setHeaders: (reply, path) => {
      const isForever = path.startsWith(assets);
      reply.header('cache-control', isForever ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  const answerPage = createPageAnswers(deps, indexHtml, takePoints);
  const missing = (request: FastifyRequest, reply: FastifyReply) =>
    answerError(new HttpError(404), request, reply);
  registerManifest(app, deps);
  // The service worker fetches it like any file.
  app.get('/index.html', answerPage);
  app.get('/*', (request, reply) => (isPage(request) ? answerPage : missing)(request, reply));
  app.setNotFoundHandler(missing);
}

/** The web app manifest, with the shop's name and icons. */
function registerManifest(app: FastifyInstance, deps: AppDeps): void {
  const file = join(deps.webFolder, MANIFEST);
  if (!existsSync(file)) return;
  const text = readFileSync(file, 'utf8');
  const guest = createCaller(createGuestContext(deps));
  app.get(`/${MANIFEST}`, async (_request, reply) => {
    const brand = await guest.public.shop.brand();
    return reply
      .header('cache-control', 'no-cache')
      .type('application/manifest+json; charset=utf-8')
      .send(writeManifest(text, brand));
  });
}
