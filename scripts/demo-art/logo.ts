import { mark } from './label.ts';
import { circle, el, group, line, num, rect } from './svg.ts';

interface Colours {
  letters: string;
  mark: string;
  drop: string;
}

/** The letters after the F, piped in the same line as the mark; x is where the first stroke stands. */
function letters(x: number, colour: string): string {
  const width = 21;
  const stroke = (d: string) => line(d, colour, width);
  const u = x;
  const r = u + 84;
  const n = r + 64;
  const i = n + 82;
  const z = i + 36;
  const o = z + 78;
  return group(
    {},
    stroke(`M${u},-9 V16 a23,23 0 0 0 46,0 M${u + 46},-9 V39`),
    stroke(`M${r},-9 V39 M${r},14 C${r},-2 ${r + 12},-10 ${r + 30},-9`),
    stroke(`M${n},-9 V39 M${n},14 a23,23 0 0 1 46,0 V39`),
    stroke(`M${i},-9 V39`),
    stroke(`M${z},-9 H${z + 40} L${z},39 H${z + 42}`),
    circle(o + 25, 15, 24.5, 'none', { stroke: colour, 'stroke-width': width }),
    circle(i, -39, 12.5, colour),
  );
}

export const wordmarkWidth = 540;

/** Mark and name in one line, 100 units high, its left edge at the origin. */
export function wordmark(colours: Colours): string {
  return group(
    { transform: 'translate(56 62)' },
    mark(0, 0, 100, colours.mark, colours.drop),
    letters(68, colours.letters),
  );
}

function standalone(width: number, height: number, title: string, ...body: readonly string[]): string {
  return `${el('svg', { xmlns: 'http://www.w3.org/2000/svg', width, height, viewBox: `0 0 ${num(width)} ${num(height)}`, role: 'img', 'aria-label': title }, ...body)}\n`;
}

export function wordmarkDocument(colours: Colours): string {
  return standalone(wordmarkWidth, 124, 'Furnizo', wordmark(colours));
}

export function markDocument(colours: Omit<Colours, 'letters'>): string {
  return standalone(100, 112, 'Furnizo', mark(50, 56, 96, colours.mark, colours.drop));
}

/** The app icon; `reach` is how much of the square the mark takes, `corner` its rounding in parts of the side. */
export function iconDocument(
  side: number,
  reach: number,
  corner: number,
  ground: string,
  colours: Omit<Colours, 'letters'>,
): string {
  return standalone(
    side,
    side,
    'Furnizo',
    rect(0, 0, side, side, ground, { rx: side * corner }),
    mark(side * 0.495, side * 0.5, side * reach, colours.mark, colours.drop),
  );
}
