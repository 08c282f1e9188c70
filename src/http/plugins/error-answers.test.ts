import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { openApp } from '#testing/rest-client.ts';
import { openWorld } from '#testing/world.ts';

const BLOCK = Buffer.alloc(65_536, 'x');
const SENT = 300 * BLOCK.length;

/** A client that reads nothing until it has sent everything, as many do. */
async function sendAll(port: number, url: string, isChunked: boolean): Promise<string> {
  const socket = connect(port, '127.0.0.1').pause();
  const failed = new Promise<never>((_, reject) => socket.once('error', reject));
  failed.catch(() => undefined);
  const length = isChunked ? 'transfer-encoding: chunked' : `content-length: ${SENT}`;
  socket.write(`POST ${url} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n${length}\r\n\r\n`);
  const block = isChunked ? Buffer.concat([Buffer.from('10000\r\n'), BLOCK, Buffer.from('\r\n')]) : BLOCK;
  for (let sent = 0; sent < SENT; sent += BLOCK.length) {
    if (!socket.write(block)) await Promise.race([failed, new Promise((done) => socket.once('drain', done))]);
  }
  if (isChunked) socket.write('0\r\n\r\n');
  const answer = new Promise<string>((done) => {
    let text = '';
    socket.on('data', (data) => {
      text += String(data);
      if (text.includes('}')) done(text);
    });
  });
  socket.resume();
  const text = await Promise.race([answer, failed]);
  socket.destroy();
  return text;
}

test.each([
  ['/api/auth/login', false],
  ['/api/auth/login', true],
  ['/trpc/public.auth.logout', false],
  ['/trpc/public.auth.logout', true],
])(
  'a body over the limit at %s (chunked: %s) is answered in words to a client still sending',
  async (url, isChunked) => {
    const app = await openApp(openWorld());
    await app.listen({ port: 0, host: '127.0.0.1' });
    const address = app.server.address();
    const answer = await sendAll(typeof address === 'object' ? (address?.port ?? 0) : 0, url, isChunked);
    expect(answer).toContain('413 Payload Too Large');
    expect(answer).toContain('Kërkesa është tepër e madhe.');
  },
);
