import { beginBackup, finishBackup } from './backup/write-backup.ts';
import { checkDatabase, checkpoint, verifyDatabase } from './database-care.ts';
import { mirrorFiles, packFiles } from './standby/stored-files.ts';

// The tasks of the database thread, by name; see `database-thread.ts`.
export { beginBackup, checkDatabase, checkpoint, finishBackup, mirrorFiles, packFiles, verifyDatabase };
