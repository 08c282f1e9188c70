import { mix, shade, tint } from '../colour.ts';
import { doughnut } from '../cream.ts';
import { type FlavourName, flavours } from '../flavours.ts';
import { type Ink, turned } from '../ink.ts';
import { roundel, wording } from '../label.ts';
import { band, collar, type Frustum, mouth, wall } from '../round.ts';
import { castShadow, type Picture, productPicture } from '../stage.ts';
import { ellipse, group, line, path, place } from '../svg.ts';

function squeezeBottle(ink: Ink, name: FlavourName): string {
  const flavour = flavours[name];
  const sauce = flavour.colour;
  const body =
    'M330,400 C330,330 392,306 404,262 L536,262 C548,306 610,330 610,400 L604,756 Q600,786 560,792 Q470,804 380,792 Q340,786 336,756Z';
  const label: Frustum = { cx: 470, topY: 430, bottomY: 700, topR: 140, bottomR: 136, flatness: 0.14 };
  return group(
    {},
    path(body, turned(ink, sauce)),
    path(
      'M352,410 C352,352 400,330 412,290 L432,290 C424,340 384,360 384,414 L386,740 Q360,734 356,720Z',
      '#FFFFFF',
      { opacity: 0.28 },
    ),
    band(ink, label, 430, 700, '#FCF8F0'),
    band(ink, label, 612, 700, flavour.print),
    roundel(ink, flavour, 470, 536, 88),
    wording(470, 650, 130, tint(flavour.print, 0.85)),
    path('M398,228 H542 L546,268 Q470,284 394,268Z', turned(ink, flavour.print)),
    path(
      'M436,232 L456,96 Q470,84 484,96 L504,232 Q470,244 436,232Z',
      turned(ink, tint(flavour.print, 0.12)),
    ),
    path('M458,98 L460,84 Q470,76 480,84 L482,98Z', sauce),
  );
}

/** A squeeze bottle of sauce with a doughnut it has iced. */
export function drawGlazeBottle(name: FlavourName): Picture {
  const flavour = flavours[name];
  return productPicture(mix(flavour.print, flavour.colour, 0.5), (ink) =>
    group(
      {},
      castShadow(ink, 480, 792, 150, 50),
      squeezeBottle(ink, name),
      castShadow(ink, 800, 756, 190, 66),
      doughnut(ink, 790, 690, 176, flavour.colour),
    ),
  );
}

const jar: Frustum = { cx: 392, topY: 330, bottomY: 680, topR: 150, bottomR: 128, flatness: 0.26 };

function dome(ink: Ink, colour: string): string {
  const glaze = ink.radial(
    [
      [0, tint(colour, 0.42)],
      [0.3, tint(colour, 0.06)],
      [0.72, shade(colour, 0.16)],
      [1, shade(colour, 0.4)],
    ],
    { cx: 0.34, cy: 0.22, r: 0.95 },
  );
  const drip =
    'M-210,40 C-214,-130 -110,-218 0,-218 C110,-218 214,-130 210,40 C210,66 186,70 178,92 C172,112 146,110 140,88 C134,72 112,80 104,104 C96,130 64,128 58,104 C52,84 30,86 22,112 C12,138 -20,136 -28,110 C-34,90 -58,86 -66,106 C-76,128 -104,124 -110,98 C-116,78 -138,76 -146,92 C-156,108 -176,104 -180,82 C-186,62 -208,66 -210,40Z';
  return group(
    {},
    ellipse(0, 96, 262, 66, turned(ink, '#E3B04B')),
    ellipse(
      0,
      88,
      262,
      64,
      ink.linear(
        [
          [0, '#FBE6AE'],
          [0.5, '#F0CB74'],
          [1, '#C98F2E'],
        ],
        'diagonal',
      ),
    ),
    path(drip, glaze),
    path(
      'M-150,-40 C-140,-124 -84,-172 -18,-184 C-70,-150 -108,-104 -116,-30 C-122,-8 -152,-14 -150,-40Z',
      '#FFFFFF',
      { opacity: 0.5, filter: ink.blur(2) },
    ),
    line('M172,-6 C166,-64 140,-110 104,-140', '#FFFFFF', 9, { opacity: 0.26, filter: ink.blur(2) }),
  );
}

/** A tub of mirror glaze with a cake that shines with it. */
export function drawMirrorGlaze(name: FlavourName): Picture {
  const flavour = flavours[name];
  const white = '#FBF7F0';
  return productPicture(mix(flavour.print, flavour.colour, 0.5), (ink) =>
    group(
      {},
      castShadow(ink, 400, 706, 160, 54),
      wall(ink, jar, white),
      band(ink, jar, 420, 650, flavour.print),
      roundel(ink, flavour, 352, 530, 74),
      wording(352, 622, 96, tint(flavour.print, 0.85), 1),
      collar(ink, jar, 322, 30, 8, white),
      mouth(ink, { ...jar, topY: 322, topR: 158 }, white, turned(ink, flavour.colour), 0.06),
      castShadow(ink, 770, 752, 268, 84),
      place(
        756,
        650,
        1.06,
        0,
        dome(ink, flavour.colour),
        place(10, -222, 0.85, -12, flavour.ingredient(ink)),
      ),
    ),
  );
}
