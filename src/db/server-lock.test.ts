import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { givenDataFolder } from '#testing/given-folder.ts';
import { DataFolderInUse, lockDataFolder } from './server-lock.ts';

test('a data folder is taken once, and free again when it is given back', () => {
  const { lockFile } = givenDataFolder();
  const release = lockDataFolder(lockFile);
  expect(() => lockDataFolder(lockFile)).toThrow(DataFolderInUse);
  release();
  lockDataFolder(lockFile)();
});

test('a process that is killed leaves no lock behind', async () => {
  const { lockFile } = givenDataFolder();
  const module = JSON.stringify(join(import.meta.dirname, 'server-lock.ts'));
  const program = `import { lockDataFolder } from ${module};
    // Kept, else a collected handle would open the lock.
    globalThis.release = lockDataFolder(${JSON.stringify(lockFile)}); console.log('taken'); setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  expect(() => lockDataFolder(lockFile)).toThrow(DataFolderInUse);
  child.kill('SIGKILL');
  await once(child, 'exit');
  lockDataFolder(lockFile)();
});
