import { mix, palette, shade } from './colour.ts';
import { createInk, type Ink } from './ink.ts';
import { circle, el, ellipse, group, rect } from './svg.ts';

export const pictureWidth = 1260;
export const pictureHeight = 945;

/** The cream backdrop with one soft disc in the product's own colour that all product pictures share. */
function backdrop(ink: Ink, accent: string): string {
  const wall = ink.linear(
    [
      [0, '#FFFCF6'],
      [0.55, palette.cream],
      [1, '#F4E8D7'],
    ],
    'diagonal',
  );
  const soft = mix(palette.cream, accent, 0.26);
  const disc = ink.linear(
    [
      [0, mix(palette.cream, accent, 0.12)],
      [1, soft],
    ],
    'diagonal',
  );
  return rect(0, 0, pictureWidth, pictureHeight, wall) + circle(630, 455, 385, disc);
}

/** What a thing throws on the table: a tight dark contact and a wide soft shade, drawn to the right of it. */
export function castShadow(ink: Ink, cx: number, cy: number, rx: number, ry: number, strength = 1): string {
  const wide = ink.radial(
    [
      [0, shade('#7A4A2B', 0.5), 0.42 * strength],
      [0.55, shade('#7A4A2B', 0.4), 0.22 * strength],
      [1, '#7A4A2B', 0],
    ],
    { cx: 0.5, cy: 0.5, r: 0.5 },
  );
  return (
    ellipse(cx + rx * 0.16, cy + ry * 0.1, rx * 1.32, ry * 1.25, wide) +
    ellipse(cx + rx * 0.03, cy, rx * 1.04, ry * 0.72, wide)
  );
}

/** A thing drawn on a table of 1260 × 945 units; `accent` is the colour it brings to the backdrop. */
export interface Picture {
  accent: string;
  draw(ink: Ink): string;
}

export function productPicture(accent: string, draw: (ink: Ink) => string): Picture {
  return { accent, draw };
}

/** The picture as a card of the shop shows it: backdrop, and the thing drawn a little larger in front. */
export function productDocument({ accent, draw }: Picture): string {
  const ink = createInk();
  const closer = { transform: 'translate(630 500) scale(1.08) translate(-630 -512)' };
  return svgDocument(pictureWidth, pictureHeight, ink, backdrop(ink, accent) + group(closer, draw(ink)));
}

export function svgDocument(width: number, height: number, ink: Ink, body: string): string {
  return el(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', width, height, viewBox: `0 0 ${width} ${height}` },
    el('defs', {}, ink.definitions()),
    body,
  );
}
