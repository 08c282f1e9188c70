import { constants, setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import Database from 'better-sqlite3';

// Who takes orders goes first where cores are few. Anywhere but on Linux the whole shop would be meant, not the thread.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

const connection = new Database(workerData, { fileMustExist: true, timeout: 0 });

parentPort?.on('message', () => {
  connection.pragma('wal_checkpoint(PASSIVE)');
  parentPort?.postMessage('copied');
});
