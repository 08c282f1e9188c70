/** What may be wrong while the shop goes on selling. */
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

/** One thing that is wrong. */
export type HealthProblem = (typeof HEALTH_PROBLEMS)[number];

/** How the shop's clock, disk, database and backups are; instants in ms since the epoch. */
export type ShopHealth = {
  readonly problems: readonly HealthProblem[];
  readonly lastBackupAt: number | null;
  /** When the database was last found whole. */
  readonly checkedAt: number | null;
  readonly lastFault: { readonly problem: HealthProblem; readonly at: number } | null;
  readonly freeBytes: number | null;
  /** The second place; null without one. */
  readonly standby: StandbyHealth | null;
};

/** How the second place is. */
export type StandbyHealth = {
  /** How old what lies there is, in ms; null where no program can copy there. */
  readonly lagMs: number | null;
  /** The last time it was read back and looked through, and whether it was whole. */
  readonly rehearsal: { readonly at: number; readonly isGood: boolean } | null;
};

/** Before anything is known, and in tests. */
export const HEALTHY: ShopHealth = {
  problems: [],
  lastBackupAt: null,
  checkedAt: null,
  lastFault: null,
  freeBytes: null,
  standby: null,
};
