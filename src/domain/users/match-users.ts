import { type SQL, sql } from 'drizzle-orm';
import { users } from '#db/schema/users.ts';
import { foldText } from '#shared/text/fold.ts';

const MAX_WORDS = 8;
const TRIGRAM = 3;

/**
 * The condition that an account fits a search term: every word is part of name, e-mail, phone or address, or begins a
 * word of the name or the fiscal number; a phone number fits in any form. Undefined for a blank term. Whatever the
 * term holds is searched for, never obeyed.
 */
export function matchUsers(term: string): SQL | undefined {
  const folded = foldText(term);
  if (folded === '') return undefined;
  const words = isPhoneLike(folded) ? [folded] : folded.split(' ').slice(0, MAX_WORDS);
  return sql.join(
    words.map((word) => sql`${users.id} IN (${idsFor(word)})`),
    sql` AND `,
  );
}

function idsFor(word: string): SQL {
  const beginnings = sql`SELECT rowid FROM user_words WHERE user_words MATCH ${`${quote(word)} *`}`;
  const part = isPhoneLike(word) ? toPartOfNumber(word) : word;
  if ([...part].length < TRIGRAM) return beginnings;
  return sql`SELECT rowid FROM user_search WHERE user_search MATCH ${quote(part)} UNION ${beginnings}`;
}

function isPhoneLike(text: string): boolean {
  return /^[\d\s()+./-]*\d[\d\s()+./-]*$/.test(text);
}

/**
 * The digits that the normal form of every spelling contains: no separators, no leading zeros. The beginning of a number
 * of Kosovo is too short to be looked for without its country's code.
 */
function toPartOfNumber(text: string): string {
  const digits = text.replace(/\D/g, '');
  if (/^0[1-9]\d?$/.test(digits)) return digits.replace('0', '383');
  return digits.replace(/^0+/, '').replace(/^3830/, '383');
}

function quote(text: string): string {
  return `"${text.replaceAll('"', '""')}"`;
}
