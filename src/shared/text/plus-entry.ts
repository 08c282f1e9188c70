import { parseWholeNumber } from './parse-number.ts';

export type PlusEntry = { readonly search: string; readonly quantity: number };

/** `+ LT-013 5`: five of LT-013, in one field. Null for anything else: `kuti 26` stays a search. */
export function readPlusEntry(text: string): PlusEntry | null {
  const [, search = '', typed = ''] = /^\s*\+\s*(\S.*?)\s+(\S+)\s*$/.exec(text) ?? [];
  const { value: quantity } = parseWholeNumber(typed);
  return search !== '' && quantity ? { search, quantity } : null;
}
