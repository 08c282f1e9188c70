import { DomainError } from '#domain/kernel/domain-error.ts';

/** Rejects with `passwords-do-not-match` when the repetition is given and differs (spec 1 §5). */
export function assertPasswordsMatch(password: string, confirmation: string | undefined): void {
  if (confirmation !== undefined && confirmation !== password) {
    throw new DomainError('passwords-do-not-match').on('confirmPassword');
  }
}
