import { foldText } from './fold.ts';

export const MAX_PARTS = 8;

const ENDINGS = [
  'avet',
  'evet',
  'ave',
  'eve',
  'jet',
  've',
  'te',
  'ne',
  'se',
  'ja',
  'je',
  'it',
  'in',
  'un',
].concat(['ut', 'et', 'es', 'i', 'u', 'a', 'e'], ['t', 'n', 's']);

const SHORTEST_STEM = 4;

const UNITS = 'kg|gr|g|ml|cl|dl|l|lt|mm|cm|m|cope|cp|w|v';
const NUMBER = /^\d+([.,]\d+)?$/;
const UNIT = new RegExp(`^(${UNITS})$`);

export type SearchPart = { readonly text: string; readonly isJoined: boolean };

export function splitTerm(text: string): SearchPart[] {
  const parts: SearchPart[] = [];
  const typed = foldText(text)
    .split(' ')
    .filter((token) => token !== '');
  const words = typed.map((token) => token.replace(/[,;:.]+$/, '')).filter((token) => token !== '');
  // Punctuation alone is what is looked for; beside words it is none.
  const tokens = words.length > 0 ? words : typed;
  for (let place = 0; place < tokens.length; place += 1) {
    const token = tokens[place] ?? '';
    const next = tokens[place + 1] ?? '';
    const isMeasure = NUMBER.test(token) && UNIT.test(next);
    const joined = (isMeasure ? token + next : token).replaceAll('-', '');
    const isJoined = /^[\p{L}\p{N}.,]+$/u.test(joined) && /\p{L}/u.test(joined) && /\p{N}/u.test(joined);
    parts.push(isJoined ? { text: joined, isJoined } : { text: token, isJoined });
    if (isMeasure) place += 1;
  }
  return [...new Map(parts.map((part) => [part.text, part])).values()].slice(0, MAX_PARTS);
}

export function wordForms(word: string): string[] {
  const forms = [word];
  if (/^\p{L}+$/u.test(word)) {
    const stem = stemOf(word);
    forms.push(stem, stem.replace(/([^aeiouy])\1$/, '$1'));
    // letër, letra: the vowel of the last syllable is dropped.
    if (/[^aeiouy][rl]$/.test(stem) && stem !== word) forms.push(`${stem.slice(0, -1)}e${stem.slice(-1)}`);
    if (word.length > SHORTEST_STEM && /[^aeiouy]e[rl]$/.test(word)) {
      forms.push(`${word.slice(0, -2)}${word.slice(-1)}`);
    }
    // pica, picë: too short to be stemmed.
    if (word.length === SHORTEST_STEM && /[ae]$/.test(word)) {
      forms.push(`${word.slice(0, -1)}${word.endsWith('a') ? 'e' : 'a'}`);
    }
  }
  return [...new Set(forms)].filter((form) => form === word || form.length > 2);
}

function stemOf(word: string): string {
  const ending = ENDINGS.find(
    (candidate) => word.endsWith(candidate) && word.length - candidate.length >= SHORTEST_STEM,
  );
  return ending === undefined ? word : word.slice(0, -ending.length);
}

export function matchesWords(text: string, term: string): boolean {
  const folded = foldText(text);
  // Separate numbers are not joined: `26×12, 50 copë` holds `50copë`.
  const apart = folded.replace(/(\d)[.,]?\s+(?=\d)/g, '$1|');
  const compact = `|${apart.replace(/[\s-]|[.,](?!\d)/g, '')}`;
  return splitTerm(term).every(({ text: part, isJoined }) =>
    isJoined ? holdsJoined(compact, part) : wordForms(part).some((form) => folded.includes(form)),
  );
}

function holdsJoined(compact: string, part: string): boolean {
  for (let at = compact.indexOf(part); at !== -1; at = compact.indexOf(part, at + 1)) {
    if (!/^\d/.test(part) || !/[\d.,]/.test(compact[at - 1] ?? '')) return true;
  }
  return false;
}

export function editDistance(a: string, b: string): number {
  const [from, to] = [[...a], [...b]];
  let beforeLast: number[] = [];
  let last = to.map((_, place) => place).concat(to.length);
  for (const [row, letter] of from.entries()) {
    const next = [row + 1];
    for (const [column, other] of to.entries()) {
      const isSame = letter === other;
      const swapped =
        row > 0 && column > 0 && letter === to[column - 1] && from[row - 1] === other
          ? (beforeLast[column - 1] ?? 0) + 1
          : Number.POSITIVE_INFINITY;
      next.push(
        Math.min(
          (last[column + 1] ?? 0) + 1,
          (next[column] ?? 0) + 1,
          (last[column] ?? 0) + (isSame ? 0 : 1),
          swapped,
        ),
      );
    }
    beforeLast = last;
    last = next;
  }
  return last.at(-1) ?? 0;
}
