import type { ErrorBody } from '#trpc/error-body.ts';
import { refusalByStatus } from '#trpc/refusal-by-status.ts';

/** A refusal by the door itself, with the status to answer. */
export class HttpRefusal extends Error {
  readonly status: number;
  readonly body: ErrorBody;

  constructor(status: number, message?: string) {
    const body = refusalByStatus(status);
    super(message ?? body.message);
    this.name = 'HttpRefusal';
    this.status = status;
    this.body = { ...body, message: this.message };
  }
}
