import type { ErrorBody } from '#trpc/error-body.ts';

/** Fields that the domain can reject, where the REST API names them otherwise (rest-api.md). */
const NAMES: Readonly<Record<string, string>> = {
  deliverDate: 'deliver_date',
  driverCode: 'driver_nr',
  fiscalNumber: 'fiskal',
  phone: 'number',
  vatNumber: 'nr_tvsh',
};

/** A rejection as other programs read it: the fields under the names by which they sent them. */
export function toFacadeBody(body: ErrorBody): ErrorBody {
  if (!body.issues) return body;
  return {
    ...body,
    issues: body.issues.map((issue) => ({ ...issue, path: NAMES[issue.path] ?? issue.path })),
  };
}
