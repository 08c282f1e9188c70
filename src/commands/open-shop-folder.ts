import { type DataFolder, openDataFolder, tightenDataFolder } from '#db/data-folder.ts';
import type { Env } from '#env.ts';
import { CommandError, describeUnusable, isDiskFull } from './command-error.ts';

export function openShopFolder(env: Env): DataFolder {
  try {
    const folder = openDataFolder(env.dataDir, env.backupDir);
    tightenDataFolder(folder);
    return folder;
  } catch (thrown) {
    if (!(thrown instanceof Error) || !('syscall' in thrown) || isDiskFull(thrown)) throw thrown;
    throw new CommandError('usage', describeUnusable(thrown));
  }
}
