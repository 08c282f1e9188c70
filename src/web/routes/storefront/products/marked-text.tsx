import { joinUnits } from '#shared/prices/units.ts';
import { foldText } from '#shared/text/fold.ts';
import classes from './product-card.module.css';

type MarkedTextProps = { readonly text: string; readonly term: string | undefined };

export function MarkedText({ text: bare, term }: MarkedTextProps) {
  const text = joinUnits(bare);
  const words = wordsOf(term);
  if (words.length === 0) return text;
  return splitAtWords(text, words).map(({ part, isMatch, start }) =>
    isMatch ? (
      <mark key={start} className={classes['mark']}>
        {part}
      </mark>
    ) : (
      part
    ),
  );
}

export function hasAllWords(text: string, term: string | undefined): boolean {
  const folded = foldText(text);
  return wordsOf(term).every((word) => folded.includes(word));
}

function wordsOf(term: string | undefined): string[] {
  return foldText(term ?? '')
    .split(' ')
    .filter((word) => word.length > 1);
}

type Piece = { readonly part: string; readonly isMatch: boolean; readonly start: number };

/** Folds letter by letter, so that offsets in the folded text are offsets in the original. */
function splitAtWords(text: string, words: readonly string[]): Piece[] {
  const letters = [...text];
  const folded = letters.map((letter) => foldText(letter).charAt(0) || ' ').join('');
  const isMarked = letters.map(() => false);
  for (const word of words) {
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + 1)) {
      isMarked.fill(true, at, at + word.length);
    }
  }
  const pieces: Piece[] = [];
  let start = 0;
  for (let end = 1; end <= letters.length; end += 1) {
    if (end < letters.length && isMarked[end] === isMarked[start]) continue;
    pieces.push({ part: letters.slice(start, end).join(''), isMatch: isMarked[start] === true, start });
    start = end;
  }
  return pieces;
}
