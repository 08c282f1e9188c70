import { and, asc, eq, gte, lt, sql } from 'drizzle-orm';
import { users } from '../../db/schema/accounts.ts';
import { foldText } from '../../shared/fold.ts';
import { normalizePhone } from '../../shared/phone.ts';
import type { Ctx } from '../kernel/ctx.ts';

/** Customers whose orders one search looks through: more means that the term is too wide to be of use. */
const MOST_CUSTOMERS = 100;

/** Shortest term that the trigram index can find inside words. */
const TRIGRAM = 3;

/**
 * Ids of at most 100 customers whose name, e-mail, phone (in any form) or address contains every word of the term;
 * shorter terms match the beginning of the name. Characters of the search syntax are ordinary characters.
 */
export function findCustomerIds(ctx: Ctx, term: string): number[] {
  const words = foldText(term.replaceAll('\0', '')).split(' ').filter(Boolean);
  const phone = /^[\d\s()+./-]+$/.test(term.trim()) ? normalizePhone(term) : null;
  const found = words.every((word) => word.length < TRIGRAM)
    ? findByBeginning(ctx, words.join(' '))
    : findByParts(ctx, phone && phone.length >= 8 ? [[...words], [phone.slice(4)]] : [words]);
  return found.map((user) => user.id);
}

function findByBeginning(ctx: Ctx, beginning: string) {
  if (beginning === '') return [];
  return ctx.db
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        eq(users.role, 'customer'),
        gte(users.nameFolded, beginning),
        lt(users.nameFolded, `${beginning}\u{10ffff}`),
      ),
    )
    .orderBy(asc(users.nameFolded))
    .limit(MOST_CUSTOMERS)
    .all();
}

/** Each group of words is one way to match; a phone matches as it was typed or in its normal form. */
function findByParts(ctx: Ctx, groups: readonly (readonly string[])[]) {
  const expression = groups
    .map((words) => words.filter((word) => word.length >= TRIGRAM).map(quote))
    .filter((words) => words.length > 0)
    .map((words) => `(${words.join(' AND ')})`)
    .join(' OR ');
  const matches = sql`SELECT rowid FROM user_search WHERE user_search MATCH ${expression} LIMIT ${MOST_CUSTOMERS * 2}`;
  return ctx.db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.role, 'customer'), sql`${users.id} IN (${matches})`))
    .limit(MOST_CUSTOMERS)
    .all();
}

function quote(word: string): string {
  return `"${word.replaceAll('"', '""')}"`;
}
