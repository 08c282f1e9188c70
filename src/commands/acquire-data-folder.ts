import { readdirSync, rmSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { DataFolder } from '#db/data-folder.ts';
import { DataFolderInUse, LockFileUnusable, lockDataFolder } from '#db/server-lock.ts';
import { CommandError } from './command-error.ts';

export const RESTORE_SCRATCH = '.standby-';
export const TRIAL_SCRATCH = '.trial-';

const ABANDONED_AFTER_MS = 24 * 3_600_000;

export function acquireDataFolder(folder: DataFolder): () => void {
  const release = lockOrFail(folder);
  removeLeftovers(folder);
  return release;
}

/** A killed restore or trial leaves a copy of the whole shop. A trial may still be running: it needs no lock. */
function removeLeftovers({ databaseFile }: DataFolder): void {
  const dataDir = dirname(databaseFile);
  const incoming = `${basename(databaseFile)}.incoming`;
  for (const name of readdirSync(dataDir)) {
    const place = join(dataDir, name);
    try {
      const isOld =
        name.startsWith(TRIAL_SCRATCH) && Date.now() - statSync(place).mtimeMs > ABANDONED_AFTER_MS;
      if (!isOld && !name.startsWith(RESTORE_SCRATCH) && !name.startsWith(incoming)) continue;
      rmSync(place, { recursive: true, force: true });
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
