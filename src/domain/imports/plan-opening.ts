import { and, eq } from 'drizzle-orm';
import type { z } from 'zod';
import { isCustomer } from '#db/conditions.ts';
import { customers } from '#db/schema/customers.ts';
import { customerEntries } from '#db/schema/ledger.ts';
import { users } from '#db/schema/users.ts';
import { reasonForDay } from '#domain/ledger/closed-months.ts';
import { assertPlausibleDays } from '#domain/ledger/first-day.ts';
import { hasEntries } from '#domain/ledger/office-entries.ts';
import { getShopMoment } from '#domain/settings/get-shop-moment.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { DomainError } from '#kernel/domain-error.ts';
import { hasRow } from '#kernel/rows.ts';
import { addDays, type ISODate, isISODate } from '#shared/dates/shop-dates.ts';
import { sentenceOf } from '#shared/errors/error-answers.ts';
import { openingInput } from '#shared/inputs/ledger-inputs.ts';
import { foldText } from '#shared/text/fold.ts';
import { normalizePhone } from '#shared/text/phone.ts';
import { normalizeEmail } from '#shared/text/plain-text.ts';
import {
  changedRow,
  createdRow,
  type FileRow,
  type PlannedRow,
  rejectedRow,
  sameRow,
  toLabel,
  withWarnings,
} from './import-row.ts';
import { OPENING_WORDS } from './opening-columns.ts';
import { describeDifferences, readCells, toReasons } from './plan-fields.ts';
import type { Headers } from './read-headers.ts';
import type { RowCells } from './read-rows.ts';

export type OpeningWrite = {
  readonly kind: 'enter-opening';
  readonly input: z.output<typeof openingInput>;
  readonly begun: Set<number>;
};

export function createOpeningPlan(_job: unknown, { fields }: Pick<Headers, 'fields'>) {
  const begun = new Set<number>();
  const hasDays = fields.includes('day');
  return (ctx: Ctx, row: number, cells: RowCells, seen: Map<string, number>) => {
    const planned = planOpening(ctx, row, cells, seen, begun);
    // In a file without days all are of today; a blank among days comes from a truncated line.
    const isDayMissing = hasDays && !cells.has('day');
    return isDayMissing ? withWarnings(planned, ['Data mungon: merret dita e sotme.']) : planned;
  };
}

/**
 * A row is a sum, or one of several invoices. The customer is matched by phone, else e-mail, else a unique name. A
 * customer with entries is skipped unless the row equals an existing entry. `seen` holds customers and numbers of
 * earlier rows.
 */
function planOpening(
  ctx: Ctx,
  row: number,
  cells: RowCells,
  seen: Map<string, number>,
  begun: Set<number>,
): PlannedRow<OpeningWrite> {
  const who = cells.get('name') ?? cells.get('phone') ?? cells.get('email');
  const at = { row, label: toLabel([who, cells.get('number')]) };
  const customer = findCustomer(ctx, cells);
  if (typeof customer === 'string') return rejectedRow(at, [customer]);
  const { values: read, reasons } = readCells(cells, OPENING_WORDS);
  if (reasons.length > 0) return rejectedRow(at, reasons);
  if (owesNothing(read) && !hasEntries(ctx, customer.id)) return debtFreeRow(at);
  const today = getShopMoment(ctx).date;
  const values: typeof read = { ...read, ...dueAfter(read, today) };
  const parsed = openingInput.safeParse({ day: today, ...values, customerId: customer.id });
  if (!parsed.success) return rejectedRow(at, toReasons(parsed.error.issues, values, OPENING_WORDS));
  const input = parsed.data;
  if (input.day > today) return rejectedRow(at, [sentenceOf(new DomainError('payment-day-ahead'))]);
  const refusal = refuseDay(ctx, input);
  if (refusal !== null) return rejectedRow(at, [refusal]);
  const key = `${customer.id} ${foldText(input.number)}`;
  const earlier = seen.get(key);
  if (earlier !== undefined) {
    return rejectedRow(at, [`Përsëritet: e njëjta gjendje është edhe në rreshtin ${earlier}.`]);
  }
  seen.set(key, row);
  const write: OpeningWrite = { kind: 'enter-opening', input, begun };
  if (stands(ctx, input)) return changedRow(at, [], write);
  if (hasEntries(ctx, customer.id)) return rejectedRow(at, [sentenceOf(new DomainError('account-begun'))]);
  const { name: _name, phone: _phone, email: _email, ...shown } = values;
  const changes = describeDifferences({}, { ...shown, day: input.day }, OPENING_WORDS);
  return createdRow(at, [{ field: 'Klienti', before: '–', after: customer.name }, ...changes], write);
}

