import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import { products } from '#db/schema/catalog.ts';
import { viewerOf, visibleTo } from '#domain/catalog/viewer.ts';
import type { Ctx } from '#kernel/ctx.ts';
import type { suggestTermsInput } from '#shared/inputs/shop-list-inputs.ts';
import { foldText } from '#shared/text/fold.ts';
import { editDistance, MAX_PARTS, wordForms } from '#shared/text/search-words.ts';
import { findsProducts } from './search-products.ts';
import { foldTerm, quote } from './search-term.ts';

const MAX_SUGGESTIONS = 5;

const MAX_WORDS = 3;

const NAMES_PER_PIECE = 150;

/** Minimum share of common trigrams. */
const LEAST_LIKENESS = 0.3;

type Word = { readonly text: string; readonly likeness: number };

/**
 * Similar terms that have results for this viewer, closest first: words of product names that share most trigrams
 * with the term. Only names that share the beginning, middle or end of a word are compared, which bounds the work.
 */
export function suggestTerms(ctx: Ctx, input: z.output<typeof suggestTermsInput>): string[] {
  const folded = foldTerm(input.query);
  if (folded === '') return [];
  const words = folded
    .split(' ')
    .slice(0, MAX_PARTS)
    .map((part, place) => ({ part, like: place < MAX_WORDS ? listLikeWords(ctx, part) : [] }));
  const terms = Array.from({ length: MAX_SUGGESTIONS }, (_, place) =>
    words.map(({ part, like }) => (like[place] ?? like[0])?.text ?? part).join(' '),
  );
  const visible = visibleTo(viewerOf(ctx));
  const alone = words.flatMap(({ like }) => (like[0] ? [like[0].text] : []));
  return [...new Set([...terms, ...alone])]
    .filter((candidate) => foldText(candidate) !== folded && findsProducts(ctx, candidate, visible))
    .slice(0, MAX_SUGGESTIONS);
}

/**
 * The closest suggestion if it is unambiguous: the same number of words, each at most one letter off (long ones two).
 */
export function findCorrection(ctx: Ctx, query: string): string | null {
  const [closest] = suggestTerms(ctx, { query });
  if (closest === undefined) return null;
  const meant = foldTerm(closest).split(' ');
  const typed = foldTerm(query).split(' ');
  const isClear =
    typed.length === meant.length && typed.every((word, place) => isNear(word, meant[place] ?? ''));
  return isClear ? closest : null;
}

/**
 * The term of a staff search: where it finds nothing and is clearly mistyped, the intended one, as `corrected`. A term
 * with a digit is never corrected: a wrong code or size must not become another product.
 */
export function correctForStaff(ctx: Ctx, query: string): { query: string; corrected: string | null } {
  const isText = query.trim() !== '' && !/\d/.test(query);
  const corrected =
    isText && !findsProducts(ctx, query, visibleTo(viewerOf(ctx))) ? findCorrection(ctx, query) : null;
  return { query: corrected ?? query, corrected };
}

const SHORTEST_TYPO = 4;
const LONG_WORD = 7;

/** A long word may also lack its ending. */
function isNear(typed: string, meant: string): boolean {
  if (typed.length < SHORTEST_TYPO) return typed === meant;
  if (typed.length < LONG_WORD) return editDistance(typed, meant) <= 1;
  return editDistance(typed, meant) <= 2 || editDistance(typed, meant.slice(0, typed.length)) <= 2;
}

function listLikeWords(ctx: Ctx, part: string): Word[] {
  const wanted = trigramsOf(part);
  const likeness = new Map<string, Word>();
  for (const piece of piecesOf(part)) {
    for (const text of listWordsWith(ctx, piece)) {
      const folded = foldText(text);
      if (!likeness.has(folded))
        likeness.set(folded, { text, likeness: compare(wanted, trigramsOf(folded)) });
    }
  }
  const near = listNearWords(ctx, part);
  for (const text of near) likeness.set(foldText(text), { text, likeness: 1 });
  return [...likeness.values()]
    .filter((word) => word.likeness >= LEAST_LIKENESS)
    .sort((a, b) => b.likeness - a.likeness || a.text.localeCompare(b.text))
    .slice(0, MAX_SUGGESTIONS);
}

/** A typo leaves hardly a trigram of a short word: it is compared with the words of all names, and their stems. */
function listNearWords(ctx: Ctx, part: string): string[] {
  if (part.length < SHORTEST_TYPO || part.length >= LONG_WORD) return [];
  const where = sql.join(visibleTo(viewerOf(ctx)), sql` AND `);
  const names = ctx.db.all<{ name: string }>(sql`
    SELECT DISTINCT ${products.name} AS name FROM products WHERE ${where}`);
  const words = new Set(names.flatMap(({ name }) => wordsOf(name)));
  const isNearTo = (text: string) =>
    Math.abs(text.length - part.length) <= 1 && editDistance(part, text) <= 1;
  return [...words].flatMap((word) => {
    const folded = foldText(word);
    if (isNearTo(folded)) return [word];
    const form = wordForms(folded).find(isNearTo);
    if (form === undefined) return [];
    const start = word.slice(0, form.length);
    return [foldText(start) === form ? start : form];
  });
}

function wordsOf(name: string): string[] {
  return name.match(/[\p{L}\p{N}]{3,}/gu) ?? [];
}

function listWordsWith(ctx: Ctx, piece: string): string[] {
  const where = sql.join(visibleTo(viewerOf(ctx)), sql` AND `);
  return ctx.db
    .all<{ name: string }>(sql`
      SELECT ${products.name} AS name
      FROM product_names CROSS JOIN products ON ${products.id} = product_names.rowid
      WHERE product_names MATCH ${quote(piece)} AND ${where} LIMIT ${NAMES_PER_PIECE}`)
    .flatMap((row) => wordsOf(row.name));
}

function piecesOf(part: string): string[] {
  const characters = [...part];
  const middle = Math.floor((characters.length - 3) / 2);
  const pieces = [0, middle, characters.length - 3].map((start) =>
    characters.slice(start, start + 3).join(''),
  );
  return characters.length < 3 ? [] : [...new Set(pieces)];
}

/** Padded at both ends, so that first and last letters count. */
function trigramsOf(word: string): Set<string> {
  const characters = [' ', ' ', ...word, ' '];
  return new Set(characters.slice(2).map((_, index) => characters.slice(index, index + 3).join('')));
}

function compare(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  return (2 * a.intersection(b).size) / (a.size + b.size);
}
