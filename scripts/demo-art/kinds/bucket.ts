import { mix, shade, tint } from '../colour.ts';
import { type FlavourName, flavours } from '../flavours.ts';
import { type Ink, turned } from '../ink.ts';
import { roundel, wording } from '../label.ts';
import { band, collar, type Frustum, mouth, wall } from '../round.ts';
import { castShadow, type Picture, productPicture } from '../stage.ts';
import { circle, ellipse, group, line, place } from '../svg.ts';

const pail: Frustum = { cx: 600, topY: 262, bottomY: 742, topR: 236, bottomR: 196, flatness: 0.27 };

function swirl(ink: Ink, colour: string): string {
  const { cx, topY } = pail;
  const rings = [
    [0, 8, 205, 0.95],
    [-8, -8, 150, 1],
    [-12, -22, 98, 1],
    [-10, -34, 52, 1],
  ] as const;
  const lobes = rings.map(([dx, dy, rx]) => {
    const fill = ink.radial([
      [0, tint(colour, 0.5)],
      [0.45, tint(colour, 0.08)],
      [1, shade(colour, 0.2)],
    ]);
    return ellipse(cx + dx, topY + dy, rx, rx * 0.3 + 8, fill);
  });
  const tip = line(
    `M${cx - 26},${topY - 40} C${cx - 14},${topY - 62} ${cx + 8},${topY - 66} ${cx + 22},${topY - 84}`,
    tint(colour, 0.2),
    15,
  );
  return group({}, ...lobes, tip);
}

function handle(): string {
  const { cx, topY, topR } = pail;
  const left = cx - topR - 4;
  const right = cx + topR + 4;
  const y = topY + 44;
  return group(
    {},
    line(`M${left},${y} C${left + 20},${y + 150} ${right - 20},${y + 150} ${right},${y}`, '#B9B2A8', 9),
    line(
      `M${left},${y - 2} C${left + 20},${y + 146} ${right - 20},${y + 146} ${right},${y - 2}`,
      '#F4F0E9',
      4,
    ),
    line(`M${cx - 52},${y + 112} Q${cx},${y + 118} ${cx + 52},${y + 112}`, '#E6DFD3', 24),
    line(`M${cx - 50},${y + 107} Q${cx},${y + 113} ${cx + 50},${y + 107}`, '#FFFDF8', 9),
    circle(left, y, 13, '#D9D1C5'),
    circle(right, y, 13, '#BDB4A7'),
  );
}

/** An open 6–25 kg pail of filling. */
export function drawBucket(name: FlavourName): Picture {
  const flavour = flavours[name];
  return productPicture(mix(flavour.print, flavour.colour, 0.4), (ink) => {
    const white = '#FBF7F0';
    return group(
      {},
      castShadow(ink, 610, 770, 240, 78),
      wall(ink, pail, white),
      band(ink, pail, 440, 716, flavour.print),
      band(ink, pail, 430, 442, tint(flavour.colour, 0.3)),
      wording(600, 690, 150, tint(flavour.print, 0.85)),
      roundel(ink, flavour, 600, 580, 104),
      collar(ink, pail, 296, 26, 6, white),
      collar(ink, pail, 256, 26, 10, white),
      mouth(ink, { ...pail, topY: 256, topR: 246 }, white, turned(ink, flavour.colour), 0.05),
      swirl(ink, flavour.colour),
      handle(),
      castShadow(ink, 905, 782, 72, 24, 0.8),
      place(905, 728, 1.35, 8, flavour.ingredient(ink)),
      castShadow(ink, 318, 806, 60, 20, 0.8),
      place(318, 762, 1.1, -14, flavour.ingredient(ink)),
    );
  });
}
