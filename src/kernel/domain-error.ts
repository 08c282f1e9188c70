import type { DataOf, DomainErrorCode, DomainErrorData } from '#shared/domain-errors.ts';

/** The figures that a code needs; a code without any takes nothing, least of all a sentence. */
type DataArgument<Code extends DomainErrorCode> = Code extends keyof DomainErrorData
  ? Readonly<Record<never, never>> extends DomainErrorData[Code]
    ? [data?: DomainErrorData[Code]]
    : [data: DomainErrorData[Code]]
  : [];

/**
 * An expected rejection: a code, and the figures that belong to it. The words are found where it is answered. Nothing is
 * logged as a fault; anything else thrown is a bug.
 */
export class DomainError<Code extends DomainErrorCode = DomainErrorCode> extends Error {
  readonly code: Code;
  readonly data: DataOf<Code>;
  /** The field of a form that it is about, so that a screen can show it there. */
  field: string | undefined;

  constructor(code: Code, ...[data]: DataArgument<Code>) {
    super(code);
    this.name = 'DomainError';
    this.code = code;
    this.data = (data ?? {}) as DataOf<Code>;
  }

  /** The same error, at one field of a form. */
  on(field: string): this {
    this.field = field;
    return this;
  }
}
