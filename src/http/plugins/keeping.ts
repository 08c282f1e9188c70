import type { FastifyContextConfig, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { answerBytes, namesTag, type Packing, type ReadyAnswer, toReadyAnswer } from '#http/answer-bytes.ts';
import type { ReadyAnswers } from '#http/ready-answers.ts';
import { isPlainTrpcCall } from './url-kinds.ts';

/** A kind of answers that are kept as ready bytes. */
export type Keeping = {
  readonly asks: (request: FastifyRequest, config: FastifyContextConfig) => boolean;
  readonly audienceOf: (request: FastifyRequest, version: string) => string;
  readonly version: () => string;
  readonly answers: ReadyAnswers;
};

type KeptAs = {
  readonly keeping: Keeping;
  readonly key: string;
  readonly version: string;
  answer?: ReadyAnswer;
};

declare module 'fastify' {
  interface FastifyRequest {
    /** Under what the answer of this call is kept, and what it was made from; null where it is not. */
    keptAs: KeptAs | null;
  }
}

/**
 * Sends ready bytes for what was answered before, as long as nothing has changed: the very next call after a change is
 * made anew. What was being made while it happened is sent, and not kept. Whoever has the same already is told so.
 */
export function registerKeptAnswers(app: FastifyInstance, keepings: readonly Keeping[]): void {
  app.decorateRequest('keptAs', null);
  app.addHook('onRequest', (request, reply, done) => {
    if (request.method !== 'GET') return done();
    const { config } = request.routeOptions;
    const keeping = keepings.find(({ asks }) => asks(request, config));
    if (!keeping) return done();
    const version = keeping.version();
    const key = `${keeping.audienceOf(request, version)} ${request.url}`;
    const answer = keeping.answers.get(key, version);
    if (!answer) {
      request.keptAs = { keeping, key, version };
      return done();
    }
    if (!request.login) reply.header('cache-control', 'private, no-cache');
    answerBytes(request, reply, answer);
  });
  app.addHook('onSend', (request, reply, payload, done) => {
    const { keptAs } = request;
    done(null, keptAs ? keep(request, reply, keptAs, payload) : payload);
  });
}

function keep(
  { login, headers }: FastifyRequest,
  reply: FastifyReply,
  keptAs: KeptAs,
  payload: unknown,
): unknown {
  // What is streamed, as forms' answers are, may differ by headers that no key holds, and has no one length.
  if (typeof payload !== 'string' || reply.statusCode !== 200) return payload;
  const bytes = Buffer.from(payload);
  const answer = toReadyAnswer(bytes, String(reply.getHeader('content-type')));
  if (keptAs.keeping.version() === keptAs.version) {
    keptAs.answer = answer;
    keptAs.keeping.answers.keep(keptAs.key, keptAs.version, answer);
  }
  reply.header('etag', answer.etag);
  if (!login) reply.header('cache-control', 'private, no-cache');
  if (!namesTag(headers['if-none-match'], answer.etag)) return bytes;
  reply.code(304).header('vary', 'accept-encoding').removeHeader('content-type');
  return null;
}

export function registerKeptPackings(app: FastifyInstance): void {
  app.addHook('onSend', ({ keptAs }, reply, payload, done) => {
    const packing = reply.getHeader('content-encoding');
    if (keptAs?.answer && isPacking(packing) && Buffer.isBuffer(payload)) {
      keptAs.answer.packed.set(packing, payload);
    }
    done(null, payload);
  });
}

function isPacking(name: unknown): name is Packing {
  return name === 'br' || name === 'gzip';
}

export function namesOf({ params, url }: FastifyRequest): readonly string[] {
  const names = typeof params === 'object' && params !== null && 'path' in params ? params.path : undefined;
  return typeof names === 'string' && isPlainTrpcCall(url) ? names.split(',') : [];
}
