export const EXIT_CODES = {
  failed: 1,
  usage: 2,
  inUse: 3,
  database: 4,
  noAdmin: 5,
  address: 6,
} as const;

export class CommandError extends Error {
  readonly exitCode: number;

  constructor(reason: keyof typeof EXIT_CODES, message: string) {
    super(message);
    this.name = 'CommandError';
    this.exitCode = EXIT_CODES[reason];
  }
}

export const DISK_FULL =
  'Disku është plot: nuk ka vend për të dhënat e dyqanit. Lironi vend në disk dhe provoni përsëri; asgjë nuk u humb.';

const NO_ROOM_BYTES = 1024 * 1024;

export function isDiskFull(thrown: unknown, freeBytes = Number.POSITIVE_INFINITY): boolean {
  if (!(thrown instanceof Error)) return false;
  if (freeBytes < NO_ROOM_BYTES) return true;
  const code = 'code' in thrown ? String(thrown.code) : '';
  // SHMSIZE: the database's shared memory is a file too, allocated at once. An error of a thread comes without its code.
  return (
    /^(SQLITE_FULL|SQLITE_IOERR_SHMSIZE|ENOSPC|EDQUOT)$/.test(code) ||
    /^(database or disk is full$|ENOSPC:|EDQUOT:)/.test(thrown.message) ||
    isDiskFull(thrown.cause)
  );
}

export const DAMAGED =
  'Baza e të dhënave është e dëmtuar. Kthejeni një kopje rezervë me komandën "restore latest".';

export function isDamaged(thrown: unknown): boolean {
  if (!(thrown instanceof Error)) return false;
  const code = 'code' in thrown ? String(thrown.code) : '';
  // An error of a thread comes without its code.
  return (
    /^SQLITE_(NOTADB|CORRUPT)/.test(code) ||
    /^(database disk image is malformed|file is not a database)$| is damaged: | has \d+ broken references$/.test(
      thrown.message,
    )
  );
}

export function reasonOf(thrown: unknown): string {
  return thrown instanceof Error ? thrown.message : String(thrown);
}

const UNUSABLE = /^(EROFS|EACCES|EPERM|SQLITE_READONLY\w*|SQLITE_CANTOPEN\w*)$/;

export function isUnusable(thrown: unknown): thrown is Error {
  if (!(thrown instanceof Error)) return false;
  // An error of a thread comes without its code.
  const code = 'code' in thrown ? String(thrown.code) : thrown.message.replace(/:.*/s, '');
  return UNUSABLE.test(code);
}

export function describeUnusable({ message }: Error): string {
  return `Dosja e të dhënave nuk mund të përdoret. Kontrolloni DATA_DIR dhe BACKUP_DIR. (${message})`;
}
