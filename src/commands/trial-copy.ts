import { mkdtempSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import Database from 'better-sqlite3';
import { openDatabase } from '#db/client.ts';
import type { DataFolder } from '#db/data-folder.ts';
import { migrateDatabase, readMigrationState } from '#db/migrate.ts';
import { freezeDeliveredOrders } from '#domain/invoicing/freeze-delivered-orders.ts';
import { TRIAL_SCRATCH } from './acquire-data-folder.ts';

export async function onTrialCopy<Answer>(
  folder: DataFolder,
  source: string,
  attempt: (file: string) => Answer | Promise<Answer>,
): Promise<Answer> {
  const place = mkdtempSync(join(dirname(folder.databaseFile), TRIAL_SCRATCH));
  try {
    const file = join(place, 'furnizo.sqlite');
    const connection = new Database(source, { readonly: true, fileMustExist: true });
    try {
      connection.prepare('VACUUM INTO ?').run(file);
    } finally {
      connection.close();
    }
    return await attempt(file);
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
}

export function migrateCopy(file: string): void {
  const handle = openDatabase(file);
  try {
    migrateDatabase(handle);
    const ctx = { db: handle.db, actor: null, clock: { now: () => Date.now() }, emit: () => {} };
    freezeDeliveredOrders(ctx);
  } finally {
    handle.connection.close();
  }
}

export function countPending(file: string): number {
  const handle = openDatabase(file, { readonly: true });
  try {
    return readMigrationState(handle).pending;
  } finally {
    handle.connection.close();
  }
}
