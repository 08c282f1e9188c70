import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { givenFolder } from '#testing/given-folder.ts';
import { givenShopFile } from '#testing/given-shop-file.ts';
import { PROGRAMS } from '#testing/programs.ts';
import { runCommand } from '#testing/run-command.ts';
import { DISK_FULL, isDiskFull } from './command-error.ts';

// Each test starts its own programs, on a machine that may be busy with others.
vi.setConfig({ testTimeout: 60_000 });

function givenShop(): string {
  const dataDir = givenFolder();
  givenShopFile(dataDir).handle.connection.close();
  return dataDir;
}

const canMount = spawnSync('unshare', ['-rm', 'mount', '-t', 'tmpfs', 'tmpfs', '/mnt']).status === 0;

test.skipIf(!canMount).each(['8k', '100k', '300k'])(
  'a disk of %s is full, and that is said in a sentence',
  (size) => {
    const script = `mount -t tmpfs -o size=${size} tmpfs "$DATA_DIR" && exec "$0" "$1" serve`;
    const words = ['-rm', 'sh', '-c', script, process.execPath, PROGRAMS.bundle];
    const dataDir = givenFolder();
    const rejected = spawnSync('unshare', words, {
      env: { PATH: '/usr/sbin:/usr/bin:/sbin:/bin', DATA_DIR: dataDir, PORT: '0' },
      cwd: dataDir,
    });
    expect(String(rejected.stderr)).toBe(`${DISK_FULL}\n`);
    expect(rejected.status).toBe(1);
  },
);

test.skipIf(!canMount)('a restore for which the disk has no room says so', async () => {
  const shop = givenShop();
  expect(await runCommand(['backup'], shop).exitCode).toBe(0);
  const size = Math.floor(1.5 * statSync(join(shop, 'furnizo.sqlite')).size);
  const script = `mount -t tmpfs -o size=${size} tmpfs "$DATA_DIR" && cp "$SHOP" "$DATA_DIR" && exec "$0" "$1" restore latest`;
  const dataDir = givenFolder();
  const rejected = spawnSync('unshare', ['-rm', 'sh', '-c', script, process.execPath, PROGRAMS.bundle], {
    env: {
      PATH: '/usr/sbin:/usr/bin:/sbin:/bin',
      DATA_DIR: dataDir,
      BACKUP_DIR: join(shop, 'backups'),
      SHOP: join(shop, 'furnizo.sqlite'),
    },
    cwd: dataDir,
  });
  expect(String(rejected.stderr)).toBe(`${DISK_FULL}\n`);
  expect(rejected.status).toBe(1);
});

test.skipIf(!canMount).each(['serve', 'check-data', 'restore latest', 'backup'])(
  'a folder that can only be read stops "%s" in a sentence',
  async (command) => {
    const dataDir = givenShop();
    expect(await runCommand(['backup'], dataDir).exitCode).toBe(0);
    const script = `mount --bind "$DATA_DIR" "$DATA_DIR" && mount -o remount,ro,bind "$DATA_DIR" && exec "$0" "$1" ${command}`;
    const rejected = spawnSync('unshare', ['-rm', 'sh', '-c', script, process.execPath, PROGRAMS.bundle], {
      env: { PATH: '/usr/sbin:/usr/bin:/sbin:/bin', DATA_DIR: dataDir, PORT: '0' },
      cwd: dataDir,
    });
    expect(String(rejected.stderr)).toMatch(
      /^(Kopja rezervë nuk u bë; .*\. )?Dosja e të dhënave nuk mund të përdoret.*\n$/,
    );
    expect(rejected.status).toBe(2);
  },
);

test('no room is told from other faults by what the system says', () => {
  const coded = (code: string, cause?: unknown) => Object.assign(new Error('x', { cause }), { code });
  for (const code of ['SQLITE_FULL', 'SQLITE_IOERR_SHMSIZE', 'ENOSPC', 'EDQUOT']) {
    expect(isDiskFull(coded(code)), code).toBe(true);
  }
  expect(isDiskFull(coded('EOTHER', coded('ENOSPC')))).toBe(true);
  for (const ofThread of ['database or disk is full', 'ENOSPC: no space left on device, write']) {
    expect(isDiskFull(new Error(ofThread)), ofThread).toBe(true);
  }
  expect(isDiskFull(coded('SQLITE_CORRUPT'), 1e9)).toBe(false);
});
