export const HEALTH_PROBLEMS = [
  'clock-not-confirmed',
  'database-damaged',
  'numbers-missing',
  'storage-failed',
  'backup-failed',
  'backup-late',
  'disk-low',
  'standby-late',
  'foreign-files',
  'proxy-not-trusted',
] as const;

export type HealthProblem = (typeof HEALTH_PROBLEMS)[number];

export type ShopHealth = {
  readonly problems: readonly HealthProblem[];
  readonly lastBackupAt: number | null;
  readonly checkedAt: number | null;
  readonly lastFault: { readonly problem: HealthProblem; readonly at: number } | null;
  readonly freeBytes: number | null;
  readonly standby: StandbyHealth | null;
};

export type StandbyHealth = {
  /** Age of the copy in ms; null where copying is not possible. */
  readonly lagMs: number | null;
};

export const HEALTHY: ShopHealth = {
  problems: [],
  lastBackupAt: null,
  checkedAt: null,
  lastFault: null,
  freeBytes: null,
  standby: null,
};
