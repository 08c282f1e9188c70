import { isRecord } from '#shared/is-record.ts';
import { toEuros } from '#shared/money.ts';
import type { ErrorBody } from '#trpc/error-body.ts';

/** Fields that the domain can reject, where the REST API names them otherwise. */
const NAMES: Readonly<Record<string, string>> = {
  deliverDate: 'deliver_date',
  driverCode: 'driver_nr',
  fiscalNumber: 'fiskal',
  phone: 'number',
  vatNumber: 'nr_tvsh',
  businessNumber: 'business_number',
  expectedTotalCents: 'expected_total',
};

/** A rejection as other programs read it: the fields under the names by which they sent them, amounts in euros. */
export function toFacadeBody(body: ErrorBody): ErrorBody {
  if (body.error === 'Cart changed') return { ...body, lines: toChangedLines(body['lines']) };
  if (!body.issues) return body;
  return {
    ...body,
    issues: body.issues.map((issue) => ({ ...issue, path: NAMES[issue.path] ?? issue.path })),
  };
}

function toChangedLines(lines: unknown): readonly object[] {
  if (!Array.isArray(lines)) return [];
  return lines.filter(isRecord).map(({ productId, shownCents, nowCents }) => ({
    product_id: productId,
    ...(typeof shownCents === 'number' ? { shown: toEuros(shownCents) } : {}),
    now: typeof nowCents === 'number' ? toEuros(nowCents) : null,
  }));
}
