import { readdirSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { DataFolder } from '#db/data-folder.ts';
import { DataFolderInUse, LockFileUnusable, lockDataFolder } from '#db/server-lock.ts';
import { CommandError } from './command-error.ts';

export const RESTORE_SCRATCH = '.standby-';

export function acquireDataFolder(folder: DataFolder): () => void {
  const release = lockOrFail(folder);
  removeUnfinishedRestore(folder);
  return release;
}

/** A killed restore leaves a copy of the whole shop. */
function removeUnfinishedRestore({ databaseFile }: DataFolder): void {
  const dataDir = dirname(databaseFile);
  const incoming = `${basename(databaseFile)}.incoming`;
  for (const name of readdirSync(dataDir)) {
    if (!name.startsWith(RESTORE_SCRATCH) && !name.startsWith(incoming)) continue;
    try {
      rmSync(join(dataDir, name), { recursive: true, force: true });
    } catch {
      // Left unchanged: a file of another owner must not stop the shop from opening.
    }
  }
}

function lockOrFail(folder: DataFolder): () => void {
  try {
    return lockDataFolder(folder.lockFile);
  } catch (thrown) {
    if (thrown instanceof LockFileUnusable) {
      throw new CommandError(
        'usage',
        `${folder.lockFile} nuk është skedari i kyçjes i Furnizos, por një dosje ose skedar tjetër. Hiqeni që andej dhe provoni përsëri; të dhënat nuk u prekën.`,
      );
    }
    if (!(thrown instanceof DataFolderInUse)) throw thrown;
    throw new CommandError(
      'inUse',
      'Një program tjetër e ka të hapur këtë dosje të të dhënave. Ndaleni serverin dhe provoni përsëri.',
    );
  }
}
