import type { DataOf, DomainErrorCode } from '#shared/domain-errors.ts';

/** Nothing has to be given where nothing is needed. */
type DataArgument<Code extends DomainErrorCode> =
  Readonly<Record<never, never>> extends DataOf<Code> ? [data?: DataOf<Code>] : [data: DataOf<Code>];

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
    this.data = data ?? ({} as DataOf<Code>);
  }

  /** The same error, at one field of a form. */
  on(field: string): this {
    this.field = field;
    return this;
  }
}
