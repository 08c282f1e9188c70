import type { ErrorBody } from '#trpc/error-body.ts';
import { errorByStatus } from '#trpc/error-by-status.ts';

export class HttpError extends Error {
  readonly status: number;
  readonly body: ErrorBody;

  constructor(status: number, message?: string) {
    const body = errorByStatus(status);
    super(message ?? body.message);
    this.name = 'HttpError';
    this.status = status;
    this.body = { ...body, message: this.message };
  }
}
