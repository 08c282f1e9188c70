import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { BACKUP_DATABASE, findLatestBackup } from '#db/backup/backups.ts';
import { type RestoreJob, restoreBackup } from '#db/backup/restore-backup.ts';
import type { DataFolder } from '#db/data-folder.ts';
import { fetchStandby, fetchStandbyDatabase } from '#db/standby/fetch-standby.ts';
import { isOwnPlace, openStandbyFolder, ownPlace } from '#db/standby/standby-folder.ts';
import { type Env, standbyOutside } from '#env.ts';
import { parseStandbyPlace, type StandbySettings, standbyAddress } from '#shared/standby-place.ts';
import { acquireDataFolder, RESTORE_SCRATCH } from './acquire-data-folder.ts';
import { CommandError, isDamaged, isDiskFull, reasonOf } from './command-error.ts';
import { describeLosses } from './describe-losses.ts';
import { openShopFolder } from './open-shop-folder.ts';

const UNREADABLE = 'Kopja e dytë nuk u lexua; të dhënat e tanishme nuk u prekën.';

export async function restore(env: Env, wanted: string): Promise<void> {
  const folder = openShopFolder(env);
  const source = findBackup(folder, wanted);
  if (source === undefined) {
    throw new CommandError('usage', `Nuk ka asnjë kopje rezervë në ${folder.backupsFolder}.`);
  }
  if (!existsSync(source)) throw new CommandError('usage', `Nuk ekziston: ${source}`);
  if (statSync(source).isDirectory() && !existsSync(join(source, BACKUP_DATABASE)))
    throw new CommandError('usage', `Nuk është dosja e një kopjeje rezervë: ${source}`);
  const release = acquireDataFolder(folder);
  const scratch = scratchIn(folder);
  try {
    const standbyFile = await fetchStandbyNumbers(env, folder, scratch);
    putBack({ ...folder, source, standbyFile }, `U kthye kopja rezervë ${source}`);
  } finally {
    rmSync(scratch, { recursive: true, force: true });
    release();
  }
}

/** A path, or the name of a backup. */
function findBackup({ backupsFolder }: DataFolder, wanted: string): string | undefined {
  if (wanted === 'latest') return findLatestBackup(backupsFolder, Date.now());
  const named = join(backupsFolder, wanted);
  return !existsSync(resolve(wanted)) && existsSync(named) ? named : resolve(wanted);
}

export async function restoreStandby(env: Env, address: string): Promise<void> {
  const place = parseStandbyPlace(address);
  if (place === null) {
    throw new CommandError(
      'usage',
      `"${address}" nuk është dosje, sftp://emri@kompjuteri/shtegu ose s3://kova/shtegu.`,
    );
  }
  const folder = openShopFolder(env);
  const settings = { place: standbyOutside(place, env.dataDir), ...env.standbyAccess };
  const release = acquireDataFolder(folder);
  const scratch = scratchIn(folder);
  try {
    await fetchOrFail(settings, scratch);
    putBack(
      { ...folder, source: scratch, isFetched: true },
      `U kthye kopja e dytë nga ${standbyAddress(settings.place)}`,
    );
    ownPlace(openStandbyFolder(folder), settings.place);
  } finally {
    rmSync(scratch, { recursive: true, force: true });
    release();
  }
}

function scratchIn({ databaseFile }: DataFolder): string {
  return mkdtempSync(join(dirname(databaseFile), RESTORE_SCRATCH));
}

/** The standby is newer than the backup: only its numbers are read. */
async function fetchStandbyNumbers(
  { standby: place, standbyAccess }: Env,
  folder: DataFolder,
  scratch: string,
): Promise<string | undefined> {
  if (place === null || !isOwnPlace(openStandbyFolder(folder), place)) return undefined;
  try {
    return (await fetchStandbyDatabase({ place, ...standbyAccess }, scratch)).file;
  } catch (thrown) {
    console.log(`Numrat e kopjes së dytë (${standbyAddress(place)}) nuk u lexuan: ${reasonOf(thrown)}`);
    return undefined;
  }
}

async function fetchOrFail(settings: StandbySettings, scratch: string): Promise<void> {
  try {
    await fetchStandby(settings, scratch);
  } catch (thrown) {
    if (isDiskFull(thrown)) throw thrown;
    throw new CommandError('usage', `${UNREADABLE} ${reasonOf(thrown)}`);
  }
}

type Source = DataFolder & Pick<RestoreJob, 'source' | 'isFetched' | 'standbyFile'>;

function putBack(source: Source, done: string): void {
  const restored = restoreOrFail({ ...source, now: Date.now() });
  console.log(done);
  console.log('Të gjithë duhet të kyçen përsëri.');
  if (restored.replacedFolder) console.log(`Ajo që ishte më parë u ruajt në ${restored.replacedFolder}`);
  for (const line of describeLosses(restored)) console.log(line);
}

function restoreOrFail(job: RestoreJob): ReturnType<typeof restoreBackup> {
  try {
    return restoreBackup(job);
  } catch (thrown) {
    if (isDiskFull(thrown)) throw thrown;
    throw new CommandError(
      'database',
      `Kopja rezervë nuk u kthye; të dhënat e tanishme nuk u prekën. ${whyNotRestored(thrown)}`,
    );
  }
}

function whyNotRestored(thrown: unknown): string {
  const code = thrown instanceof Error && 'code' in thrown ? String(thrown.code) : '';
  if (code === 'SQLITE_NOTADB') return 'Skedari nuk është bazë e të dhënave.';
  if (isDamaged(thrown)) return 'Skedari është i dëmtuar ose i pjesshëm.';
  return reasonOf(thrown);
}
