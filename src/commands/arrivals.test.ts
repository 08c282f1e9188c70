import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { createAdmin } from '#domain/users/admins.ts';
import { givenFolder } from '#testing/given-folder.ts';
import { givenShopFile } from '#testing/given-shop-file.ts';
import { runCommand } from '#testing/run-command.ts';

const ARRIVALS = 600;
const SYN_SENT = '02';

const canLook =
  process.platform === 'linux' && Number(readFileSync('/proc/sys/net/core/somaxconn', 'utf8')) > ARRIVALS;

function countTurnedAway(port: number): number {
  const wanted = `:${port.toString(16).toUpperCase().padStart(4, '0')}`;
  const lines = readFileSync('/proc/net/tcp', 'utf8').split('\n');
  return lines.filter((line) => {
    const [, , remote = '', state] = line.trim().split(/\s+/);
    return remote.endsWith(wanted) && state === SYN_SENT;
  }).length;
}

test.runIf(canLook)(
  'who arrives together with six hundred others, while the shop is busy, is let in',
  async () => {
    const dataDir = givenFolder();
    const shop = givenShopFile(dataDir);
    createAdmin(shop.ctx, { name: 'Arta', email: 'arta@example.com', passwordHash: 'x' });
    shop.handle.connection.close();
    const { child, url } = runCommand(['serve'], dataDir);
    const port = Number(new URL(await url).port);
    child.kill('SIGSTOP');
    const sockets: Socket[] = [];
    onTestFinished(() => sockets.forEach((socket) => void socket.destroy()));
    for (let count = 0; count < ARRIVALS; count += 1) {
      sockets.push(connect(port, '127.0.0.1').on('error', () => undefined));
    }
    await Promise.all(sockets.slice(0, 100).map((socket) => socket.connecting && once(socket, 'connect')));
    expect(countTurnedAway(port)).toBe(0);
  },
);