/** A list of customers contains those without debts, too; an invoice or a day without a sum is a fault of the file. */
function owesNothing({ amountCents, number, day }: Readonly<Record<string, unknown>>): boolean {
  return amountCents === 0
    ? number === undefined
    : [amountCents, number, day].every((value) => value === undefined);
}

function debtFreeRow(at: FileRow): PlannedRow<never> {
  return sameRow(at, [
    { field: OPENING_WORDS.names['amountCents'] ?? '', before: '–', after: 'nuk ka borxh' },
  ]);
}

/** Terms in days count from the day of the debt. */
function dueAfter({ day, dueOn }: Readonly<Record<string, unknown>>, today: ISODate): { dueOn?: ISODate } {
  if (typeof dueOn !== 'number') return {};
  return { dueOn: addDays(typeof day === 'string' && isISODate(day) ? day : today, dueOn) };
}

function refuseDay(ctx: Ctx, { day, dueOn, reason }: OpeningWrite['input']): string | null {
  try {
    assertPlausibleDays(ctx, { day, dueOn });
    reasonForDay(ctx, { day, reason });
    return null;
  } catch (error) {
    if (error instanceof DomainError) return sentenceOf(error);
    throw error;
  }
}

function stands(ctx: Ctx, { customerId, number, amountCents, day }: OpeningWrite['input']): boolean {
  const isIt = and(
    eq(customerEntries.customerId, customerId),
    eq(customerEntries.kind, 'opening'),
    eq(customerEntries.number, number),
    eq(customerEntries.amountCents, amountCents),
    eq(customerEntries.day, day),
  );
  return hasRow(ctx, customerEntries, isIt);
}

type Person = { readonly id: number; readonly name: string };

function findCustomer(ctx: Ctx, cells: RowCells): Person | string {
  const find = (
    field: typeof customers.phoneNormalized | typeof users.email | typeof customers.nameFolded,
    value: string,
  ) =>
    ctx.db
      .select({ id: customers.id, name: customers.name })
      .from(customers)
      .innerJoin(users, eq(users.id, customers.id))
      .where(and(eq(field, value), isCustomer))
      .limit(2)
      .all();
  const phone = normalizePhone(String(cells.get('phone') ?? ''));
  const byPhone = phone === null ? [] : find(customers.phoneNormalized, phone);
  const email = normalizeEmail(String(cells.get('email') ?? ''));
  const byEmail = email === '' ? [] : find(users.email, email);
  const [one, other] = [byPhone[0], byEmail[0]];
  if (one && other && one.id !== other.id) return `Telefoni është i ${one.name}, email-i i ${other.name}.`;
  const known = one ?? other;
  if (known) return known;
  if (phone !== null || email !== '') return 'Asnjë klient nuk ka këtë telefon ose email.';
  const name = String(cells.get('name') ?? '');
  if (name === '') return 'Mungojnë telefoni, email-i dhe emri: me to gjendet klienti.';
  const [named, ...namesakes] = find(customers.nameFolded, foldText(name));
  if (!named) return `Asnjë klient nuk quhet „${name.slice(0, 60)}”.`;
  return namesakes.length > 0 ? `Disa klientë quhen „${name.slice(0, 60)}”: shënoni telefonin.` : named;
}
