import fastify, { LogController } from 'fastify';
import pino from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { registerRequestLog } from './request-log.ts';

async function givenApp({ level = 'info' } = {}) {
  const lines: string[] = [];
  const stream = { write: (line: string) => void lines.push(line) };
  const app = fastify({
    logger: { level, base: null, timestamp: pino.stdTimeFunctions.isoTime, stream },
    logController: new LogController({ disableRequestLogging: true }),
  });
  onTestFinished(() => app.close());
  app.decorateRequest('login', null);
  registerRequestLog(app);
  app.get('/api/callcenter/users/:number', async () => 'ok');
  app.get('/api/orders/details/:id', async () => 'ok');
  app.all('/api/*', async () => 'none');
  app.get('/search', async () => 'page');
  const pathsOf = async (url: string) => {
    lines.length = 0;
    await app.inject({ method: 'GET', url });
    return lines.map((line) => (JSON.parse(line) as { path?: string }).path);
  };
  return { app, lines, pathsOf };
}

test('an order can be found in the log by its number, a person not by their phone', async () => {
  const { pathsOf } = await givenApp();
  expect(await pathsOf('/api/orders/details/1501?x=1')).toEqual(['/api/orders/details/1501']);
  for (const number of ['044123456', '+38344123456', '38344123456', '44123456', '044%20123-456']) {
    expect(await pathsOf(`/api/callcenter/users/${number}`)).toEqual(['/api/callcenter/users/:number']);
  }
});

test('what no route is known for, and what was searched for, stays out of the log', async () => {
  const { pathsOf } = await givenApp();
  expect(await pathsOf('/api/callcenter/users/044123456/notes')).toEqual(['/api/*']);
  expect(await pathsOf('/search?q=044123456')).toEqual(['/search']);
  for (const number of ['049777888', '+38349777888']) expect(await pathsOf(`/${number}`)).toEqual(['/…']);
});

test('a line of a request has the form of the other lines', async () => {
  const { app, lines } = await givenApp();
  app.get('/api/told', async (request) => {
    const told = { method: 'GET', path: '/api/told', status: 200, ms: 0, ip: request.ip, userId: null };
    request.log.info(told, 'request');
    return 'ok';
  });
  await app.inject({ method: 'GET', url: '/api/told', remoteAddress: '10.0.0."7' });
  const [theirs, ours] = lines.map((line) => line.replace(/"(time|ms)":("[^"]+"|[\d.]+)/g, '"$1":0'));
  expect(ours).toBe(theirs);
  expect(lines[1]).toMatch(/"time":"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z".*"ms":[\d.]+,/);
});

test('requests are told of where the log asks for that much; those that fail here always are', async () => {
  const { app, lines, pathsOf } = await givenApp({ level: 'warn' });
  app.get('/api/broken', async (_request, reply) => reply.code(500).send('no'));
  expect(await pathsOf('/search')).toEqual([]);
  expect(await pathsOf('/api/broken')).toEqual(['/api/broken']);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ level: 50, status: 500 });
});
