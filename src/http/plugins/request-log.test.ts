import fastify, { LogController } from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { registerRequestLog } from './request-log.ts';

async function givenApp() {
  const lines: string[] = [];
  const app = fastify({
    logger: { stream: { write: (line: string) => void lines.push(line) } },
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
  return { pathsOf };
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
});
