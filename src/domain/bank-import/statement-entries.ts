import { isISODate } from '#shared/dates/shop-dates.ts';
import { cleanLine } from '#shared/text/clean-text.ts';
import { readCurrency } from '#shared/text/currencies.ts';
import type { Statement, StatementEntry } from '#spreadsheets/statement/statement.ts';
import type { Entry, ReadEntries } from './entry.ts';

export function readStatementEntries({ entries, notes }: Statement): ReadEntries {
  return { entries: entries.map(toEntry), skipped: [], notes };
}

function toEntry(entry: StatementEntry): Entry {
  const { isBooked, status, currency } = entry;
  return {
    row: entry.number,
    day: isISODate(entry.day) ? entry.day : null,
    amountCents: entry.amountCents,
    direction: entry.isIncoming || entry.faults.length > 0 ? 'in' : 'out',
    isReversal: entry.isReversal,
    text: cleanLine(entry.text),
    payer: cleanLine(entry.payer),
    reference: cleanLine(entry.reference),
    bankId: cleanLine(entry.bankId),
    account: cleanLine(entry.account),
    reasons: [
      ...entry.faults,
      ...(isBooked ? [] : [`Statusi: „${status.slice(0, 20)}”, pagesa nuk është kryer.`]),
      ...(readCurrency(currency) === 'euro'
        ? []
        : [`Monedha: „${currency.slice(0, 10)}”. Lexohen vetëm pagesat në euro.`]),
    ],
    doubt: entry.doubt,
  };
}
