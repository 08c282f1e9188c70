/** How a command ends, for whoever starts it from a script. */
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
