import { mix, palette, shade, tint } from '../colour.ts';
import { sprinkleSticks } from '../cream.ts';
import { type Ink, rounded, turned } from '../ink.ts';
import { randomFrom } from '../random.ts';
import { collar, type Frustum, wallPath } from '../round.ts';
import { castShadow, type Picture, productPicture } from '../stage.ts';
import { circle, ellipse, group, line, num, path, place } from '../svg.ts';

type Colours = readonly [string, ...string[]];
export type Grain = 'sticks' | 'pearls' | 'curls';

const glass: Frustum = { cx: 500, topY: 300, bottomY: 744, topR: 168, bottomR: 168, flatness: 0.2 };

function grains(
  ink: Ink,
  kind: Grain,
  seed: string,
  spots: readonly (readonly [number, number])[],
  colours: Colours,
): string {
  const random = randomFrom(seed);
  return group(
    {},
    ...spots.map(([x, y]) => {
      const colour = colours[Math.floor(random() * colours.length)] ?? colours[0];
      const turn = random() * 180;
      if (kind === 'pearls') return circle(x, y, 12 + random() * 5, rounded(ink, colour));
      if (kind === 'sticks') {
        return place(
          x,
          y,
          1,
          turn,
          line('M-13,0 H13', shade(colour, 0.16), 10),
          line('M-12,-1.5 H11', tint(colour, 0.12), 6),
        );
      }
      return place(
        x,
        y,
        1,
        turn,
        path('M-22,6 C-14,-14 12,-16 22,-2 C12,-6 -8,-4 -14,10Z', tint(colour, random() * 0.22)),
        path('M-14,10 C-8,-4 12,-6 22,-2 C12,4 -2,4 -14,10Z', shade(colour, 0.25)),
      );
    }),
  );
}

function jarSpots(seed: string, kind: Grain): (readonly [number, number])[] {
  const random = randomFrom(`${seed}-spots`);
  const gap = kind === 'pearls' ? 26 : 29;
  const spots: (readonly [number, number])[] = [];
  for (let y = 372; y < 776; y += gap) {
    for (let x = 346; x < 660; x += gap) spots.push([x + (random() - 0.5) * 16, y + (random() - 0.5) * 16]);
  }
  return spots;
}

function heapSpots(seed: string): (readonly [number, number])[] {
  const random = randomFrom(`${seed}-heap`);
  const spots: (readonly [number, number])[] = [];
  for (let row = 4; row >= 0; row--) {
    const span = 330 - row * 62;
    for (let x = -span / 2; x <= span / 2; x += 26) {
      spots.push([850 + x + (random() - 0.5) * 14, 786 - row * 21 + (random() - 0.5) * 12]);
    }
  }
  return [...spots, [664, 812], [700, 826], [1030, 806], [1062, 792], [980, 830]];
}

/** A screw-top jar of sprinkles, pearls or curls, with a heap of them in front. */
export function drawSprinkles(seed: string, kind: Grain, colours: Colours, lid: string): Picture {
  return productPicture(lid, (ink) => {
    const inside = ink.clip(path(wallPath({ ...glass, topR: 158, bottomR: 160 }, 366, 738), '#000'));
    const sheen = ink.linear([
      [0, shade('#BFD3DA', 0.3), 0.45],
      [0.08, '#FFFFFF', 0.1],
      [0.16, '#FFFFFF', 0.55],
      [0.26, '#FFFFFF', 0.08],
      [0.8, '#FFFFFF', 0.02],
      [0.93, shade('#8A6A55', 0.2), 0.25],
      [1, shade('#8A6A55', 0.4), 0.4],
    ]);
    const base = colours.length > 2 ? mix(colours[0], palette.cream, 0.5) : shade(colours[0], 0.18);
    return group(
      {},
      castShadow(ink, 510, 770, 178, 56),
      path(wallPath(glass, 300, 744), '#EEF3F3', { opacity: 0.75 }),
      group(
        { 'clip-path': inside },
        path(wallPath(glass, 300, 744), base),
        grains(ink, kind, seed, jarSpots(seed, kind), colours),
      ),
      path(wallPath(glass, 300, 744), sheen),
      collar(ink, glass, 216, 96, 12, lid),
      ellipse(500, 216, 180, 36, turned(ink, tint(lid, 0.3))),
      ellipse(494, 213, 148, 27, tint(lid, 0.42), { opacity: 0.6 }),
      ...Array.from({ length: 17 }, (_, i) => {
        const t = ((i - 8) / 8.6) * Math.PI * 0.5;
        const x = 500 + Math.sin(t) * 180;
        const y = 228 + Math.cos(t) * 36;
        return line(`M${num(x)},${num(y)} v66`, shade(lid, 0.35), 2.5, { opacity: 0.35 });
      }),
      castShadow(ink, 856, 806, 190, 44),
      grains(ink, kind, `${seed}-2`, heapSpots(seed), colours),
    );
  });
}

