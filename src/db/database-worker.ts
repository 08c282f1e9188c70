import { beginBackup, finishBackup } from './backup/write-backup.ts';
import { checkCopy, checkDatabase, checkpoint } from './database-care.ts';
import { copyStoredFiles, packStoredFiles } from './standby/stored-files.ts';

// What the database's own thread does, each by its name; see `database-thread.ts`.
export { beginBackup, checkCopy, checkDatabase, checkpoint, copyStoredFiles, finishBackup, packStoredFiles };
