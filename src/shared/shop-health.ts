/** What may be wrong while the shop goes on selling. */
export const HEALTH_PROBLEMS = [
  'database-damaged',
  'storage-failed',
  'backup-failed',
  'backup-late',
  'disk-low',
] as const;

/** One thing that is wrong. */
export type HealthProblem = (typeof HEALTH_PROBLEMS)[number];

/** How the shop's disk, database and backups are; instants in ms since the epoch. */
export type ShopHealth = {
  readonly problems: readonly HealthProblem[];
  readonly lastBackupAt: number | null;
  /** When the database was last found whole. */
  readonly checkedAt: number | null;
  readonly lastFault: { readonly problem: HealthProblem; readonly at: number } | null;
  readonly freeBytes: number | null;
};

/** Before anything is known, and in tests. */
export const HEALTHY: ShopHealth = {
  problems: [],
  lastBackupAt: null,
  checkedAt: null,
  lastFault: null,
  freeBytes: null,
};
