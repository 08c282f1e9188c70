import { statSync } from 'node:fs';
import type { FastifyBaseLogger } from 'fastify';
import { cleanUpLogins } from '../auth/clean-up-logins.ts';
import type { BackupKind } from '../db/backup/backups.ts';
import { listBackups } from '../db/backup/backups.ts';
import { makeBackup } from '../db/backup/make-backup.ts';
import type { DatabaseHandle } from '../db/client.ts';
import type { DataFolder } from '../db/data-folder.ts';
import type { Ctx } from '../domain/kernel/ctx.ts';
import { getSettings } from '../domain/settings/get-settings.ts';
import { toLocalMoment } from '../shared/shop-dates.ts';

const LOOK_EVERY_MS = 5 * 60_000;
const HOUR_MS = 3_600_000;
/** The shop's own hour from which the night's backup is due. */
const NIGHT_HOUR = 2;

type Upkeep = {
  readonly ctx: Ctx;
  readonly handle: DatabaseHandle;
  readonly folder: DataFolder;
  readonly log: FastifyBaseLogger;
};

/**
 * What an open shop does by itself: backups by the hour and the night, expired logins thrown away, statistics of the
 * indexes kept fresh. A failure is logged and tried again; it never stops the shop. Returns how to end it.
 */
export function startUpkeep(upkeep: Upkeep): () => void {
  let isBusy = false;
  const look = async (): Promise<void> => {
    if (isBusy) return;
    isBusy = true;
    try {
      const kind = dueBackup(upkeep);
      if (kind) await backUp(upkeep, kind);
      await cleanUpLogins(upkeep.ctx);
      upkeep.handle.connection.pragma('optimize');
    } catch (thrown) {
      upkeep.log.error({ err: thrown }, 'upkeep failed');
    } finally {
      isBusy = false;
    }
  };
  const timer = setInterval(() => void look(), LOOK_EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}

async function backUp({ folder, ctx, log }: Upkeep, kind: BackupKind): Promise<void> {
  try {
    const made = await makeBackup({ ...folder, kind, madeAt: ctx.clock.now() });
    log.info({ kind, folder: made }, 'backup made');
  } catch (thrown) {
    log.error({ err: thrown, kind }, 'backup failed');
  }
}

/** The backup that is due now, if any. A shop in which nothing has happened since the last one needs none by the hour. */
function dueBackup({ ctx, folder }: Upkeep): BackupKind | null {
  const now = ctx.clock.now();
  const { timeZone } = getSettings(ctx).shop;
  const backups = listBackups(folder.backupsFolder);
  const lastNight = backups.findLast((backup) => backup.kind === 'nightly')?.madeAt;
  const today = toLocalMoment(now, timeZone);
  const isNightDone = lastNight !== undefined && toLocalMoment(lastNight, timeZone).date === today.date;
  if (today.hour >= NIGHT_HOUR && !isNightDone) return 'nightly';
  const last = backups.at(-1)?.madeAt ?? 0;
  return now - last >= HOUR_MS && lastChange(folder.databaseFile) > last ? 'hourly' : null;
}

/** When anything was last written (ms since the epoch): to the database or to the log in front of it. */
function lastChange(databaseFile: string): number {
  const log = statSync(`${databaseFile}-wal`, { throwIfNoEntry: false });
  return Math.max(statSync(databaseFile).mtimeMs, log?.mtimeMs ?? 0);
}
