import { hashPassword } from '#auth/passwords.ts';

export const KNOWN_PASSWORD = 'fjalekalimi-i-mire';

export const KNOWN_PASSWORD_HASH = await hashPassword(KNOWN_PASSWORD);
