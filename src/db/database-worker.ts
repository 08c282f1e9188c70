import { beginBackup, finishBackup } from './backup/write-backup.ts';
import { checkCopy, checkDatabase, checkpoint } from './database-care.ts';
import { copyStoredFiles, packStoredFiles } from './standby/stored-files.ts';

// The tasks of the database thread, by name; see `database-thread.ts`.
export { beginBackup, checkCopy, checkDatabase, checkpoint, copyStoredFiles, finishBackup, packStoredFiles };