/** Birthday candles burning in a row; each is striped in its own colour. */
export function drawCandles(colours: Colours): Picture {
  return productPicture(colours[0], (ink) => {
    const candles = Array.from({ length: 7 }, (_, i) => {
      const colour = colours[i % colours.length] ?? colours[0];
      const x = 330 + i * 100;
      const top = 350 + Math.abs(i - 3) * 20;
      const base = 776 + (i % 2) * 18;
      const body = `M${x - 22},${top} V${base} A22,8 0 0 0 ${x + 22},${base} V${top}Z`;
      const stripes = Array.from({ length: 9 }, (_, k) =>
        line(`M${x - 30},${top + 50 + k * 56} L${x + 30},${top + 14 + k * 56}`, '#FFFFFF', 12, {
          opacity: 0.75,
        }),
      );
      return group(
        {},
        castShadow(ink, x + 6, base + 6, 38, 14),
        path(body, colour),
        group({ 'clip-path': ink.clip(path(body, '#000')) }, ...stripes),
        path(
          body,
          ink.linear([
            [0, palette.cocoa, 0.22],
            [0.3, '#FFFFFF', 0.3],
            [0.55, '#FFFFFF', 0],
            [1, palette.cocoa, 0.34],
          ]),
        ),
        ellipse(x, top, 22, 8, tint(colour, 0.5)),
        flame(ink, x, top),
      );
    });
    return group({}, ...candles);
  });
}

function flame(ink: Ink, x: number, top: number): string {
  const glow = ink.radial(
    [
      [0, '#FFD98A', 0.75],
      [1, '#FFD98A', 0],
    ],
    { cx: 0.5, cy: 0.5, r: 0.5 },
  );
  const fire = ink.linear(
    [
      [0, '#F08A24'],
      [0.55, '#FBC54A'],
      [1, '#FFF3C4'],
    ],
    'down',
  );
  return group(
    {},
    circle(x, top - 60, 82, glow),
    line(`M${x},${top} v-22`, palette.cocoa, 4),
    path(
      `M${x},${top - 112} C${x + 12},${top - 80} ${x + 26},${top - 62} ${x + 22},${top - 38} C${x + 18},${top - 14} ${x - 18},${top - 14} ${x - 22},${top - 38} C${x - 25},${top - 60} ${x - 6},${top - 78} ${x},${top - 112}Z`,
      fire,
    ),
    ellipse(x, top - 32, 9, 15, '#FFFBEA'),
  );
}

/** A small iced cake with a 1 and an 8 of wax on it. */
export function drawNumberCandle(colour: string): Picture {
  const cake: Frustum = { cx: 640, topY: 590, bottomY: 756, topR: 250, bottomR: 250, flatness: 0.24 };
  return productPicture(colour, (ink) => {
    const digit = (d: string, x: number, y: number, paint: string) =>
      place(
        x,
        y,
        1,
        0,
        line(d, shade(paint, 0.32), 60, { transform: 'translate(8 6)' }),
        line(d, paint, 60),
        line(d, tint(paint, 0.55), 9, { transform: 'translate(-13 -10)', opacity: 0.85 }),
      );
    const icing = tint(mix(colour, '#FFF6E6', 0.72), 0.2);
    const drip =
      'M-252,0 C-250,46 -226,84 -206,70 C-190,58 -186,112 -160,114 C-136,116 -134,84 -112,84 C-88,84 -88,138 -60,138 C-34,138 -32,92 -8,92 C16,92 18,124 44,124 C70,124 70,84 96,84 C120,84 122,116 148,108 C172,100 170,62 194,66 C222,70 250,44 252,0Z';
    return group(
      {},
      castShadow(ink, 650, 800, 272, 78),
      path(wallPath(cake, 590, 756), turned(ink, '#E8B978')),
      path(wallPath(cake, 668, 690), turned(ink, colour)),
      place(640, 590, 1, 0, path(drip, turned(ink, icing))),
      ellipse(640, 590, 252, 61, turned(ink, tint(icing, 0.3))),
      ellipse(632, 586, 214, 48, tint(icing, 0.5), { opacity: 0.6 }),
      digit('M-44,-190 L6,-230 V-10', 560, 586, colour),
      digit(
        'M0,-232 C-66,-232 -60,-132 0,-128 C66,-124 66,-14 0,-14 C-66,-14 -66,-124 0,-128 C60,-132 66,-232 0,-232Z',
        722,
        590,
        palette.gold,
      ),
      place(566, 326, 0.92, 0, flame(ink, 0, 0)),
      place(722, 326, 0.92, 0, flame(ink, 0, 0)),
      sprinkleSticks(
        `number${colour}`,
        { cx: 640, cy: 604, rx: 210, ry: 34 },
        30,
        [colour, palette.gold, '#6EC1E4', '#8DB740'],
        14,
        7,
      ),
    );
  });
}
