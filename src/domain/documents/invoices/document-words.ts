import type { DocumentLanguage } from '#shared/accounting/documents.ts';
import { ALBANIAN, ENGLISH, SERBIAN, type WordKey, type WordTable } from './document-word-tables.ts';

const SECOND: Readonly<Record<DocumentLanguage, WordTable | null>> = {
  sq: null,
  'sq-en': ENGLISH,
  'sq-sr': SERBIAN,
};

type Values = Readonly<Record<string, string | number>>;

export type DocumentWords = {
  readonly first: (key: WordKey, values?: Values) => string;
  readonly second: (key: WordKey, values?: Values) => string;
  readonly word: (key: WordKey, values?: Values) => string;
  readonly stacked: (key: WordKey, values?: Values) => string;
};

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
