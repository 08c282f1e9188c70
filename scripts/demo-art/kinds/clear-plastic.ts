import { palette, shade, tint } from '../colour.ts';
import { type Ink, rounded, turned } from '../ink.ts';
import { mark } from '../label.ts';
import { collar, type Frustum, wallPath } from '../round.ts';
import { castShadow, type Picture, productPicture } from '../stage.ts';
import { circle, ellipse, group, path, place } from '../svg.ts';

export const aqua = '#7FA9B5';

/** The shine of clear plastic over whatever stands behind it. */
export function clear(ink: Ink): string {
  return ink.linear([
    [0, shade(aqua, 0.2), 0.42],
    [0.07, '#FFFFFF', 0.3],
    [0.16, '#FFFFFF', 0.62],
    [0.27, '#FFFFFF', 0.1],
    [0.8, '#FFFFFF', 0.05],
    [0.92, '#FFFFFF', 0.3],
    [1, shade(aqua, 0.3), 0.42],
  ]);
}

/** Round deli tubs with soup, one closed. */
export function drawDeliTub(content: string): Picture {
  return productPicture(content, (ink) => {
    const tub = (cx: number, topY: number, height: number, closed: boolean) => {
      const shape: Frustum = { cx, topY, bottomY: topY + height, topR: 196, bottomR: 164, flatness: 0.25 };
      return group(
        {},
        castShadow(ink, cx + 8, topY + height + 16, 184, 62),
        path(wallPath(shape, topY, topY + height), '#FFFFFF', { opacity: 0.55 }),
        path(
          wallPath({ ...shape, topR: 190, bottomR: 160 }, topY + 50, topY + height - 8),
          turned(ink, content),
        ),
        ellipse(cx, topY + 50, 184, 44, turned(ink, tint(content, 0.25))),
        ...(closed
          ? []
          : [
              [-70, 44],
              [40, 36],
              [90, 56],
              [-10, 62],
            ].map(([dx, dy]) => circle(cx + (dx ?? 0), topY + (dy ?? 0), 12, palette.leaf))),
        path(wallPath(shape, topY, topY + height), clear(ink)),
        closed
          ? collar(ink, shape, topY - 24, 40, 10, '#EAF1F2') +
              ellipse(cx, topY - 24, 206, 51, turned(ink, '#F7FBFB')) +
              ellipse(cx, topY - 26, 168, 40, 'none', { stroke: shade('#EAF1F2', 0.12), 'stroke-width': 4 }) +
              place(cx, topY - 26, 0.5, 0, mark(0, 0, 100, shade('#EAF1F2', 0.2)))
          : ellipse(cx, topY, 198, 49, 'none', { stroke: '#FFFFFF', 'stroke-width': 9 }) +
              ellipse(cx, topY + 4, 198, 49, 'none', {
                stroke: shade(aqua, 0.1),
                'stroke-width': 2,
                opacity: 0.6,
              }),
      );
    };
    return group({}, tub(450, 370, 280, true), tub(810, 470, 260, false));
  });
}

/** Little sauce pots. */
export function drawSaucePots(colours: readonly [string, string, string]): Picture {
  return productPicture(colours[0], (ink) => {
    const pot = (cx: number, topY: number, colour: string, lid: boolean) => {
      const shape: Frustum = { cx, topY, bottomY: topY + 130, topR: 128, bottomR: 98, flatness: 0.32 };
      return group(
        {},
        castShadow(ink, cx + 6, topY + 146, 120, 44),
        path(wallPath({ ...shape, topR: 124, bottomR: 96 }, topY + 26, topY + 126), turned(ink, colour)),
        ellipse(cx, topY + 26, 119, 38, rounded(ink, tint(colour, 0.12))),
        path(wallPath(shape, topY, topY + 130), clear(ink)),
        lid
          ? ellipse(cx, topY - 4, 138, 44, '#FFFFFF', { opacity: 0.62 }) +
              ellipse(cx, topY - 6, 108, 33, 'none', { stroke: '#FFFFFF', 'stroke-width': 5 })
          : '',
        ellipse(cx, topY, 132, 42, 'none', { stroke: '#FFFFFF', 'stroke-width': 9 }),
        ellipse(cx, topY + 5, 132, 42, 'none', {
          stroke: shade(aqua, 0.12),
          'stroke-width': 2.5,
          opacity: 0.6,
        }),
      );
    };
    return group(
      {},
      pot(430, 400, colours[0], true),
      pot(790, 410, colours[1], false),
      pot(610, 600, colours[2], false),
    );
  });
}

/** Bottles for juice and cold coffee. */
export function drawBottles(colours: readonly [string, string, string]): Picture {
  return productPicture(colours[1], (ink) =>
    group(
      {},
      ...colours.map((colour, i) => {
        const x = 400 + i * 226;
        const base = 770 + (i === 1 ? 34 : 0);
        const body = (r: number, top: number) =>
          `M${x - r},${top + 130} C${x - r},${top + 60} ${x - 40},${top + 50} ${x - 36},${top} H${x + 36} C${x + 40},${top + 50} ${x + r},${top + 60} ${x + r},${top + 130} V${base - 20} A${r},22 0 0 1 ${x - r},${base - 20}Z`;
        return group(
          {},
          castShadow(ink, x + 6, base, 100, 34),
          path(body(92, base - 520), '#FFFFFF', { opacity: 0.6 }),
          group(
            { 'clip-path': ink.clip(path(body(87, base - 516), '#000')) },
            path(`M${x - 100},${base - 440} H${x + 100} V${base} H${x - 100}Z`, turned(ink, colour)),
            ellipse(x, base - 440, 76, 12, tint(colour, 0.4)),
          ),
          path(body(92, base - 520), clear(ink)),
          path(
            `M${x - 92},${base - 290} A92,14 0 0 0 ${x + 92},${base - 290} V${base - 120} A92,14 0 0 1 ${x - 92},${base - 120}Z`,
            turned(ink, '#FCF8F0'),
          ),
          mark(x, base - 192, 74, shade(colour, 0.2)),
          path(
            `M${x - 44},${base - 566} V${base - 514} A44,9 0 0 0 ${x + 44},${base - 514} V${base - 566}Z`,
            turned(ink, shade(colour, 0.25)),
          ),
          ellipse(x, base - 566, 44, 9, turned(ink, tint(colour, 0.2))),
        );
      }),
    ),
  );
}

/** A pile of dessert plates. */
export function drawPlates(colour: string): Picture {
  return productPicture(aqua, (ink) =>
    group(
      {},
      castShadow(ink, 640, 700, 370, 140),
      ...Array.from({ length: 8 }, (_, i) => {
        const y = 690 - i * 26;
        return (
          ellipse(630, y + 9, 356, 130, shade(colour, 0.28)) + ellipse(630, y, 356, 130, turned(ink, colour))
        );
      }),
      ellipse(630, 508, 334, 119, 'none', { stroke: tint(colour, 0.6), 'stroke-width': 4 }),
      ellipse(630, 516, 244, 84, turned(ink, shade(colour, 0.08))),
      ellipse(630, 522, 232, 78, turned(ink, tint(colour, 0.2))),
    ),
  );
}
