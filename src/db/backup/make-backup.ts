import { Worker } from 'node:worker_threads';
import type { BackupJob } from './write-backup.ts';

const WORKER_URL = new URL('./backup-worker.ts', import.meta.url);

/**
 * Makes a backup on a thread of its own, while the shop goes on, and returns its folder. Rejects when it could not be
 * written or is not whole; nothing is left behind then.
 */
export async function makeBackup(job: BackupJob): Promise<string> {
  const worker = new Worker(WORKER_URL, { workerData: job });
  return new Promise((resolve, reject) => {
    worker.once('message', (folder: string) => resolve(folder));
    worker.once('error', reject);
    worker.once('exit', (code) => reject(new Error(`The backup ended early, with code ${code}`)));
  });
}
