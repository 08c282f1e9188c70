import { beginBackup as begin, finishBackup as finish } from './backup/write-backup.ts';
import {
  checkDatabase as check,
  lookThrough as lookAtAll,
  checkCopy as lookAtCopy,
  checkpoint as takeLogIn,
} from './database-care.ts';
import { copyKeptFiles as copyFiles, packKeptFiles as packFiles } from './standby/kept-files.ts';

// What the database's own thread does, each by its name; see `database-thread.ts`.
export const beginBackup = begin;
export const finishBackup = finish;
export const checkDatabase = check;
export const checkCopy = lookAtCopy;
export const checkpoint = takeLogIn;
export const copyKeptFiles = copyFiles;
export const packKeptFiles = packFiles;
export const lookThrough = lookAtAll;
