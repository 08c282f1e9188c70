import { existsSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { answerBytes, toReadyAnswer } from '#http/answer-bytes.ts';
import type { AppDeps } from '#http/app-deps.ts';
import { HttpError } from '#http/http-error.ts';
import { cookieName } from '#http/login-cookies.ts';
import { createReadyAnswers, MEBIBYTE } from '#http/ready-answers.ts';
import { answerError } from './error-answers.ts';
import { createPageMeta } from './page-meta.ts';
import type { TakePointsOf } from './rate-limit.ts';
import { isCall } from './url-kinds.ts';

/**
 * The built screens: files that carry a hash in their name are kept for ever, all others are asked for each time.
 * Every address that is not a file is a page of the shop, which the screens themselves resolve.
 */
export async function registerWeb(
  app: FastifyInstance,
  deps: AppDeps,
  takePointsOf: TakePointsOf,
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
    redirect: false,
    cacheControl: false,
    preCompressed: true,
    setHeaders: (reply, path) => {
      const isForever = path.startsWith(assets);
      reply.header('cache-control', isForever ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  const answerPage = createPageAnswers(deps, indexHtml, takePointsOf);
  app.get('/', answerPage);
  app.get('/index.html', answerPage);
  app.setNotFoundHandler((request, reply) =>
    isPage(request) ? answerPage(request, reply) : answerError(new HttpError(404), request, reply),
  );
}

type AnswerPage = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply> | undefined;

const HTML = 'text/html; charset=utf-8';

/** Answers the page of an address. Pages of the shop are kept as ready bytes until a product or a setting changes. */
function createPageAnswers(deps: AppDeps, indexHtml: string, takePointsOf: TakePointsOf): AnswerPage {
  const renderPage = createPageMeta(deps, takePointsOf);
  const pages = createReadyAnswers({ roomBytes: 8 * MEBIBYTE, largestBytes: MEBIBYTE / 3 });
  const session = cookieName('session', deps.settings.isSecure);
  const makePage = async (
    request: FastifyRequest,
    reply: FastifyReply,
    { key, version }: { readonly key: string; readonly version: string },
  ): Promise<FastifyReply> => {
    const { html, isMissing } = await renderPage(request, indexHtml);
    if (isMissing) return reply.code(404).type(HTML).send(html);
    const page = toReadyAnswer(Buffer.from(html), HTML);
    // What stands behind a question mark is anybody's invention.
    const isLasting = !request.url.includes('?') && deps.productVersion() === version;
    if (isLasting) pages.keep(key, version, page);
    answerBytes(request, reply, page);
    return reply;
  };
  return (request, reply) => {
    const { url, protocol, host, cookies } = request;
    const version = deps.productVersion();
    const key = [cookies[session] === undefined, protocol, host, url].join(' ');
    reply.header('cache-control', 'no-cache');
    const kept = pages.get(key, version);
    if (!kept) return makePage(request, reply, { key, version });
    answerBytes(request, reply, kept);
    return undefined;
  };
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
