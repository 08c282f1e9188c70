import { rejectField } from './reject-field.ts';

/** Rejects with `passwords-do-not-match` when the repetition is given and differs (spec 1 §5). */
export function assertPasswordsMatch(password: string, confirmation: string | undefined): void {
  if (confirmation !== undefined && confirmation !== password) {
    throw rejectField('passwords-do-not-match', 'confirmPassword');
  }
}
