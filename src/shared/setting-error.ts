/** A setting that the program cannot start with; the message is a sentence for the person who set it. */
export class SettingError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'SettingError';
  }
}
