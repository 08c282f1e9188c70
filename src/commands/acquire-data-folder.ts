import type { DataFolder } from '#db/data-folder.ts';
import { DataFolderInUse, lockDataFolder } from '#db/server-lock.ts';
import { CommandError } from './command-error.ts';

export function acquireDataFolder(folder: DataFolder): () => void {
  try {
    return lockDataFolder(folder.lockFile);
  } catch (thrown) {
    if (!(thrown instanceof DataFolderInUse)) throw thrown;
    throw new CommandError(
      'inUse',
      'Një program tjetër e ka të hapur këtë dosje të të dhënave. Ndaleni serverin dhe provoni përsëri.',
    );
  }
}
