import { BLANKS, FOLDED_LETTERS } from '#shared/text/bank-reference.ts';

/**
 * A bank reference as stored in its index: `referenceKey` without blanks. SQLite folds the case of ASCII letters only;
 * the others are named. Queries must repeat it word for word. A change needs a migration of both indexes, in which
 * drizzle-kit wrongly quotes every part between commas.
 */
export const REFERENCE_IN_SQL = `${withoutBlanks(withFoldedLetters('reference'))} COLLATE NOCASE`;

function withFoldedLetters(expression: string): string {
  return FOLDED_LETTERS.reduce(
    (inner, letter) => `replace(${inner}, '${letter}', '${letter.toUpperCase()}')`,
    expression,
  );
}

function withoutBlanks(expression: string): string {
  return BLANKS.reduce((inner, blank) => `replace(${inner}, char(${blank.charCodeAt(0)}), '')`, expression);
}
