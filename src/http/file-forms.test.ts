import { expect, test } from 'vitest';
import { givenUser } from '#testing/builders.ts';
import { importForm } from '#testing/import-file.ts';
import { loginAs } from '#testing/rest-client.ts';
import { openWorld } from '#testing/world.ts';

const START = 'admin.imports.start';

async function openSender(role: 'admin' | 'stocker') {
  const world = openWorld();
  const { app, cookies } = await loginAs(world, givenUser(world, role));
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  return async (url: string, body: FormData) => {
    const answer = await fetch(origin + url, { method: 'POST', body, headers: { cookie, origin } });
    return { status: answer.status, body: await answer.json() };
  };
}

test('the office sends a file as a form: to its own address, within bounds', async () => {
  const send = await openSender('admin');
  const form = importForm('products', 'Kodi;Çmimi\nA;1\n', 'çmimet.csv');
  expect(await send(`/trpc-upload/${START}`, form)).toMatchObject({
    status: 200,
    body: { result: { data: { kind: 'products', fileName: 'çmimet.csv' } } },
  });
  const large = importForm('products', new Uint8Array(8 * 1024 * 1024));
  expect((await send(`/trpc-upload/${START}`, large)).status).toBe(413);
  expect((await send(`/trpc/${START}`, form)).status).toBe(415);
});

test('nobody else is read', async () => {
  const send = await openSender('stocker');
  expect((await send(`/trpc-upload/${START}`, importForm('products', 'x'))).status).toBe(403);
});
