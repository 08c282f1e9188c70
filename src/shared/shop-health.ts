export const HEALTH_PROBLEMS = [
  'clock-not-confirmed',
  'database-damaged',
  'storage-failed',
  'backup-failed',
  'backup-late',
  'disk-low',
  'standby-late',
  'standby-unusable',
] as const;

export type HealthProblem = (typeof HEALTH_PROBLEMS)[number];

/** How the shop's clock, disk, database and backups are; instants in ms since the epoch. */
export type ShopHealth = {
  readonly problems: readonly HealthProblem[];
  readonly lastBackupAt: number | null;
  readonly checkedAt: number | null;
  readonly lastFault: { readonly problem: HealthProblem; readonly at: number } | null;
  readonly freeBytes: number | null;
  readonly standby: StandbyHealth | null;
};

export type StandbyHealth = {
  /** How old what lies there is, in ms; null where no program can copy there. */
  readonly lagMs: number | null;
  readonly rehearsal: { readonly at: number; readonly isGood: boolean } | null;
};

export const HEALTHY: ShopHealth = {
  problems: [],
  lastBackupAt: null,
  checkedAt: null,
  lastFault: null,
  freeBytes: null,
  standby: null,
};
