import { existsSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { answerBytes, toReadyAnswer } from '#http/answer-bytes.ts';
import type { AppDeps } from '#http/app-deps.ts';
import { HttpError } from '#http/http-error.ts';
import { answerError } from '#http/plugins/error-answers.ts';
import { isPage } from '#http/plugins/kept-pages.ts';
import type { TakePointsOf } from '#http/plugins/rate-limit.ts';
import { createPageMeta } from './page-meta.ts';

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

type AnswerPage = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

const HTML = 'text/html; charset=utf-8';

/** Answers the page of an address, where none is kept. One that will not be is ready bytes all the same, with a tag. */
function createPageAnswers(deps: AppDeps, indexHtml: string, takePointsOf: TakePointsOf): AnswerPage {
  const renderPage = createPageMeta(deps, takePointsOf);
  return async (request, reply) => {
    const { html, isMissing } = await renderPage(request, indexHtml);
    reply.header('cache-control', 'private, no-cache');
    if (isMissing) return reply.code(404).type(HTML).send(html);
    if (request.keptAs) return reply.type(HTML).send(html);
    answerBytes(request, reply, toReadyAnswer(Buffer.from(html), HTML));
    return reply;
  };
}
