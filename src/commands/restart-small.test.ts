import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createAdmin } from '#domain/users/admins.ts';
import { givenFolder } from '#testing/given-folder.ts';
import { givenShopFile } from '#testing/given-shop-file.ts';
import { runCommand } from '#testing/run-command.ts';
import { MEMORY_FLAGS } from './restart-small.ts';

const canLook = process.platform === 'linux';

test.runIf(canLook)(
  'a shop starts over once with its memory settings, as the same process, and ends as told',
  async () => {
    const dataDir = givenFolder();
    const shop = givenShopFile(dataDir);
    createAdmin(shop.ctx, { name: 'Arta', email: 'arta@example.com', passwordHash: 'x' });
    shop.handle.connection.close();
    const { child, url, exitCode, output } = runCommand(['serve'], dataDir, {
      env: { MALLOC_ARENA_MAX: '' },
    });
    expect((await fetch(`${await url}/api/health`)).status).toBe(200);
    const ofProcess = (name: string) => readFileSync(`/proc/${child.pid}/${name}`, 'utf8').split('\0');
    expect(ofProcess('environ')).toEqual(expect.arrayContaining(['MALLOC_ARENA_MAX=2']));
    expect(ofProcess('cmdline')).toEqual(expect.arrayContaining([...MEMORY_FLAGS, 'serve']));
    child.kill('SIGTERM');
    expect(await exitCode, output()).toBe(0);
  },
);
