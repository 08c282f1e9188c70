import { Readable } from 'node:stream';
import { create as contentDisposition } from 'content-disposition';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ZodError } from 'zod';
import type { AppDeps } from '#http/app-deps.ts';
import { fairQueue } from '#http/fair-queue.ts';
import { HttpError } from '#http/http-error.ts';
import { answerError } from '#http/plugins/error-answers.ts';
import { createRequestContext } from '#http/request-context.ts';
import { metaRows } from '#http/rest/docs/meta-rows.ts';
import { featureOfRow } from '#shared/feature-list.ts';
import { isRecord } from '#shared/is-record.ts';
import { type Caller, createCaller } from '#trpc/app-router.ts';
import type { CallFrame } from '#trpc/context.ts';
import { assertFeatureOn } from '#trpc/trpc.ts';
import type { Listed, RestCall, RestFile, RestRow } from './rest-row.ts';
import { namesTaken, unknownNames } from './unknown-names.ts';

export async function registerRest(
  app: FastifyInstance,
  deps: AppDeps,
  rows: readonly RestRow[],
): Promise<void> {
  const all = [...rows, ...metaRows(deps, rows)];
  await app.register(
    async (scope) => {
      for (const row of all) addRoute(scope, deps, row);
      // A route and not a not-found handler: the pages' own catch-all would come first.
      scope.all('/*', async (request, reply) => rejectUnknown(request, reply, all));
    },
    { prefix: '/api' },
  );
}

function addRoute(scope: FastifyInstance, deps: AppDeps, row: RestRow): void {
  const findUnknown = unknownNames(row);
  const takes = namesTaken(row);
  const feature = featureOfRow(row.url);
  scope.route({
    method: row.method,
    url: row.url.replaceAll(/\{(\w+)\}/g, ':$1'),
    ...(row.bodyLimit === undefined ? {} : { bodyLimit: row.bodyLimit }),
    config: { weight: row.weight ?? 1, isCatalogue: row.isCatalogue ?? false },
    onRequest: async (request, reply) => {
      assertMayCall(request, row);
      if (feature) assertFeatureOn(createRequestContext(deps, request, reply, facadeFrame(0)), feature);
    },
    errorHandler: (thrown, request, reply) =>
      answerError(thrown, request, reply, { ...(row.addsSuccess ? { success: false } : {}), takes }),
    handler: async (request, reply) => {
      const input = readInput(request);
      const unknown = findUnknown(input);
      if (unknown.length > 0) throw new ZodError(unknown);
      const frame = facadeFrame(row.weight ?? 1);
      const ctx = createRequestContext(deps, request, reply, frame);
      const result = await row.call(toRestCall(createCaller(ctx), request), input);
      if (isRestFile(result)) return sendFile(request, reply, result);
      const answer = isPieces(result) ? result : row.output?.parse(result);
      if (row.list !== undefined || Array.isArray(answer)) sayHowMany(request, reply, row, result);
      if (!isPieces(answer)) return reply.code(row.status ?? 200).send(answer);
      reply.type('application/json; charset=utf-8');
      return reply.send(Readable.from(answer, { objectMode: false }));
    },
  });
}

/** The caller can't be destructured: its routers are created on access. */
function toRestCall(routers: Caller, { login }: FastifyRequest): RestCall {
  const { public: open, profile, customer, admin, stocker, driver, packer, callAgent } = routers;
  const role = login?.actor.role ?? null;
  return { public: open, profile, customer, admin, stocker, driver, packer, callAgent, role };
}

const facadeFrame = (weight: number): CallFrame => ({
  channel: 'facade',
  waitTurn: fairQueue.open(weight),
  admits: () => true,
});

function assertMayCall(request: FastifyRequest, row: RestRow): void {
  const isForAnyone = row.roles.every((role) => role === 'guest');
  if (isForAnyone || row.roles.includes(request.login?.actor.role ?? 'guest')) return;
  throw new HttpError(request.login ? 403 : 401);
}

function readInput(request: FastifyRequest): Record<string, unknown> {
  const { body } = request;
  if (body !== undefined && body !== null && !isRecord(body)) throw new HttpError(400);
  return { ...toRecord(request.query), ...toRecord(body), ...toRecord(request.params) };
}

function toRecord(value: unknown): Record<string, unknown> {
  return isRecord(value) ? value : {};
}

/** States the total of a list and where the next page begins, also where the answer is a bare array. */
function sayHowMany(request: FastifyRequest, reply: FastifyReply, row: RestRow, result: unknown): void {
  const { total, next_cursor: cursor, next_page: page }: Listed = isObject(result) ? result : {};
  const list = row.list !== undefined && isRecord(result) ? result[row.list] : result;
  const count = total ?? (Array.isArray(list) ? list.length : undefined);
  if (count !== undefined) reply.header('x-total-count', count);
  const next = cursor ?? page;
  if (next === undefined || next === null) return;
  const [path = '', query] = request.url.split('?', 2);
  const search = new URLSearchParams(query);
  search.delete('page');
  search.set(next === cursor ? 'cursor' : 'page', String(next));
  reply.header('link', `<${path}?${search}>; rel="next"`);
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function isPieces(result: unknown): result is AsyncIterable<string> {
  return isObject(result) && Symbol.asyncIterator in result;
}

function isRestFile(result: unknown): result is RestFile {
  return isRecord(result) && result['bytes'] instanceof Uint8Array && typeof result['fileName'] === 'string';
}

function sendFile(request: FastifyRequest, reply: FastifyReply, file: RestFile): FastifyReply {
  if (file.etag !== undefined) {
    reply.header('etag', file.etag);
    if (namesTag(request.headers['if-none-match'], file.etag)) return reply.code(304).send();
  }
  return reply
    .type(file.contentType)
    .header('content-disposition', nameFile(file))
    .header('content-security-policy', "frame-ancestors 'none'")
    .send(Buffer.from(file.bytes.buffer, file.bytes.byteOffset, file.bytes.byteLength));
}

function namesTag(header = '', etag: string): boolean {
  const tags = header.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags.includes('*') || tags.includes(etag);
}

function nameFile({ fileName, disposition: type }: RestFile): string {
  const fallback = fileName
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('đ', 'd')
    .replaceAll('Đ', 'D')
    .replace(/[^ -~]/g, '_');
  return contentDisposition(fileName, { type, fallback });
}

function rejectUnknown(request: FastifyRequest, reply: FastifyReply, rows: readonly RestRow[]): never {
  const path = request.url.replace(/\?.*$/s, '').replace(/^\/api/, '');
  const methods = rows.filter((row) => matches(row.url, path)).map((row) => row.method);
  // A known path with this method that still was not found has an overlong segment.
  const isUnknown = methods.length === 0 || methods.some((method) => method === request.method);
  if (isUnknown) throw new HttpError(404);
  reply.header('allow', [...new Set(methods)].join(', '));
  throw new HttpError(405);
}

function matches(url: string, path: string): boolean {
  const wanted = url.split('/');
  const given = path.split('/');
  return (
    wanted.length === given.length &&
    wanted.every((part, at) => part === given[at] || (part.startsWith('{') && given[at] !== ''))
  );
}
