import { parentPort, workerData } from 'node:worker_threads';
import Database from 'better-sqlite3';
import { standBack } from './stand-back.ts';

standBack();

const connection = new Database(workerData, { fileMustExist: true, timeout: 0 });

parentPort?.on('message', () => {
  connection.pragma('wal_checkpoint(PASSIVE)');
  parentPort?.postMessage('copied');
});
