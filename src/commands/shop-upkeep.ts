import { statSync } from 'node:fs';
import type { FastifyBaseLogger } from 'fastify';
import { cleanUpLogins } from '#auth/sign-out.ts';
import { type BackupKind, listBackups } from '#db/backup/backups.ts';
import { makeBackup } from '#db/backup/make-backup.ts';
import { listForeignFiles } from '#db/backup/stored-file-names.ts';
import type { DataFolder } from '#db/data-folder.ts';
import { DatabaseThreadClosed, onDatabaseThread } from '#db/database-thread.ts';
import { expireHolds } from '#domain/orders/status/release-order.ts';
import { getSettings } from '#domain/settings/get-settings.ts';
import { deleteUnusedUploads } from '#domain/uploads/uploads.ts';
import { type Ctx, isClockTrusted } from '#kernel/ctx.ts';
import type { SmallImages } from '#storage/small-images.ts';
import { findDueBackup } from './due-backup.ts';
import type { OpenStandby } from './open-standby.ts';
import type { HealthKeeper } from './shop-health.ts';

const LOOK_EVERY_MS = 5 * 60_000;

const FIRST_CHECK_AFTER_MS = 5_000;

type Upkeep = {
  readonly ctx: Ctx;
  readonly folder: DataFolder;
  readonly log: FastifyBaseLogger;
  readonly health: HealthKeeper;
  readonly storeDocuments: () => Promise<void>;
  readonly smallImages: Pick<SmallImages, 'makeMissing'>;
  readonly standby: OpenStandby | null;
};

/**
 * Background tasks of an open shop: hourly and nightly backups, a check of the database after the start and every
 * night, pending documents and small pictures, expired holds and logins, a checkpoint. While the date is in doubt
 * nothing is cancelled or deleted. A failure is logged, shown to the office and retried; it never stops the shop.
 * Returns a function that ends it.
 */
export function startUpkeep(upkeep: Upkeep): () => void {
  let isBusy = false;
  const attempt = async (work: (upkeep: Upkeep) => Promise<void>): Promise<void> => {
    try {
      await work(upkeep);
    } catch (thrown) {
      if (!(thrown instanceof DatabaseThreadClosed)) upkeep.log.error({ err: thrown }, 'upkeep failed');
    }
  };
  const look = async (): Promise<void> => {
    if (isBusy) return;
    isBusy = true;
    await attempt(doUpkeep);
    isBusy = false;
  };
  upkeep.health.refresh();
  const first = setTimeout(() => void attempt(lookThrough), FIRST_CHECK_AFTER_MS).unref();
  const timer = setInterval(() => void look(), LOOK_EVERY_MS).unref();
  return () => {
    clearTimeout(first);
    clearInterval(timer);
  };
}

async function lookThrough(upkeep: Upkeep): Promise<void> {
  await checkShop(upkeep);
  await upkeep.smallImages.makeMissing();
}

export async function doUpkeep(upkeep: Upkeep): Promise<void> {
  const { ctx, folder, health, storeDocuments, smallImages, standby } = upkeep;
  health.refresh();
  const kind = findDueBackup({
    now: ctx.clock.now(),
    timeZone: getSettings(ctx).shop.timeZone,
    backups: listBackups(folder.backupsFolder),
    changedAt: lastChange(folder.databaseFile),
  });
  if (kind) await backUp(upkeep, kind);
  if (kind === 'nightly') await checkShop(upkeep);
  expireHolds(ctx);
  await cleanUpLogins(ctx);
  deleteUnusedUploads(ctx, folder);
  await storeDocuments();
  await smallImages.makeMissing();
  if (standby === null) await onDatabaseThread('checkpoint', folder.databaseFile);
  else await standby.tend(kind === 'nightly');
}

export async function checkShop({ folder, log, health }: Upkeep): Promise<void> {
  try {
    const damage = await onDatabaseThread('checkDatabase', folder.databaseFile);
    if (damage !== null) log.error({ damage }, 'database damaged');
    health.checkEnded(damage === null);
  } catch (thrown) {
    if (thrown instanceof DatabaseThreadClosed) throw thrown;
    log.error({ err: thrown }, 'database check failed');
  }
}

/** Names logged last, so that a foreign folder is named only once. */
const lastNamed = new WeakMap<DataFolder, string>();

function nameForeignFiles({ folder, log, health }: Upkeep): void {
  const names = listForeignFiles(folder);
  const text = names.join('\n');
  if (names.length > 0 && lastNamed.get(folder) !== text)
    log.warn({ names: names.slice(0, 100) }, 'foreign files left out of the backup');
  if ((lastNamed.get(folder) ?? '') !== text) health.foreignFiles(names.length > 0);
  lastNamed.set(folder, text);
}

async function backUp(upkeep: Upkeep, kind: BackupKind): Promise<void> {
  const { folder, ctx, log, health } = upkeep;
  nameForeignFiles(upkeep);
  try {
    const made = await makeBackup({
      ...folder,
      kind,
      madeAt: ctx.clock.now(),
      keepsAll: !isClockTrusted(ctx),
    });
    log.info({ kind, folder: made }, 'backup made');
    health.backupEnded(true);
  } catch (thrown) {
    if (thrown instanceof DatabaseThreadClosed) throw thrown;
    log.error({ err: thrown, kind }, 'backup failed');
    health.backupEnded(false);
  }
}

/** Time of the last write (ms since the epoch) to the database or its WAL. */
function lastChange(databaseFile: string): number {
  const log = statSync(`${databaseFile}-wal`, { throwIfNoEntry: false });
  return Math.max(statSync(databaseFile).mtimeMs, log?.mtimeMs ?? 0);
}
