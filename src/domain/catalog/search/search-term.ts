import { type SQL, sql } from 'drizzle-orm';
import { products } from '#db/schema/catalog.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { articleNumberForms } from '#shared/text/barcode.ts';
import { foldText } from '#shared/text/fold.ts';
import { cleanScannedCode } from '#shared/text/scanned-code.ts';
import { splitTerm, wordForms } from '#shared/text/search-words.ts';
import { findSynonyms } from './synonyms.ts';

const TRIGRAM = 3;

type Word = {
  readonly text: string;
  readonly forms: readonly string[];
  readonly labels: readonly string[];
};

export type SearchTerm = {
  readonly folded: string;
  /** The forms of a scanned or typed article number; empty otherwise. */
  readonly articleNumbers: readonly string[];
  readonly words: readonly Word[];
  readonly shortWords: readonly string[];
  readonly joined: readonly string[];
};

/** Without case, diacritics, control characters and a scanner's prefix; empty when nothing is left to search for. */
export function foldTerm(text: string): string {
  return cleanScannedCode(foldText(text.toWellFormed().replace(/\p{Cc}/gu, ' ')));
}

export function isBlankTerm(text: string): boolean {
  return foldTerm(text) === '';
}

export function readSearchTerm(ctx: Ctx, text: string): SearchTerm | null {
  const folded = foldTerm(text);
  if (folded === '') return null;
  const parts = splitTerm(folded);
  const texts = parts.filter((part) => !part.isJoined).map((part) => part.text);
  return {
    folded,
    articleNumbers: articleNumberForms(text),
    words: toWords(ctx, texts),
    shortWords: texts.filter((part) => [...part].length < TRIGRAM),
    joined: parts.filter((part) => part.isJoined).map((part) => part.text),
  };
}

function toWords(ctx: Ctx, texts: readonly string[]): Word[] {
  const pairs = texts.slice(1).map((text, place) => `${texts[place]} ${text}`);
  const synonyms = findSynonyms(ctx, [...texts.flatMap(wordForms), ...pairs]);
  const words: Word[] = [];
  for (let place = 0; place < texts.length; place += 1) {
    const text = texts[place] ?? '';
    const pair = pairs[place];
    const others = pair === undefined ? undefined : synonyms.get(pair);
    if (pair !== undefined && others) {
      words.push({ text: pair, forms: [pair, ...others.flatMap(wordForms)], labels: [pair, ...others] });
      place += 1;
    } else if ([...text].length >= TRIGRAM) {
      const forms = wordForms(text);
      const same = [...new Set(forms.flatMap((form) => synonyms.get(form) ?? []))];
      words.push({ text, forms: [...forms, ...same.flatMap(wordForms)], labels: [text, ...same] });
    }
  }
  return words;
}

/** FTS query on name trigrams: all words, as typed or in any form; null without words. */
export function nameQuery(term: SearchTerm, how: 'as-typed' | 'any-form'): string | null {
  if (term.words.length === 0) return null;
  return term.words.map(({ text, forms }) => anyOf(how === 'as-typed' ? [text] : forms)).join(' AND ');
}

/** FTS query on `product_search`: all words in any form and all joined parts; null without either. */
export function everywhereQuery(term: SearchTerm): string | null {
  const words = term.words.map(
    ({ forms, labels }) => `({name code description} : ${anyOf(forms)} OR {shelf} : ${anyOf(labels)})`,
  );
  const joined = term.joined.filter((part) => [...part].length >= TRIGRAM).map(joinedQuery);
  const all = [...words, ...joined];
  return all.length === 0 ? null : all.join(' AND ');
}

function joinedQuery(part: string): string {
  const spellings = [part, part.replaceAll(',', '.'), part.replaceAll('.', ',')];
  const apart = spellings.map((text) => text.replace(/^([\p{N}.,]+)(\p{L})/u, '$1 $2'));
  return `({compact} : ${anyOf(spellings)} OR {description} : ${anyOf([...spellings, ...apart])})`;
}

/**
 * FTS query on `product_words`: every word is a prefix of a word of the name. Null without words or with characters
 * that are not part of words, which this index does not contain.
 */
export function wordQuery(term: SearchTerm): string | null {
  const parts = [...term.words.flatMap(({ text }) => text.split(' ')), ...term.shortWords];
  if (parts.length === 0 || !parts.every((part) => /^[\p{L}\p{N}]+$/u.test(part))) return null;
  return `{name} : (${parts.map((part) => `${quote(part)}*`).join(' AND ')})`;
}

/** For terms of short words only, which a trigram index can't find: words in the name or code. */
export function shortNameConditions(term: SearchTerm): SQL[] {
  return term.words.length + term.joined.length === 0 ? term.shortWords.map(namedWithShort) : [];
}

export function restOf(term: SearchTerm): SQL[] {
  return [...term.shortWords.map(holdsShort), ...term.joined.map(holdsJoined)];
}

function holdsShort(part: string): SQL {
  return sql`(${namedWithShort(part)} OR instr(${products.descriptionFolded}, ${part}) > 0)`;
}

function namedWithShort(part: string): SQL {
  return sql`(instr(${products.nameFolded}, ${part}) > 0 OR instr(${products.codeFolded}, ${part}) > 0)`;
}

function holdsJoined(part: string): SQL {
  const text = sql`'|' || ${products.codeFolded} || '|' || ${products.nameFolded}`;
  const compact = sql`replace(replace(${text}, ' ', ''), '-', '')`;
  const start = /^\p{N}/u.test(part) ? '[^0-9.,]' : '';
  const holds = (where: SQL, what: string) =>
    sql`${where} GLOB ${`*${start}${what.replace(/[.,]/g, '[.,]')}*`}`;
  const about = sql`'|' || ${products.descriptionFolded}`;
  const [, number, unit] = /^([\p{N}.,]+)(\p{L}.*)$/u.exec(part) ?? [];
  if (number === undefined) return sql`(${holds(compact, part)} OR ${holds(about, part)})`;
  // Joining across all gaps would start the number in the preceding one: `26×12, 50 copë`.
  const places = [text, about].flatMap((where) => [holds(where, part), holds(where, `${number} ${unit}`)]);
  return sql`(${holds(compact, part)} OR ${sql.join(places, sql` OR `)})`;
}

export function matchesTerm(term: SearchTerm): SQL[] {
  const query = everywhereQuery(term);
  if (query === null) return restOf(term);
  const found = sql`SELECT rowid FROM product_search WHERE product_search MATCH ${query}`;
  return [sql`${products.id} IN (${found})`, ...restOf(term)];
}

function anyOf(texts: readonly string[]): string {
  return `(${[...new Set(texts)].map(quote).join(' OR ')})`;
}

export function quote(part: string): string {
  return `"${part.replaceAll('"', '""')}"`;
}
