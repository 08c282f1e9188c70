import type { Backup, BackupKind } from '#db/backup/backups.ts';
import { toLocalMoment } from '#shared/dates/shop-dates.ts';

const HOUR_MS = 3_600_000;

const NIGHT_HOUR = 2;

type Now = {
  readonly now: number;
  readonly timeZone: string;
  readonly backups: readonly Backup[];
  /** When the shop last wrote anything (ms since the epoch). */
  readonly changedAt: number;
};

/**
 * The backup that is due now, if any: one a night from two o'clock in the shop's time zone, and one an hour while
 * something changes. A shop that was closed at night catches up when it opens. Backups dated after now by a wrong clock
 * don't count.
 */
export function findDueBackup({ now, timeZone, backups, changedAt }: Now): BackupKind | null {
  const made = backups.filter((backup) => backup.kind !== 'replaced' && backup.madeAt <= now);
  const today = toLocalMoment(now, timeZone);
  const lastNight = made.findLast((backup) => backup.kind === 'nightly')?.madeAt;
  const isNightDone = lastNight !== undefined && toLocalMoment(lastNight, timeZone).date === today.date;
  if (today.hour >= NIGHT_HOUR && !isNightDone) return 'nightly';
  const last = made.at(-1)?.madeAt ?? 0;
  return now - last >= HOUR_MS && changedAt > last ? 'hourly' : null;
}
