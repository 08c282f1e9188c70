import { existsSync } from 'node:fs';
import { listBackups } from '#db/backup/backups.ts';
import { makeBackup } from '#db/backup/make-backup.ts';
import { type DatabaseHandle, openDatabase } from '#db/client.ts';
import type { DataFolder } from '#db/data-folder.ts';
import { migrateDatabase, readMigrationState } from '#db/migrate.ts';
import { MIGRATIONS_FOLDER } from '#db/migrations-folder.ts';
import { CommandError } from './command-error.ts';

/**
 * Opens the shop's database and brings it up to the program, with a backup before anything in it changes. Rejects one
 * that is newer than the program or damaged, and never makes a new one where an old one must have been.
 */
export async function openShopDatabase(folder: DataFolder): Promise<DatabaseHandle> {
  if (!existsSync(folder.databaseFile) && listBackups(folder.backupsFolder).length > 0) {
    throw new CommandError(
      'database',
      `Baza e të dhënave mungon (${folder.databaseFile}), por ka kopje rezervë. Kthejeni me komandën "restore latest".`,
    );
  }
  const handle = openOrFail(folder.databaseFile);
  try {
    await migrate(handle, folder);
    return handle;
  } catch (thrown) {
    handle.connection.close();
    throw thrown;
  }
}

async function migrate(handle: DatabaseHandle, folder: DataFolder): Promise<void> {
  const state = readMigrationState(handle, MIGRATIONS_FOLDER);
  if (state.isNewer) {
    throw new CommandError(
      'database',
      'Të dhënat janë shkruar nga një version më i ri i Furnizos. Përditësoni programin; të dhënat nuk u prekën.',
    );
  }
  if (state.pending === 0) return;
  if (!state.isEmpty) await makeBackup({ ...folder, kind: 'migration', madeAt: Date.now() });
  migrateDatabase(handle, MIGRATIONS_FOLDER);
}

function openOrFail(file: string): DatabaseHandle {
  try {
    return openDatabase(file);
  } catch (thrown) {
    const code = thrown instanceof Error && 'code' in thrown ? String(thrown.code) : '';
    if (!/^SQLITE_(NOTADB|CORRUPT)/.test(code)) throw thrown;
    throw new CommandError(
      'database',
      `Baza e të dhënave është e dëmtuar (${file}). Kthejeni një kopje rezervë me komandën "restore latest".`,
    );
  }
}
