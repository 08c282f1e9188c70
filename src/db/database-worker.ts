import { writeBackup as write } from './backup/write-backup.ts';
import { checkDatabase as check, checkpoint as takeLogIn } from './database-care.ts';

// What the database's own thread does, each by its name; see `database-thread.ts`.
export const writeBackup = write;
export const checkDatabase = check;
export const checkpoint = takeLogIn;
