import { isISODate } from '#shared/dates/shop-dates.ts';
import { readMt940Details } from './mt940-details.ts';
import {
  printAmount,
  type Statement,
  type StatementEntry,
  signedCents,
  toCents,
  WRONG_BALANCE,
} from './statement.ts';

type Field = { readonly tag: string; readonly value: string };

/** Reads SWIFT MT940, with or without its blocks and with several messages in one file. */
export function readMt940(text: string): Statement {
  const notes: string[] = [];
  const entries = splitMessages(toFields(text)).flatMap((message) => {
    const found = readMessage(message);
    const fault = checkBalances(message, found);
    if (fault === null) return found;
    notes.push(fault);
    return found.map((entry) => ({ ...entry, doubt: entry.doubt || WRONG_BALANCE }));
  });
  return { format: 'MT940', entries: entries.map((entry, at) => ({ ...entry, number: at + 1 })), notes };
}

function toFields(text: string): Field[] {
  const fields: { tag: string; value: string }[] = [];
  for (const line of text.split(/\r\n|\r|\n/)) {
    const bare = line.replace(/^\{1:.*\{4:/, '').replace(/^-\}?.*$/, '');
    const [, tag, value = ''] = /^:(\d{2}[A-Z]?|NS):(.*)$/.exec(bare) ?? [];
    const last = fields.at(-1);
    if (tag !== undefined) fields.push({ tag, value });
    else if (last && bare.trim() !== '') last.value += `\n${bare}`;
  }
  return fields;
}

function splitMessages(fields: readonly Field[]): Field[][] {
  const messages: Field[][] = [];
  for (const field of fields) {
    if (field.tag === '20' || messages.length === 0) messages.push([]);
    messages.at(-1)?.push(field);
  }
  return messages;
}

function readMessage(fields: readonly Field[]): StatementEntry[] {
  const account = fields.find(({ tag }) => tag === '25')?.value.trim() ?? '';
  const currency = readBalance(fields, '60')?.currency ?? '';
  return fields.flatMap(({ tag, value }, at) => {
    if (tag !== '61') return [];
    const next = fields[at + 1];
    const details = next?.tag === '86' ? next.value : '';
    return [{ ...readLine(value, details), account, currency, number: 0 }];
  });
}

const LINE =
  /^(\d{6})(\d{4})?(RC|RD|EC|ED|C|D)([A-Z])?(\d{1,12},\d*)([A-Z][A-Z0-9]{3})?([^/\n]*(?:\/(?!\/)[^/\n]*)*)(?:\/\/([^\n]*))?(?:\n([\s\S]*))?$/;

function readLine(value: string, details: string): Omit<StatementEntry, 'account' | 'currency' | 'number'> {
  const [
    line,
    valueDay = '',
    entryDay = '',
    mark = '',
    ,
    amount = '',
    ,
    reference = '',
    bankId = '',
    more = '',
  ] = LINE.exec(value) ?? [];
  const { payer, text, endToEndId } = readMt940Details(details);
  const cents = toCents(amount);
  const day = toDay(valueDay, entryDay);
  const isRead = line !== undefined && cents !== null;
  return {
    day,
    amountCents: cents ?? 0,
    isIncoming: /^(C|RD|EC)$/.test(mark),
    isReversal: mark.startsWith('R'),
    isBooked: !mark.startsWith('E'),
    status: mark.startsWith('E') ? 'EXPECTED' : 'BOOK',
    payer,
    text: text || more.replaceAll('\n', ' ').trim(),
    reference: endToEndId || reference.trim(),
    bankId: bankId.trim(),
    faults: isRead ? [] : [`:61: „${value.replaceAll('\n', ' ').slice(0, 40)}” nuk lexohet.`],
    doubt: '',
  };
}

/** The entry date has no year: it is the one nearest to the value date. */
function toDay(valueDay: string, entryDay: string): string {
  if (valueDay === '') return '';
  const year = 2000 + Number(valueDay.slice(0, 2));
  const [month, day] = [valueDay.slice(2, 4), valueDay.slice(4, 6)];
  if (entryDay === '') return `${year}-${month}-${day}`;
  const entryMonth = entryDay.slice(0, 2);
  const shift = month === '12' && entryMonth === '01' ? 1 : month === '01' && entryMonth === '12' ? -1 : 0;
  const entered = `${year + shift}-${entryMonth}-${entryDay.slice(2, 4)}`;
  return isISODate(entered) ? entered : `${year}-${month}-${day}`;
}

function readBalance(fields: readonly Field[], tag: '60' | '62') {
  const value = fields.find((field) => field.tag.startsWith(tag))?.value.trim() ?? '';
  const [, mark, currency = '', amount = ''] = /^([CD])\d{6}([A-Z]{3})(\d{1,12},\d*)/.exec(value) ?? [];
  const cents = toCents(amount);
  return mark === undefined || cents === null ? null : { currency, cents: mark === 'D' ? -cents : cents };
}

function checkBalances(fields: readonly Field[], entries: readonly StatementEntry[]): string | null {
  const name = fields.find(({ tag }) => tag === '28C' || tag === '28')?.value.trim() ?? '';
  const opening = readBalance(fields, '60');
  const closing = readBalance(fields, '62');
  const title = `Ekstrakti ${name}`.trim();
  if (!opening) return null;
  if (!closing) return `${title}: mungon saldoja mbyllëse (:62F:). Skedari mund të jetë i cunguar.`;
  const moved = entries
    .filter(({ isBooked }) => isBooked)
    .reduce((sum, entry) => sum + signedCents(entry), 0);
  if (opening.cents + moved === closing.cents) return null;
  const [from, to, sum] = [opening.cents, closing.cents, moved].map((cents) =>
    printAmount(cents, opening.currency),
  );
  return `${title}: saldoja ${from} me rreshtat (${sum}) nuk bën ${to}. Mund të mungojnë rreshta.`;
}
