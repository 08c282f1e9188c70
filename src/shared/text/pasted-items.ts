/** One letter for each word of a line: code, quantity, unit, join, measure (`28 cm`), other word. */
type Kind = 'C' | 'Q' | 'U' | 'J' | 'M' | 'W';

type Token = { readonly text: string; readonly kind: Kind };

export type Items = {
  /** The items of the line; null when it holds several that cannot be separated. */
  readonly items: readonly string[] | null;
  readonly mentions: readonly string[];
};

const QUANTITY = /^(?:[x×*]?\d{1,7}(?:[.,]0{1,2})?|\d{1,7}[x×*])[.,;]?$/iu;
const QUANTITY_IN_UNITS = /^\d{1,7}(?:kg|cop[eë]|cp?|pako|pk?|kuti|lit[eë]r)$/iu;
const UNIT = /^(?:kg|cop[eë]|cp|pako|pk|kuti|lit[eë]r|l|[x×*=:-])[.,;]?$/iu;
const LENGTH = /^(?:g|gr|mg|ml|cl|dl|mm|cm|m|w|v|oz)[.,;]?$/iu;
const MEASURE = /^\d+(?:[.,x×/-]\d+)*(?:g|gr|kg|ml|cl|dl|l|lt|mm|cm|m|w|v|mic|%)$/iu;
const JOIN = /^(?:[+&,;/|]|dhe|edhe|e|and|und|plus)$/iu;
const CODE = /^(?=.*\p{N})(?=.*[\p{L}.-])[\p{L}\p{N}][\p{L}\p{N}._/-]*[:,;=]?$/u;

const LONG_NUMBER = /^\d{8,14}$/;

const WITH_QUANTITY = /^(?:J?C[WM]*U*QU*){2,}$/;
const AFTER_QUANTITY = /^(?:J?QU*C[WM]*){2,}$/;

/** Splits `PR-1 5 + PR-2 3` into its items, with any separator; cells of a pasted table row are words. */
export function splitItems(line: string): Items {
  const tokens = tokensOf(line);
  const kinds = tokens.map(({ kind }) => kind).join('');
  const mentions = mentionsOf(tokens);
  if (WITH_QUANTITY.test(kinds)) return { items: split(tokens, /(?=JC)|(?<!J)(?=C)/), mentions: [] };
  if (AFTER_QUANTITY.test(kinds)) return { items: split(tokens, /(?=JQ)|(?<!J)(?=Q)/), mentions: [] };
  const joined = splitJoined(tokens);
  if (joined) return { items: joined, mentions: [] };
  const codes = kinds.split('C').length - 1;
  // Two codes with one quantity, or with quantities that can't be assigned for certain.
  const isSeveral =
    codes > 1 && (/^(?:QU*)?CJ?C/.test(kinds) || (/Q.*C/.test(kinds) && kinds.split('Q').length > 2));
  return { items: isSeveral ? null : [line], mentions };
}

function tokensOf(line: string): Token[] {
  const cells = line.split(/\s*[\t|]\s*/).filter((cell) => cell !== '');
  const words =
    cells.length > 2
      ? cells
      : apart(line)
          .split(/\s+/)
          .filter((word) => word !== '');
  return words.map((text, at): Token => ({ text, kind: kindOf(text, words[at + 1] ?? '') }));
}

/** Adds blanks around separators between a quantity and a word: `5+PR-2`, `5 copë&PR-2`. */
function apart(line: string): string {
  return line
    .replace(/(?<=[\p{L}\d])\s*([=:])\s*(?=\d)/gu, ' $1 ')
    .replace(/(?<=\d)\s*([+&;,/|])\s*(?=\p{L}|\d+\s+\p{L})/gu, ' $1 ')
    .replace(/(?<=[\p{L}\d.])([+&])(?=\p{L})/gu, ' $1 ');
}

function kindOf(text: string, next: string): Kind {
  if (JOIN.test(text)) return 'J';
  if (isNumberCode(text, next)) return 'C';
  if (QUANTITY.test(text) && LENGTH.test(next)) return 'M';
  if (QUANTITY.test(text) || QUANTITY_IN_UNITS.test(text)) return 'Q';
  if (LENGTH.test(text)) return 'M';
  if (UNIT.test(text)) return 'U';
  if (MEASURE.test(text)) return 'M';
  return CODE.test(text) || LONG_NUMBER.test(text) ? 'C' : 'W';
}

/** `00777`, and `4051` before a quantity: codes made of digits only. */
function isNumberCode(text: string, next: string): boolean {
  return /^0\d{2,}$/.test(text) || (/^\d{4,7}$/.test(text) && QUANTITY.test(next));
}

function split(tokens: readonly Token[], before: RegExp): string[] {
  const kinds = tokens.map(({ kind }) => kind).join('');
  let at = 0;
  return kinds.split(before).map((part) => {
    const words = tokens.slice(at, at + part.length).filter(({ kind }) => kind !== 'J');
    at += part.length;
    return words.map(({ text }) => text.replace(/[,;]$/, '')).join(' ');
  });
}

/** Names instead of codes, with a clear separator: `sheqer 10 + miell 5`, `10 sheqer dhe 5 miell`. */
function splitJoined(tokens: readonly Token[]): string[] | null {
  const parts: Token[][] = [[]];
  for (const token of tokens) {
    if (token.kind === 'J') parts.push([]);
    else parts.at(-1)?.push(token);
  }
  const isItem = (part: readonly Token[]) => {
    const kinds = part.map(({ kind }) => kind).join('');
    return /^[CWM]*[CW][CWM]*U*QU*$|^QU*[CWM]*[CW][CWM]*$/.test(kinds);
  };
  if (parts.length < 2 || !parts.every(isItem)) return null;
  return parts.map((part) => part.map(({ text }) => text).join(' '));
}

function mentionsOf(tokens: readonly Token[]): string[] {
  return tokens
    .flatMap(({ text, kind }, at) => {
      if (kind === 'C' || (kind === 'W' && /^[QU]/.test(tokens[at - 1]?.kind ?? ''))) return [text];
      // `5\PR-2`, `5•PR-2`: a code after an unknown separator.
      return kind === 'W' ? text.split(UNKNOWN_JOIN).filter((part) => part !== text && CODE.test(part)) : [];
    })
    .map((text) => text.replace(/[:,;=]$/, ''))
    .slice(0, MAX_MENTIONS);
}

const MAX_MENTIONS = 12;

const MAX_PIECES = 24;

/** Anything that may be a code, with any separators: with a digit; digits only if long or with a leading 0. */
export function piecesOf(text: string): string[] {
  return text
    .split(/[^\p{L}\p{N}._-]+/u)
    .map((piece) => piece.replace(/^[._-]+|[._-]+$/g, ''))
    .filter((piece) => /\p{N}/u.test(piece) && (/[\p{L}.-]/u.test(piece) || /^0\d{2,}$|^\d{4,}$/.test(piece)))
    .slice(0, MAX_PIECES);
}

const UNKNOWN_JOIN = /[^\p{L}\p{N}._/-]+/u;
