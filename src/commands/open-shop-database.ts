import { existsSync, readdirSync, statSync } from 'node:fs';
import { listBackups } from '#db/backup/backups.ts';
import { makeBackup } from '#db/backup/make-backup.ts';
import { type DatabaseHandle, openDatabase } from '#db/client.ts';
import { type DataFolder, readFreeBytes } from '#db/data-folder.ts';
import { findLostNumbers, keepLostNumbers, lastNumbersFile, readStoredNumbers } from '#db/last-numbers.ts';
import { migrateDatabase, readMigrationState } from '#db/migrate.ts';
import { freezeDeliveredOrders } from '#domain/invoicing/freeze-delivered-orders.ts';
import { CommandError, DAMAGED, DISK_FULL, isDamaged, isDiskFull } from './command-error.ts';

const MAX_FREEZING_MS = 100;

/**
 * Opens and migrates the shop's database, with a backup before any change. Rejects one that is newer than the program
 * or damaged, and never creates a new one where an old one must have been.
 */
export async function openShopDatabase(folder: DataFolder): Promise<DatabaseHandle> {
  if (isEmptyFile(folder.databaseFile)) assertNewShop(folder, 'mungon');
  const handle = openOrFail(folder.databaseFile);
  try {
    if (readMigrationState(handle).isEmpty) assertNewShop(folder, 'është bosh');
    await migrate(handle, folder);
    const clock = { now: () => Date.now() };
    const ctx = { db: handle.db, actor: null, clock, emit: () => {} };
    keepStoredNumbers(handle, folder);
    freezeDeliveredOrders(ctx, MAX_FREEZING_MS);
    return handle;
  } catch (thrown) {
    handle.connection.close();
    // SQLite itself rolls back a migration that finds the disk full, and the rollback then fails.
    if (!(thrown instanceof CommandError) && isDiskFull(thrown, readFreeBytes(folder)))
      throw new CommandError('failed', DISK_FULL);
    throw thrown;
  }
}

/** After a lost log, or where an older database was copied in: numbers assigned since are not assigned again. */
function keepStoredNumbers({ connection }: DatabaseHandle, { databaseFile }: DataFolder): void {
  const stored = readStoredNumbers(databaseFile);
  if (stored === null) return;
  const lost = findLostNumbers(connection, stored);
  if (lost.length > 0) keepLostNumbers(connection, lost, stored, Date.now());
}

function isEmptyFile(file: string): boolean {
  return (statSync(file, { throwIfNoEntry: false })?.size ?? 0) === 0;
}

function assertNewShop(folder: DataFolder, fault: string): void {
  const { databaseFile, imagesFolder, documentsFolder, backupsFolder } = folder;
  const kept = [imagesFolder, documentsFolder].flatMap((place) => readdirSync(place));
  const hasFiles = kept.some((name) => !name.startsWith('.')) || existsSync(lastNumbersFile(databaseFile));
  if (!hasFiles && listBackups(backupsFolder).length === 0) return;
  throw new CommandError(
    'database',
    `Baza e të dhënave ${fault} (${databaseFile}), por aty ka pasur një dyqan: fotot, dokumentet ose kopjet rezervë janë në vend. ` +
      'Kthejeni kopjen e fundit me komandën "restore latest"; për një dyqan të ri zgjidhni një dosje tjetër me DATA_DIR.',
  );
}

async function migrate(handle: DatabaseHandle, folder: DataFolder): Promise<void> {
  const state = readMigrationState(handle);
  if (state.isUnreleased) {
    throw new CommandError(
      'database',
      'Të dhënat janë shkruar para versionit 0.2.0, që ishte i pari. Ky program nuk i hap; të dhënat nuk u prekën.',
    );
  }
  if (state.isNewer) {
    throw new CommandError(
      'database',
      'Të dhënat janë shkruar nga një version më i ri i Furnizos. Përditësoni programin; të dhënat nuk u prekën.',
    );
  }
  if (state.pending === 0) return;
  if (!state.isEmpty) await makeBackup({ ...folder, kind: 'migration', madeAt: Date.now(), keepsAll: true });
  migrateDatabase(handle);
}

function openOrFail(file: string): DatabaseHandle {
  try {
    return openDatabase(file);
  } catch (thrown) {
    if (!isDamaged(thrown)) throw thrown;
    throw new CommandError('database', `${DAMAGED} (${file})`);
  }
}
