import { shade, tint } from './colour.ts';
import { type Ink, turned } from './ink.ts';
import { ellipse, num, path } from './svg.ts';

/** A cone stub seen from slightly above; `flatness` is how round its ellipses look (0 = from the side). */
export interface Frustum {
  cx: number;
  topY: number;
  bottomY: number;
  topR: number;
  bottomR: number;
  flatness: number;
}

export function radiusAt(shape: Frustum, y: number): number {
  const t = (y - shape.topY) / (shape.bottomY - shape.topY);
  return shape.topR + (shape.bottomR - shape.topR) * t;
}

/** The outline of the wall between two heights, with both edges curved like the body. */
export function wallPath(shape: Frustum, fromY: number, toY: number): string {
  const { cx, flatness } = shape;
  const upper = radiusAt(shape, fromY);
  const lower = radiusAt(shape, toY);
  return [
    `M${num(cx - upper)},${num(fromY)}`,
    `L${num(cx - lower)},${num(toY)}`,
    `A${num(lower)},${num(lower * flatness)} 0 0 0 ${num(cx + lower)},${num(toY)}`,
    `L${num(cx + upper)},${num(fromY)}`,
    `A${num(upper)},${num(upper * flatness)} 0 0 1 ${num(cx - upper)},${num(fromY)}Z`,
  ].join(' ');
}

export function wall(ink: Ink, shape: Frustum, colour: string): string {
  return path(wallPath(shape, shape.topY, shape.bottomY), turned(ink, colour));
}

/** A printed band around the body. */
export function band(ink: Ink, shape: Frustum, fromY: number, toY: number, colour: string): string {
  return path(wallPath(shape, fromY, toY), turned(ink, colour));
}

/** The open mouth: rim, inner wall and whatever is inside, given as the colour of its surface. */
export function mouth(ink: Ink, shape: Frustum, rimColour: string, inside: string, depth = 0.1): string {
  const { cx, topY, topR, flatness } = shape;
  const inner = topR * 0.93;
  const opening = ink.clip(ellipse(cx, topY, inner, inner * flatness, '#000'));
  const hollow = ink.linear([
    [0, shade(rimColour, 0.34)],
    [0.6, shade(rimColour, 0.16)],
    [1, tint(rimColour, 0.1)],
  ]);
  return (
    ellipse(cx, topY, topR, topR * flatness, turned(ink, tint(rimColour, 0.25))) +
    ellipse(cx, topY, inner, inner * flatness, hollow) +
    `<g clip-path="${opening}">${ellipse(cx, topY + topR * depth, inner, inner * flatness, inside)}</g>`
  );
}

/** A pail rim or a lid edge: a short straight band wider than the body. */
export function collar(
  ink: Ink,
  shape: Frustum,
  y: number,
  height: number,
  extra: number,
  colour: string,
): string {
  const r = radiusAt(shape, y) + extra;
  const ring: Frustum = {
    cx: shape.cx,
    topY: y,
    bottomY: y + height,
    topR: r,
    bottomR: r,
    flatness: shape.flatness,
  };
  return path(wallPath(ring, y, y + height), turned(ink, colour));
}
