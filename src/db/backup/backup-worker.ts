import { parentPort, workerData } from 'node:worker_threads';
import { writeBackup } from './write-backup.ts';

parentPort?.postMessage(writeBackup(workerData));
