import { mix, tint } from '../colour.ts';
import { cone, scoop, sprinkleSticks } from '../cream.ts';
import { type FlavourName, flavours } from '../flavours.ts';
import { turned } from '../ink.ts';
import { roundel } from '../label.ts';
import { band, collar, type Frustum, mouth, wall } from '../round.ts';
import { castShadow, type Picture, productPicture } from '../stage.ts';
import { group, place } from '../svg.ts';

const cup: Frustum = { cx: 520, topY: 478, bottomY: 752, topR: 226, bottomR: 182, flatness: 0.24 };

/** A tub of ice-cream base under three scoops, and a cone. `flecks` are the pieces in it. */
export function drawIceCream(name: FlavourName, flecks?: string): Picture {
  const flavour = flavours[name];
  const { colour } = flavour;
  const specks = (cx: number, cy: number, r: number, seed: string) =>
    flecks === undefined
      ? ''
      : sprinkleSticks(
          `${name}${seed}`,
          { cx, cy, rx: r * 0.76, ry: r * 0.7 },
          14,
          [flecks],
          r * 0.13,
          r * 0.07,
        );
  const ball = (ink: Parameters<typeof scoop>[0], cx: number, cy: number, r: number, seed: string) =>
    scoop(ink, cx, cy, r, colour, `${name}${seed}`) + specks(cx, cy, r, seed);
  return productPicture(mix(flavour.print, colour, 0.55), (ink) =>
    group(
      {},
      castShadow(ink, 530, 776, 220, 72),
      wall(ink, cup, flavour.print),
      band(ink, cup, 700, 718, tint(flavour.print, 0.7)),
      roundel(ink, flavour, 520, 640, 84),
      mouth(ink, { ...cup, topY: 472, topR: 238 }, '#FBF7F0', turned(ink, colour), 0.05),
      ball(ink, 520, 314, 124, 'a'),
      ball(ink, 412, 396, 118, 'b'),
      ball(ink, 628, 396, 118, 'c'),
      collar(ink, cup, 480, 26, 12, '#FBF7F0'),
      castShadow(ink, 906, 800, 64, 20),
      place(0, 0, 1, 0, cone(ink, 900, 520, 800, 84), ball(ink, 900, 452, 104, 'd')),
      castShadow(ink, 246, 800, 66, 22, 0.8),
      place(246, 756, 1.15, -12, flavour.ingredient(ink)),
    ),
  );
}
