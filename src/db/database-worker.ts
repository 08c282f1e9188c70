import { writeBackup as write } from './backup/write-backup.ts';
import {
  checkDatabase as check,
  lookThrough as lookAtAll,
  checkpoint as takeLogIn,
} from './database-care.ts';
import { copyKeptFiles as copyFiles, packKeptFiles as packFiles } from './standby/kept-files.ts';

// What the database's own thread does, each by its name; see `database-thread.ts`.
export const writeBackup = write;
export const checkDatabase = check;
export const checkpoint = takeLogIn;
export const copyKeptFiles = copyFiles;
export const packKeptFiles = packFiles;
export const lookThrough = lookAtAll;
