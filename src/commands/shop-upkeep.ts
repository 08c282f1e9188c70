import { statSync } from 'node:fs';
import type { FastifyBaseLogger } from 'fastify';
import { cleanUpLogins } from '#auth/clean-up-logins.ts';
import type { BackupKind } from '#db/backup/backups.ts';
import { listBackups } from '#db/backup/backups.ts';
import { makeBackup } from '#db/backup/make-backup.ts';
import type { DatabaseHandle } from '#db/client.ts';
import type { DataFolder } from '#db/data-folder.ts';
import { onDatabaseThread } from '#db/database-thread.ts';
import type { Ctx } from '#domain/kernel/ctx.ts';
import { getSettings } from '#domain/settings/get-settings.ts';
import { findDueBackup } from './due-backup.ts';

const LOOK_EVERY_MS = 5 * 60_000;

type Upkeep = {
  readonly ctx: Ctx;
  readonly handle: DatabaseHandle;
  readonly folder: DataFolder;
  readonly log: FastifyBaseLogger;
};

/**
 * What an open shop does by itself: backups by the hour and the night, expired logins thrown away, the
 * log taken into the database. A failure is logged and tried again; it never stops the shop. Returns how to end it.
 */
export function startUpkeep(upkeep: Upkeep): () => void {
  let isBusy = false;
  const look = async (): Promise<void> => {
    if (isBusy) return;
    isBusy = true;
    try {
      const kind = findDueBackup({
        now: upkeep.ctx.clock.now(),
        timeZone: getSettings(upkeep.ctx).shop.timeZone,
        backups: listBackups(upkeep.folder.backupsFolder),
        changedAt: lastChange(upkeep.folder.databaseFile),
      });
      if (kind) await backUp(upkeep, kind);
      await cleanUpLogins(upkeep.ctx);
      await onDatabaseThread('checkpoint', upkeep.folder.databaseFile);
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

/** When anything was last written (ms since the epoch): to the database or to the log in front of it. */
function lastChange(databaseFile: string): number {
  const log = statSync(`${databaseFile}-wal`, { throwIfNoEntry: false });
  return Math.max(statSync(databaseFile).mtimeMs, log?.mtimeMs ?? 0);
}
