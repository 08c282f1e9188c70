import { ERROR_ANSWERS } from '#shared/errors/error-answers.ts';
import { isRecord } from '#shared/is-record.ts';
import { toEuros } from '#shared/prices/money.ts';
import { e4ToEuros } from '#shared/prices/unit-price.ts';
import type { ErrorBody } from '#trpc/error-body.ts';

/** Domain field names in errors that the REST API names differently. */
const NAMES: Readonly<Record<string, string>> = {
  deliverDate: 'deliver_date',
  driverCode: 'driver_nr',
  fiscalNumber: 'fiskal',
  phone: 'number',
  vatNumber: 'nr_tvsh',
  businessNumber: 'business_number',
  expectedTotalCents: 'expected_total',
  regionId: 'region_id',
  toRegionId: 'to_region_id',
  moveTo: 'move_to',
  bookedOn: 'booked_on',
  dueOn: 'due_on',
  paidOn: 'paid_on',
  receivedOn: 'received_on',
  receiverName: 'receiver_name',
  amountCents: 'amount',
  validFrom: 'valid_from',
  validTo: 'valid_to',
  supplierId: 'supplier_id',
  paperName: 'paper_name',
  payloadKg: 'payload_kg',
  vanId: 'van_id',
};

export function toFacadeBody({ differenceCents, firstOpen, ...plain }: ErrorBody): ErrorBody {
  const body: ErrorBody = {
    ...plain,
    ...(typeof differenceCents === 'number' ? { difference: toEuros(differenceCents) } : {}),
    ...(firstOpen === undefined ? {} : { first_open: firstOpen }),
  };
  if (body.error === 'Cart changed') return { ...body, lines: toChangedLines(body['lines']) };
  if (body.error === 'Over delivery') return { ...body, lines: toOverDelivered(body['lines']) };
  const issues = body.issues ?? unplacedIssues(body);
  if (!issues) return body;
  return { ...body, issues: issues.map((issue) => ({ ...issue, path: toFacadePath(issue.path) })) };
}

function toFacadePath(path: string): string {
  return path
    .split('.')
    .map((name) => NAMES[name] ?? name)
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
