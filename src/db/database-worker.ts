import { beginBackup as begin, finishBackup as finish } from './backup/write-backup.ts';
import {
  checkDatabase as check,
  lookThrough as lookAtAll,
  checkCopy as lookAtCopy,
  checkpoint as takeLogIn,
} from './database-care.ts';
import { copyStoredFiles as copyFiles, packStoredFiles as packFiles } from './standby/stored-files.ts';

// What the database's own thread does, each by its name; see `database-thread.ts`.
export const beginBackup = begin;
export const finishBackup = finish;
export const checkDatabase = check;
export const checkCopy = lookAtCopy;
export const checkpoint = takeLogIn;
export const copyStoredFiles = copyFiles;
export const packStoredFiles = packFiles;
export const lookThrough = lookAtAll;
