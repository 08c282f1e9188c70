import { existsSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AppDeps } from '#http/app-deps.ts';
import { HttpError } from '#http/http-error.ts';
import { answerError } from './error-answers.ts';
import { createPageMeta } from './page-meta.ts';
import { isCall } from './url-kinds.ts';

/**
 * The built screens: files that carry a hash in their name are kept for ever, all others are asked for each time.
 * Every address that is not a file is a page of the shop, which the screens themselves resolve.
 */
export async function registerWeb(app: FastifyInstance, deps: AppDeps): Promise<void> {
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
    redirect: false,
    cacheControl: false,
    preCompressed: true,
    setHeaders: (reply, path) => {
      const isForever = path.startsWith(assets);
      reply.header('cache-control', isForever ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  const renderPage = createPageMeta(deps);
  const answerPage = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const { html, isMissing } = await renderPage(request, indexHtml);
    return reply
      .code(isMissing ? 404 : 200)
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(html);
  };
  app.get('/', answerPage);
  app.get('/index.html', answerPage);
  app.setNotFoundHandler(async (request, reply) =>
    isPage(request) ? answerPage(request, reply) : answerError(new HttpError(404), request, reply),
  );
}

function isPage(request: FastifyRequest): boolean {
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  const isFile = request.url.startsWith('/images/') || request.url.startsWith('/assets/');
  return isRead && !isFile && !isCall(request.url) && wantsPage(request);
}

/** Those who make previews of a link take anything; a file that is missing has a dot in its name. */
function wantsPage({ url, headers: { accept = '*/*' } }: FastifyRequest): boolean {
  if (accept.includes('text/html')) return true;
  const [path = ''] = url.split('?', 1);
  return accept.includes('*/*') && !accept.startsWith('image/') && !path.includes('.');
}
