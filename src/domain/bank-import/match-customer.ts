import { and, eq, gt, inArray } from 'drizzle-orm';
import { isCustomer } from '#db/conditions.ts';
import { customers } from '#db/schema/customers.ts';
import { documents } from '#db/schema/documents.ts';
import { customerEntries, openEntries } from '#db/schema/ledger.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { foldText } from '#shared/text/fold.ts';
import { listInvoiceNumbers } from './invoice-numbers.ts';
import type { Receipt } from './read-transactions.ts';

export type Match = {
  readonly customerId: number | null;
  readonly by: 'invoice' | 'name' | null;
  readonly numbers: readonly string[];
  readonly note: string;
  /** Why the office must check it before it is booked; empty otherwise. */
  readonly doubt: string;
};

const NO_MATCH: Match = { customerId: null, by: null, numbers: [], note: '', doubt: '' };

type Names = ReadonlyMap<string, number | null>;

export function createMatcher(ctx: Ctx): (receipt: Receipt) => Match {
  const people = ctx.db
    .select({ id: customers.id, name: customers.name })
    .from(customers)
    .where(isCustomer)
    .all();
  const exact = toNames(people, wordsOf);
  const bare = toNames(people, bareName);
  const beginnings = new Set([...bare.keys()].map((name) => name.split(' ', 1)[0] ?? ''));
  const old = readOpenings(ctx);
  return (receipt) => {
    const matched = findDocuments(ctx, old, receipt);
    const numbers = matched.map(({ number }) => number);
    const [owner, ...others] = new Set(matched.map(({ customerId }) => customerId));
    if (others.length > 0) return { ...NO_MATCH, numbers, note: 'Faturat janë të klientëve të ndryshëm.' };
    if (owner === undefined) return matchName(receipt, exact, bare, beginnings);
    const payer = exact.get(wordsOf(receipt.payer)) ?? bare.get(bareName(receipt.payer));
    const inText = payer === undefined ? findInText(receipt.text, bare, beginnings) : null;
    if (inText !== null && inText !== owner) {
      const doubt = `Përshkrimi përmend klient tjetër se ai i dokumentit ${numbers.join(', ')}.`;
      return { ...NO_MATCH, customerId: owner, by: 'invoice', numbers, doubt };
    }
    if (payer == null || payer === owner) return { ...NO_MATCH, customerId: owner, by: 'invoice', numbers };
    const doubt = `Paguesi „${receipt.payer}” nuk është klienti i dokumentit ${numbers.join(', ')} në përshkrim.`;
    return { ...NO_MATCH, customerId: payer, by: 'name', doubt };
  };
}

function matchName(
  { payer, text }: Receipt,
  exact: Names,
  bare: Names,
  beginnings: ReadonlySet<string>,
): Match {
  const named = exact.get(wordsOf(payer)) ?? bare.get(bareName(payer));
  if (named) return { ...NO_MATCH, customerId: named, by: 'name' };
  if (named === null) return { ...NO_MATCH, note: `Disa klientë quhen „${payer}”.` };
  const inText = findInText(text, bare, beginnings);
  return inText === null ? NO_MATCH : { ...NO_MATCH, customerId: inText, by: 'name' };
}

function toNames(
  people: readonly { readonly id: number; readonly name: string }[],
  toKey: (name: string) => string,
): Names {
  const names = new Map<string, number | null>();
  for (const { id, name } of people) {
    const key = toKey(name);
    if (key !== '') names.set(key, names.has(key) ? null : id);
  }
  return names;
}

function wordsOf(name: string): string {
  return foldText(name)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

const FORMS = /(?<= |^)(sh ?p ?k|l ?l ?c|n ?t ?p|n ?t ?sh|n ?p ?sh|sh ?a|b ?i|n ?t)(?= |$)/g;

function bareName(name: string): string {
  const words = wordsOf(name);
  return words.replace(FORMS, '').replace(/ +/g, ' ').trim() || words;
}

const MAX_NAME_WORDS = 6;

/** `beginnings` are the first words of all names. */
function findInText(text: string, bare: Names, beginnings: ReadonlySet<string>): number | null {
  const words = wordsOf(text).split(' ');
  const found = new Set<number | null>();
  for (const [start, word] of words.entries()) {
    if (!beginnings.has(word)) continue;
    for (let length = 2; length <= MAX_NAME_WORDS && start + length <= words.length; length += 1) {
      const owner = bare.get(words.slice(start, start + length).join(' '));
      if (owner !== undefined) found.add(owner);
    }
  }
  const [owner = null, ...others] = found;
  return others.length === 0 ? owner : null;
}

type DocumentRef = { readonly number: string; readonly customerId: number };

function readOpenings(ctx: Ctx): ReadonlyMap<string, readonly DocumentRef[]> {
  const open = ctx.db
    .select({ number: customerEntries.number, customerId: customerEntries.customerId })
    .from(openEntries)
    .innerJoin(customerEntries, eq(customerEntries.id, openEntries.entryId))
    .where(and(eq(customerEntries.kind, 'opening'), gt(openEntries.openCents, 0)))
    .all();
  const distinctive = open.filter(({ number }) => number.length >= 4 && /\d/.test(number));
  return Map.groupBy(distinctive, ({ number }) => foldText(number));
}

function findDocuments(
  ctx: Ctx,
  old: ReadonlyMap<string, readonly DocumentRef[]>,
  receipt: Receipt,
): DocumentRef[] {
  const words = [receipt.text, receipt.payer, receipt.reference].join(' ');
  const { full, short } = listInvoiceNumbers(words, receipt.day);
  const named = readDocuments(ctx, full);
  const open = readOpenDocuments(ctx, short.flat());
  // `FAT 12` is an invoice of the payment's year, else of the year before.
  const guessed = short.flatMap((guesses) => {
    const number = guesses.find((guess) => open.some((document) => document.number === guess));
    return open.filter((document) => document.number === number);
  });
  const tokens = new Set(foldText(words).split(/[\s,;()]+/));
  const openings = [...tokens].flatMap((token) => old.get(token.replace(/[.:]+$/, '')) ?? []);
  return [...named, ...guessed, ...openings];
}

const columns = { number: documents.number, customerId: documents.customerId };

function readDocuments(ctx: Ctx, numbers: readonly string[]): DocumentRef[] {
  if (numbers.length === 0) return [];
  return ctx.db.select(columns).from(documents).where(inArray(documents.number, numbers)).all();
}

function readOpenDocuments(ctx: Ctx, numbers: readonly string[]): DocumentRef[] {
  if (numbers.length === 0) return [];
  return ctx.db
    .select(columns)
    .from(documents)
    .innerJoin(customerEntries, eq(customerEntries.documentId, documents.id))
    .innerJoin(openEntries, eq(openEntries.entryId, customerEntries.id))
    .where(and(inArray(documents.number, numbers), gt(openEntries.openCents, 0)))
    .all();
}
