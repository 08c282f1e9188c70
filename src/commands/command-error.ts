/** How a command ends, for scripts that start it. */
export const EXIT_CODES = {
  failed: 1,
  /** A wrong option or setting. */
  usage: 2,
  /** Another process has the data folder. */
  inUse: 3,
  /** The database is newer than the program, damaged, or missing where there should be one. */
  database: 4,
  /** Nobody could administer the shop. */
  noAdmin: 5,
  /** The address to listen on is taken or not ours. */
  address: 6,
} as const;

/** A reason for which a command cannot do its work; the message is for the person who started it. */
export class CommandError extends Error {
  readonly exitCode: number;

  constructor(reason: keyof typeof EXIT_CODES, message: string) {
    super(message);
    this.name = 'CommandError';
    this.exitCode = EXIT_CODES[reason];
  }
}

/** What a person is told when there is no room left on the disk, whichever step noticed it. */
export const DISK_FULL =
  'Disku është plot: nuk ka vend për të dhënat e dyqanit. Lironi vend në disk dhe provoni përsëri; asgjë nuk u humb.';

/** With less room than this, a failure to write needs no other explanation. */
const NO_ROOM_BYTES = 1024 * 1024;

/** Whether something failed because the disk, or what this user may take of it, is used up. */
export function isDiskFull(thrown: unknown, freeBytes = Number.POSITIVE_INFINITY): boolean {
  if (!(thrown instanceof Error)) return false;
  if (freeBytes < NO_ROOM_BYTES) return true;
  const code = 'code' in thrown ? String(thrown.code) : '';
  // SHMSIZE: the database's shared memory is a file too, and its room is taken at once.
  return /^(SQLITE_FULL|SQLITE_IOERR_SHMSIZE|ENOSPC|EDQUOT)$/.test(code) || isDiskFull(thrown.cause);
}
