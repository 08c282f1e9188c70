import { dictionary } from '@zxcvbn-ts/language-common';
import { DomainError } from '#kernel/domain-error.ts';
import type { Role } from '#shared/roles.ts';

let common: ReadonlySet<string> | undefined;

export function isCommonPassword(password: string): boolean {
  common ??= new Set(dictionary['passwords-common'].filter((word) => word.length >= 8));
  return common.has(password.normalize('NFC').toLowerCase());
}

/** Rejects with `password-too-common` one of the commonest passwords for an administrator. */
export function assertNotCommon(role: Role | null, password: string, field = 'password'): void {
  if (role === 'admin' && isCommonPassword(password)) throw new DomainError('password-too-common').on(field);
}
