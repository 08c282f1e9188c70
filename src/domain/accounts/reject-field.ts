import { DomainError, type DomainErrorCode } from '#domain/kernel/domain-error.ts';

/** A rejection that belongs to one field of a form, so that a screen can show it there. */
export function rejectField(
  code: DomainErrorCode,
  field: string,
  message?: string,
  details: Readonly<Record<string, unknown>> = {},
): DomainError {
  const rejection = new DomainError(code, message);
  return new DomainError(code, rejection.message, {
    ...details,
    issues: [{ path: field, message: rejection.message }],
  });
}
