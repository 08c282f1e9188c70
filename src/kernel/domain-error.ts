import type { DomainErrorData } from '#shared/errors/domain-errors.ts';
import type { DataOf, DomainErrorCode } from '#shared/errors/error-answers.ts';

type DataArgument<Code extends DomainErrorCode> = Code extends keyof DomainErrorData
  ? Readonly<Record<never, never>> extends DomainErrorData[Code]
    ? [data?: DomainErrorData[Code]]
    : [data: DomainErrorData[Code]]
  : [];

export class DomainError<Code extends DomainErrorCode = DomainErrorCode> extends Error {
  readonly code: Code;
  readonly data: DataOf<Code>;
  field: string | undefined;

  constructor(code: Code, ...[data]: DataArgument<Code>) {
    super(code);
    this.name = 'DomainError';
    this.code = code;
    this.data = (data ?? {}) as DataOf<Code>;
  }

  on(field: string): this {
    this.field = field;
    return this;
  }
}
