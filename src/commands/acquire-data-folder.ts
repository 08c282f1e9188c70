import type { DataFolder } from '#db/data-folder.ts';
import { DataFolderInUse, LockFileUnusable, lockDataFolder } from '#db/server-lock.ts';
import { CommandError } from './command-error.ts';

export function acquireDataFolder(folder: DataFolder): () => void {
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
