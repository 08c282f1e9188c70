import { type ErrorBody, toErrorBody } from '../../trpc/error-body.ts';
import { HttpRefusal } from '../http-refusal.ts';
import type { RestRow } from './rest-row.ts';

/** A refusal whose body also says `success: false`, as the programs that place orders look for it (rest-api.md). */
class Unsuccessful extends HttpRefusal {
  override readonly body: ErrorBody;

  constructor(status: number, body: ErrorBody) {
    super(status, body.message);
    this.body = { success: false, ...body };
  }
}

/** A row whose refusals say `success: false`; faults stay faults. */
export function withSuccessFlag(row: RestRow): RestRow {
  return {
    ...row,
    call: async (request, input) => {
      try {
        return await row.call(request, input);
      } catch (thrown) {
        const { status, body } = toErrorBody(thrown);
        if (status >= 500) throw thrown;
        throw new Unsuccessful(status, body);
      }
    },
  };
}
