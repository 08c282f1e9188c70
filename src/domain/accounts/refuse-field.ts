import { DomainError, type DomainErrorCode } from '#domain/kernel/domain-error.ts';

/** A refusal that belongs to one field of a form, so that a screen can show it there. */
export function refuseField(
  code: DomainErrorCode,
  field: string,
  message?: string,
  details: Readonly<Record<string, unknown>> = {},
): DomainError {
  const refusal = new DomainError(code, message);
  return new DomainError(code, refusal.message, {
    ...details,
    issues: [{ path: field, message: refusal.message }],
  });
}
