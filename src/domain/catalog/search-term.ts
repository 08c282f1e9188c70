import { type SQL, sql } from 'drizzle-orm';
import { products } from '#db/schema/catalog.ts';
import { foldText } from '#shared/fold.ts';

/** Parts of a term that are looked at; more words than this narrow nothing any further. */
export const MAX_PARTS = 8;

/** Shortest part that the trigram index can answer. */
const TRIGRAM = 3;

/** What a person typed, ready for the search index. */
export type SearchTerm = {
  /** The whole term without case and diacritics. */
  readonly folded: string;
  /** Words of three characters and more: found anywhere inside a word. */
  readonly longParts: readonly string[];
  /** Shorter words: found at the beginning of a word, or anywhere in what the long ones have found. */
  readonly shortParts: readonly string[];
};

/** Reads a search term; null when it is blank. Every character is an ordinary one. */
export function parseSearchTerm(text: string): SearchTerm | null {
  const folded = foldText(text.toWellFormed().replace(/\p{Cc}/gu, ' '));
  if (folded === '') return null;
  const parts = [...new Set(folded.split(' '))].slice(0, MAX_PARTS);
  return {
    folded,
    longParts: parts.filter((part) => [...part].length >= TRIGRAM),
    shortParts: parts.filter((part) => [...part].length < TRIGRAM),
  };
}

/** Query for the trigram indexes in which all long parts must occur; null when there is none. */
export function trigramQuery(term: SearchTerm): string | null {
  return term.longParts.length === 0 ? null : term.longParts.map(quote).join(' AND ');
}

/**
 * Query for `product_words` in which every part begins a word; null when a part has characters that are no part of
 * words, because the word index does not hold those.
 */
export function wordQuery(term: SearchTerm, column?: 'name'): string | null {
  const parts = [...term.longParts, ...term.shortParts];
  if (!parts.every((part) => /^[\p{L}\p{N}]+$/u.test(part))) return null;
  const query = parts.map((part) => `${quote(part)}*`).join(' AND ');
  return column === undefined ? query : `{${column}} : (${query})`;
}

/** Condition on `products` that name or code holds each of the parts, compared without case and diacritics. */
export function holdsParts(parts: readonly string[]): SQL[] {
  return parts.map(
    (part) => sql`(instr(${products.nameFolded}, ${part}) > 0 OR instr(${products.codeFolded}, ${part}) > 0)`,
  );
}

/** Condition on `products` that the term is found, whatever the rank; for lists that sort by a column. */
export function matchesTerm(term: SearchTerm): SQL[] {
  const trigrams = trigramQuery(term);
  if (trigrams !== null) {
    const found = sql`SELECT rowid FROM product_search WHERE product_search MATCH ${trigrams}`;
    return [sql`${products.id} IN (${found})`, ...holdsParts(term.shortParts)];
  }
  const words = wordQuery(term);
  if (words === null) return holdsParts(term.shortParts);
  return [sql`${products.id} IN (SELECT rowid FROM product_words WHERE product_words MATCH ${words})`];
}

/** A string literal of the index's query language, in which nothing is an operator. */
export function quote(part: string): string {
  return `"${part.replaceAll('"', '""')}"`;
}
