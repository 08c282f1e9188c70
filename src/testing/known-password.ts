import { hashPassword } from '#auth/passwords.ts';

/** A password whose hash tests can give to whom they like; hashing takes long enough to do it once a file. */
export const KNOWN_PASSWORD = 'fjalekalimi-i-mire';

/** The hash of `KNOWN_PASSWORD`. */
export const KNOWN_PASSWORD_HASH = await hashPassword(KNOWN_PASSWORD);
