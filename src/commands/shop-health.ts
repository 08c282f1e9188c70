import { listBackups } from '#db/backup/backups.ts';
import { type DataFolder, readFreeBytes } from '#db/data-folder.ts';
import { type Clock, isClockTrusted } from '#kernel/ctx.ts';
import type { HealthProblem, ShopHealth, StandbyHealth } from '#shared/shop-health.ts';

const HOUR_MS = 3_600_000;

const MAX_BACKUP_AGE_MS = 30 * HOUR_MS;

const STORAGE_FAULT_TTL_MS = HOUR_MS;

const MIN_FREE_BYTES = 512 * 1024 * 1024;

const MAX_STANDBY_LAG_MS = 60_000;

export type HealthKeeper = {
  readonly read: () => ShopHealth;
  readonly refresh: () => void;
  readonly backupEnded: (isGood: boolean) => void;
  readonly checkEnded: (isWhole: boolean) => void;
  readonly storageFailed: () => void;
  readonly watchStandby: (ask: () => StandbyHealth) => void;
  readonly watchNumbers: (areMissing: () => boolean) => void;
  readonly foreignFiles: (areThere: boolean) => void;
  readonly proxyNotTrusted: () => void;
};

function isLate({ lagMs }: StandbyHealth): boolean {
  return lagMs === null || lagMs > MAX_STANDBY_LAG_MS;
}

export function createHealthKeeper(
  folder: DataFolder,
  clock: Clock,
  measureFree: (folder: DataFolder) => number = readFreeBytes,
): HealthKeeper {
  const openedAt = clock.now();
  const standing = new Set<HealthProblem>();
  let lastBackupAt: number | null = null;
  let checkedAt: number | null = null;
  let lastFault: ShopHealth['lastFault'] = null;
  let storageFailedAt: number | null = null;
  let freeBytes: number | null = null;
  let areNumbersMissing: () => boolean = () => false;
  let askStandby: () => StandbyHealth | null = () => null;

  function note(problem: HealthProblem, isWrong: boolean): void {
    if (isWrong) {
      standing.add(problem);
      lastFault = { problem, at: clock.now() };
    } else {
      standing.delete(problem);
    }
  }

  function findProblems(standby: StandbyHealth | null): HealthProblem[] {
    const now = clock.now();
    const isStorageFaulty = storageFailedAt !== null && now - storageFailedAt < STORAGE_FAULT_TTL_MS;
    const isBackupLate = now - Math.max(lastBackupAt ?? 0, openedAt) > MAX_BACKUP_AGE_MS;
    return [
      ...(isClockTrusted({ clock }) ? [] : (['clock-not-confirmed'] as const)),
      ...standing,
      ...(areNumbersMissing() ? (['numbers-missing'] as const) : []),
      ...(isStorageFaulty ? (['storage-failed'] as const) : []),
      ...(isBackupLate ? (['backup-late'] as const) : []),
      ...(freeBytes !== null && freeBytes < MIN_FREE_BYTES ? (['disk-low'] as const) : []),
      ...(standby !== null && isLate(standby) ? (['standby-late'] as const) : []),
    ];
  }

  function refresh(): void {
    freeBytes = measureFree(folder);
    const now = clock.now();
    const good = listBackups(folder.backupsFolder).filter(
      ({ kind, madeAt }) => kind !== 'replaced' && madeAt <= now,
    );
    lastBackupAt = good.at(-1)?.madeAt ?? null;
  }

  return {
    read: () => {
      const standby = askStandby();
      return { problems: findProblems(standby), lastBackupAt, checkedAt, lastFault, freeBytes, standby };
    },
    refresh,
    backupEnded: (isGood) => {
      note('backup-failed', !isGood);
      refresh();
    },
    checkEnded: (isWhole) => {
      note('database-damaged', !isWhole);
      if (isWhole) checkedAt = clock.now();
    },
    storageFailed: () => {
      storageFailedAt = clock.now();
      lastFault = { problem: 'storage-failed', at: storageFailedAt };
    },
    watchNumbers: (areMissing) => {
      areNumbersMissing = areMissing;
    },
    foreignFiles: (areThere) => note('foreign-files', areThere),
    proxyNotTrusted: () => note('proxy-not-trusted', true),
    watchStandby: (ask) => {
      askStandby = ask;
    },
  };
}
