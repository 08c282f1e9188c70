import { mix, palette, shade, tint } from './colour.ts';
import type { Flavour } from './flavours.ts';
import type { Ink } from './ink.ts';
import { circle, group, line, path, place, rect } from './svg.ts';

/** Bars that stand for words: a picture of a label has no language. */
export function wording(cx: number, y: number, width: number, colour: string, lines = 2): string {
  const bars = Array.from({ length: lines }, (_, i) => {
    const w = i === 0 ? width : width * 0.62;
    return rect(cx - w / 2, y + i * 26, w, i === 0 ? 16 : 11, colour, { rx: 8, opacity: i === 0 ? 1 : 0.75 });
  });
  return group({}, ...bars);
}

/** A white roundel with the ingredient in it. */
export function roundel(ink: Ink, flavour: Flavour, cx: number, cy: number, r: number): string {
  const ground = ink.linear(
    [
      [0, palette.white],
      [1, tint(mix(palette.creamDeep, flavour.colour, 0.2), 0.3)],
    ],
    'diagonal',
  );
  return (
    circle(cx, cy, r, shade(flavour.print, 0.1)) +
    circle(cx, cy, r * 0.94, ground) +
    place(cx, cy, (r / 100) * 1.22, 0, flavour.ingredient(ink))
  );
}

/** The shop's mark: an F bent like a piped line, and the drop that falls from it. */
export function mark(cx: number, cy: number, size: number, colour: string, drop = colour): string {
  const stroke = { 'stroke-linejoin': 'round' } as const;
  return place(
    cx,
    cy,
    size / 100,
    0,
    line('M-27,38 V-10 Q-27,-36 -1,-36 H33', colour, 25, stroke),
    line('M-25,4 H13', colour, 25, stroke),
    path('M31,8 C37,20 44,27 44,36 C44,44 38,50 31,50 C24,50 18,44 18,36 C18,27 25,20 31,8Z', drop),
  );
}
