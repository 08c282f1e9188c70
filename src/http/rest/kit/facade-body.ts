import { ERROR_ANSWERS } from '#shared/errors/error-answers.ts';
import { isRecord } from '#shared/is-record.ts';
import { toEuros } from '#shared/prices/money.ts';
import { e4ToEuros } from '#shared/prices/unit-price.ts';
import type { ErrorBody } from '#trpc/error-body.ts';
import { snake } from './params.ts';

/** Domain field names that rows name in another way than `receivedOn` as `received_on`. */
const NAMES: Readonly<Record<string, string>> = {
  amountCents: 'amount',
  driverCode: 'driver_nr',
  expectedTotalCents: 'expected_total',
  fiscalNumber: 'fiskal',
  name: 'names',
  phone: 'number',
  vatBasisPoints: 'vat_rate_percentage',
  vatNumber: 'nr_tvsh',
};

export type Takes = (name: string) => boolean;

export function toFacadeBody(
  { differenceCents, firstOpen, ...plain }: ErrorBody,
  takes: Takes = () => true,
): ErrorBody {
  const body: ErrorBody = {
    ...plain,
    ...(typeof differenceCents === 'number' ? { difference: toEuros(differenceCents) } : {}),
    ...(firstOpen === undefined ? {} : { first_open: firstOpen }),
  };
  if (body.error === 'Cart changed') return { ...body, lines: toChangedLines(body['lines']) };
  if (body.error === 'Over delivery') return { ...body, lines: toOverDelivered(body['lines']) };
  const issues = body.issues ?? unplacedIssues(body);
  if (!issues) return body;
  return { ...body, issues: issues.map((issue) => ({ ...issue, path: toFacadePath(issue.path, takes) })) };
}

function toFacadePath(path: string, takes: Takes): string {
  return path
    .split('.')
    .map((name) => [name, snake(name), NAMES[name] ?? name].find(takes) ?? snake(name))
    .join('.');
}

/** Each `Validation failed` of the REST API has issues, also one without a single field. */
function unplacedIssues({ error, message }: ErrorBody): ErrorBody['issues'] {
  return error === ERROR_ANSWERS['validation-failed'][1] ? [{ path: '', message }] : undefined;
}

function toOverDelivered(lines: unknown): readonly object[] {
  if (!Array.isArray(lines)) return [];
  return lines.filter(isRecord).map(({ productId, productName, ordered, received, quantity }) => ({
    product_id: productId,
    product_name: productName,
    ordered,
    received,
    quantity,
  }));
}

function toChangedLines(lines: unknown): readonly object[] {
  if (!Array.isArray(lines)) return [];
  return lines.filter(isRecord).map(({ productId, shownE4, nowE4 }) => ({
    product_id: productId,
    ...(typeof shownE4 === 'number' ? { shown: e4ToEuros(shownE4) } : {}),
    now: typeof nowE4 === 'number' ? e4ToEuros(nowE4) : null,
  }));
}
