import { palette, shade, tint } from '../colour.ts';
import { leaf } from '../fruit.ts';
import { type Ink, rounded, turned } from '../ink.ts';
import { type Frustum, wallPath } from '../round.ts';
import { castShadow, type Picture, productPicture } from '../stage.ts';
import { circle, ellipse, group, line, path, place, rect } from '../svg.ts';

type Colours = readonly [string, ...string[]];

function rose(ink: Ink, x: number, y: number, r: number, colour: string): string {
  const petals = [0, 60, 120, 180, 240, 300].map((turn) =>
    group(
      { transform: `rotate(${turn})` },
      path('M0,0 C-70,-20 -66,-100 0,-104 C66,-100 70,-20 0,0Z', rounded(ink, shade(colour, 0.06)), {
        stroke: shade(colour, 0.22),
        'stroke-width': 2,
      }),
    ),
  );
  const inner = [20, 92, 164, 236, 308].map((turn) =>
    group(
      { transform: `rotate(${turn})` },
      path('M0,0 C-50,-12 -46,-70 0,-74 C46,-70 50,-12 0,0Z', rounded(ink, tint(colour, 0.1)), {
        stroke: shade(colour, 0.2),
        'stroke-width': 2,
      }),
    ),
  );
  return place(
    x,
    y,
    r / 104,
    0,
    ...petals,
    ...inner,
    circle(0, 0, 36, rounded(ink, shade(colour, 0.08))),
    line('M-20,6 C-22,-16 12,-24 20,-4 C24,12 4,20 -4,8 C-8,0 2,-8 8,-2', shade(colour, 0.4), 4.5),
  );
}

/** Three sugar roses with leaves. */
export function drawSugarFlowers(colours: Colours): Picture {
  const colour = (i: number) => colours[i % colours.length] ?? colours[0];
  return productPicture(colours[0], (ink) =>
    group(
      {},
      castShadow(ink, 640, 770, 340, 90, 0.9),
      leaf(ink, 360, 690, 3, 160),
      leaf(ink, 900, 690, 3, 10),
      leaf(ink, 560, 340, 2.4, -118),
      leaf(ink, 740, 420, 2.6, -34),
      rose(ink, 470, 610, 170, colour(0)),
      rose(ink, 800, 620, 160, colour(1)),
      rose(ink, 634, 420, 178, colour(2)),
    ),
  );
}

function rollingPin(ink: Ink): string {
  const handle = ink.linear(
    [
      [0, '#E7B981'],
      [1, '#A96F3A'],
    ],
    'down',
  );
  const barrel = ink.linear(
    [
      [0, '#F3CFA0'],
      [0.45, '#DDA767'],
      [1, '#A8703A'],
    ],
    'down',
  );
  return group(
    {},
    rect(-230, -30, 460, 96, palette.cocoa, { rx: 48, opacity: 0.24, filter: ink.blur(16) }),
    rect(-330, -22, 660, 36, handle, { rx: 18 }),
    rect(-220, -52, 440, 96, barrel, { rx: 20 }),
    line('M-196,-34 H190', '#FFFFFF', 7, { opacity: 0.35 }),
  );
}

/** A block of sugar paste in film, a rolled-out sheet and a rolling pin. */
export function drawFondant(colour: string, backdrop: string): Picture {
  const disc: Frustum = { cx: 470, topY: 420, bottomY: 600, topR: 220, bottomR: 224, flatness: 0.3 };
  return productPicture(backdrop, (ink) =>
    group(
      {},
      castShadow(ink, 700, 740, 380, 84, 0.8),
      path(
        'M330,690 C430,600 860,560 1010,640 C1080,690 990,790 830,800 C640,812 330,800 330,690Z',
        shade(colour, 0.12),
      ),
      path(
        'M330,680 C430,590 860,550 1010,630 C1080,680 990,776 830,786 C640,798 330,788 330,680Z',
        ink.linear(
          [
            [0, tint(colour, 0.4)],
            [1, colour],
          ],
          'diagonal',
        ),
      ),
      castShadow(ink, 480, 640, 214, 60),
      path(wallPath(disc, 420, 600), turned(ink, colour)),
      ellipse(
        470,
        420,
        220,
        66,
        ink.linear(
          [
            [0, tint(colour, 0.55)],
            [1, tint(colour, 0.12)],
          ],
          'diagonal',
        ),
      ),
      path('M320,400 C380,376 470,370 520,378 C460,386 390,400 344,424Z', '#FFFFFF', { opacity: 0.5 }),
      place(860, 600, 1, 24, rollingPin(ink)),
    ),
  );
}

/** Dropper bottles of food colour in a row. */
export function drawFoodColours(colours: Colours): Picture {
  return productPicture(colours[0], (ink) =>
    group(
      {},
      ...colours.map((colour, i) => {
        const x = 630 + (i - (colours.length - 1) / 2) * 164;
        const y = 760 + (i % 2) * 40;
        return group(
          {},
          castShadow(ink, x + 4, y + 4, 76, 24),
          path(
            `M${x - 66},${y - 270} Q${x - 66},${y - 320} ${x - 28},${y - 338} H${x + 28} Q${x + 66},${y - 320} ${x + 66},${y - 270} V${y - 8} A66,17 0 0 1 ${x - 66},${y - 8}Z`,
            turned(ink, colour),
          ),
          path(
            `M${x - 66},${y - 210} A66,15 0 0 0 ${x + 66},${y - 210} V${y - 70} A66,15 0 0 1 ${x - 66},${y - 70}Z`,
            turned(ink, '#FCF8F0'),
          ),
          place(
            x,
            y - 122,
            0.72,
            0,
            path(
              'M0,-58 C24,-22 42,0 42,22 C42,46 22,58 0,58 C-22,58 -42,46 -42,22 C-42,0 -24,-22 0,-58Z',
              rounded(ink, colour),
            ),
          ),
          rect(x - 40, y - 404, 80, 70, turned(ink, '#3B241A'), { rx: 8 }),
          path(
            `M${x - 24},${y - 404} L${x - 12},${y - 470} H${x + 12} L${x + 24},${y - 404}Z`,
            turned(ink, '#5A3A2C'),
          ),
          circle(x - 40, y - 262, 6, '#FFFFFF', { opacity: 0.5 }),
        );
      }),
    ),
  );
}
