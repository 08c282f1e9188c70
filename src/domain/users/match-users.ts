import { type SQL, sql } from 'drizzle-orm';
import type { customers } from '#db/schema/customers.ts';
import { users } from '#db/schema/users.ts';
import { foldText } from '#shared/text/fold.ts';

const MAX_WORDS = 8;
const TRIGRAM = 3;

/**
 * Condition: every word is part of name, e-mail, phone or address, or a prefix of a word of the name or of the fiscal
 * number; phone numbers match in any notation. Undefined for a blank term. A customer has the `id`
 * of its login. FTS operators in the term are quoted.
 */
export function matchUsers(
  term: string,
  id: typeof users.id | typeof customers.id = users.id,
): SQL | undefined {
  const folded = foldText(term);
  if (folded === '') return undefined;
  const words = isPhoneLike(folded) ? [folded] : folded.split(' ').slice(0, MAX_WORDS);
  return sql.join(
    words.map((word) => sql`${id} IN (${idsFor(word)})`),
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
 * Digits shared by every notation: no separators, no leading zeros. A prefix of a Kosovo number is too short to
 * search without its country code.
 */
function toPartOfNumber(text: string): string {
  const digits = text.replace(/\D/g, '');
  if (/^0[1-9]\d?$/.test(digits)) return digits.replace('0', '383');
  return digits.replace(/^0+/, '').replace(/^3830/, '383');
}

function quote(text: string): string {
  return `"${text.replaceAll('"', '""')}"`;
}
