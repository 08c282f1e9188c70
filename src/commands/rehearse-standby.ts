import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import Database from 'better-sqlite3';
import { z } from 'zod';
import { BACKUP_DATABASE } from '#db/backup/backups.ts';
import { checkBeside } from '#db/check-beside.ts';
import type { DataFolder } from '#db/data-folder.ts';
import { fetchStandby } from '#db/standby/fetch-standby.ts';
import { openStandbyFolder, standbyPathOf } from '#db/standby/standby-folder.ts';
import { countMissing } from '#db/standby/stored-files.ts';
import type { StandbyHealth } from '#shared/shop-health.ts';
import type { StandbySettings } from '#shared/standby-place.ts';

const WEEK_MS = 7 * 24 * 3_600_000;

type Rehearsal = NonNullable<StandbyHealth['rehearsal']>;

/** What to read back; `now` in ms since the epoch, by which the next one is due. */
export type RehearsalJob = {
  readonly folder: DataFolder;
  readonly settings: StandbySettings;
  readonly now: number;
  readonly untilCopied: () => Promise<void>;
};

const written = z.object({ at: z.number(), isGood: z.boolean() });

export function readRehearsal({ databaseFile }: Pick<DataFolder, 'databaseFile'>): Rehearsal | null {
  const file = join(standbyPathOf(databaseFile), 'rehearsal.json');
  return existsSync(file) ? written.parse(JSON.parse(readFileSync(file, 'utf8'))) : null;
}

export function isRehearsalDue(last: Rehearsal | null, now: number): boolean {
  return last === null || Math.abs(now - last.at) >= WEEK_MS;
}

/**
 * Reads the second place back into a folder that is thrown away, looks through all of it and notes the result. Answers
 * what is wrong with it; null when a shop could be opened from there that has every order of this one.
 */
export async function rehearseStandby(job: RehearsalJob): Promise<string | null> {
  const fault = await findFault(job);
  const own = openStandbyFolder(job.folder);
  const rehearsal: Rehearsal = { at: job.now, isGood: fault === null };
  writeFileSync(join(own.path, 'rehearsal.json'), JSON.stringify(rehearsal), { mode: 0o600 });
  return fault;
}

async function findFault({ folder, settings, untilCopied }: RehearsalJob): Promise<string | null> {
  const scratch = mkdtempSync(join(dirname(folder.databaseFile), '.rehearsal-'));
  try {
    const orders = countOrders(folder.databaseFile);
    await untilCopied();
    await fetchStandby(settings, scratch);
    const file = join(scratch, BACKUP_DATABASE);
    const damage = await checkBeside('lookThrough', file);
    if (damage !== null) return damage;
    const missing = orders - countOrders(file);
    if (missing > 0) return `${missing} orders of the shop are not in its copy.`;
    const files = countMissing(folder, scratch);
    return files === 0 ? null : `${files} pictures or papers of the shop are not in its copy.`;
  } catch (thrown) {
    return thrown instanceof Error ? thrown.message : String(thrown);
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

function countOrders(file: string): number {
  const connection = new Database(file, { readonly: true, fileMustExist: true });
  try {
    return Number(connection.prepare('SELECT COUNT(*) FROM orders').pluck().get());
  } finally {
    connection.close();
  }
}
