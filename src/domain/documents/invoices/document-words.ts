import type { DocumentLanguage } from '#shared/documents.ts';
import { ALBANIAN, ENGLISH, SERBIAN, type WordKey, type WordTable } from './document-word-tables.ts';

const SECOND: Readonly<Record<DocumentLanguage, WordTable | null>> = {
  sq: null,
  'sq-en': ENGLISH,
  'sq-sr': SERBIAN,
};

type Values = Readonly<Record<string, string | number>>;

/** The words of one paper: Albanian, and the second language where the customer wants one. */
export type DocumentWords = {
  /** In Albanian alone. */
  readonly first: (key: WordKey, values?: Values) => string;
  /** In the second language; '' without one. */
  readonly second: (key: WordKey, values?: Values) => string;
  /** Both in a line. */
  readonly word: (key: WordKey, values?: Values) => string;
  /** Both, the second beneath the first. */
  readonly stacked: (key: WordKey, values?: Values) => string;
};

/** The words of a paper in its language. */
export function documentWords(language: DocumentLanguage = 'sq'): DocumentWords {
  const table = SECOND[language];
  const first = (key: WordKey, values: Values = {}): string => fill(ALBANIAN[key], values);
  const second = (key: WordKey, values: Values = {}): string => (table ? fill(table[key], values) : '');
  const join = (key: WordKey, values: Values, by: string): string => {
    const said = [first(key, values), second(key, values)].filter(Boolean);
    return [...new Set(said)].join(by);
  };
  return {
    first,
    second,
    word: (key, values = {}) => join(key, values, ' / '),
    stacked: (key, values = {}) => join(key, values, '\n'),
  };
}

function fill(text: string, values: Values): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
}
