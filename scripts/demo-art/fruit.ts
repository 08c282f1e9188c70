import { palette, shade, tint } from './colour.ts';
import { type Ink, rounded } from './ink.ts';
import { circle, ellipse, group, line, path, place } from './svg.ts';

/** Every ingredient is drawn around the origin, some 50 units in radius, lit from the top left. */
export type Ingredient = (ink: Ink) => string;

function gleam(x: number, y: number, rx: number, ry: number, turn = -30, opacity = 0.55): string {
  return ellipse(0, 0, rx, ry, '#FFFFFF', { opacity, transform: `translate(${x} ${y}) rotate(${turn})` });
}

export function leaf(ink: Ink, x: number, y: number, scale: number, turn: number): string {
  const fill = ink.linear(
    [
      [0, tint(palette.leaf, 0.25)],
      [1, shade(palette.leaf, 0.18)],
    ],
    'diagonal',
  );
  return place(
    x,
    y,
    scale,
    turn,
    path('M0,0 C14,-26 46,-30 66,-6 C48,14 16,16 0,0Z', fill),
    line('M4,-1 C22,-8 42,-9 60,-6', tint(palette.leaf, 0.5), 2, { opacity: 0.7 }),
  );
}

export const strawberry: Ingredient = (ink) => {
  const seeds = [
    [-26, -8],
    [-6, -14],
    [16, -12],
    [30, 2],
    [-16, 8],
    [6, 6],
    [20, 18],
    [-6, 26],
    [8, 36],
    [-28, 8],
  ] as const;
  return group(
    {},
    path(
      'M0,58 C-34,46 -58,4 -44,-22 C-36,-40 -12,-40 0,-32 C12,-40 36,-40 44,-22 C58,4 34,46 0,58Z',
      rounded(ink, '#E23D4E'),
    ),
    ...seeds.map(([x, y]) => ellipse(x, y, 2.4, 4, '#FBD98A')),
    gleam(-24, -18, 8, 14, 30, 0.4),
    leaf(ink, 0, -32, 0.62, 10),
    leaf(ink, 0, -32, 0.62, 170),
    leaf(ink, 0, -33, 0.5, -50),
    leaf(ink, 0, -33, 0.5, -120),
    line('M0,-34 C2,-46 8,-52 14,-54', palette.leaf, 5),
  );
};

export const raspberry: Ingredient = (ink) => {
  const beads: string[] = [];
  const rows = [
    [-24, 4, 17],
    [-2, 5, 16],
    [20, 4, 14],
    [38, 3, 12],
    [52, 1, 11],
  ] as const;
  for (const [y, count, r] of rows) {
    for (let i = 0; i < count; i++) {
      beads.push(circle((i - (count - 1) / 2) * r * 1.32, y, r, rounded(ink, '#CF2F5B')));
    }
  }
  return group(
    {},
    path('M-46,-22 C-46,20 -18,58 0,60 C18,58 46,20 46,-22Z', '#A81E46'),
    ...beads,
    leaf(ink, 0, -34, 0.6, 15),
    leaf(ink, 0, -34, 0.6, 165),
    leaf(ink, 0, -36, 0.45, -80),
  );
};

export const cherry: Ingredient = (ink) =>
  group(
    {},
    line('M-24,4 C-18,-34 6,-58 28,-70', shade(palette.leaf, 0.25), 4.5),
    line('M30,10 C34,-20 32,-46 28,-70', shade(palette.leaf, 0.25), 4.5),
    leaf(ink, 28, -68, 0.8, 165),
    circle(-26, 28, 33, rounded(ink, '#A8182F')),
    gleam(-38, 14, 6, 11, 35),
    circle(34, 34, 30, rounded(ink, '#A8182F')),
    gleam(23, 22, 5, 10, 35),
  );

export const blueberry: Ingredient = (ink) => {
  const berry = (x: number, y: number, r: number) =>
    circle(x, y, r, rounded(ink, '#46528F')) +
    path('M-11,0 L-6,-5 L0,-11 L6,-5 L11,0 L6,5 L0,9 L-6,5Z', '#2E3767', {
      transform: `translate(${x + r * 0.1} ${y - r * 0.35}) scale(${r / 34} ${r / 46})`,
    }) +
    gleam(x - r * 0.42, y - r * 0.3, r * 0.13, r * 0.26, 35, 0.5);
  return group({}, leaf(ink, 4, -26, 0.8, -25), berry(-28, 18, 32), berry(30, 24, 29), berry(2, -16, 30));
};

export const apricot: Ingredient = (ink) =>
  group(
    {},
    leaf(ink, 4, -44, 0.9, -18),
    circle(0, 6, 50, rounded(ink, '#F29A3B')),
    ellipse(22, 24, 26, 24, '#E4603A', { opacity: 0.22 }),
    line('M0,-42 C-20,-18 -18,26 4,54', shade('#F29A3B', 0.22), 4, { opacity: 0.7 }),
    line('M0,-42 C2,-50 8,-54 12,-55', shade(palette.leaf, 0.4), 6),
    gleam(-28, -14, 8, 14, 35, 0.5),
  );

function citrusWheel(ink: Ink, colour: string, flesh: string, x: number, y: number, r: number): string {
  const segments = Array.from({ length: 9 }, (_, i) =>
    path(`M0,${-r * 0.1} L${-r * 0.25},${-r * 0.66} Q0,${-r * 0.84} ${r * 0.25},${-r * 0.66}Z`, flesh, {
      transform: `rotate(${i * 40})`,
      'stroke-linejoin': 'round',
      stroke: flesh,
      'stroke-width': r * 0.05,
    }),
  );
  return place(
    x,
    y,
    1,
    8,
    circle(0, 0, r, rounded(ink, colour)),
    circle(0, 0, r * 0.87, tint(colour, 0.86)),
    ...segments,
  );
}

export const lemon: Ingredient = (ink) =>
  group(
    {},
    path(
      'M-62,-8 C-54,-40 -10,-52 24,-34 C34,-30 42,-30 48,-24 C56,-18 52,-10 50,-4 C46,36 -6,52 -40,32 C-54,24 -66,8 -62,-8Z',
      rounded(ink, '#F6CF2E'),
      { transform: 'translate(-8 -14)' },
    ),
    gleam(-38, -28, 8, 16, 55, 0.5),
    citrusWheel(ink, '#F3C623', '#FBE36E', 34, 30, 38),
  );

export const orange: Ingredient = (ink) =>
  group(
    {},
    leaf(ink, -14, -50, 0.8, -20),
    circle(-14, -4, 48, rounded(ink, '#F28A1E')),
    gleam(-36, -24, 8, 14, 40, 0.45),
    citrusWheel(ink, '#EF7F14', '#FBB040', 34, 30, 38),
  );

export const apple: Ingredient = (ink) =>
  group(
    {},
    line('M2,-30 C2,-44 8,-54 16,-60', shade('#7A4A2B', 0.2), 6),
    leaf(ink, 6, -40, 0.75, -12),
    path(
      'M0,-30 C-20,-48 -56,-36 -54,6 C-52,40 -26,60 -8,54 C-2,52 4,52 10,54 C28,60 54,38 54,4 C54,-36 20,-48 0,-30Z',
      rounded(ink, '#8DB740'),
    ),
    ellipse(26, 18, 24, 30, '#E2624A', { opacity: 0.25 }),
    gleam(-30, -10, 8, 16, 25, 0.5),
  );

export const banana: Ingredient = (ink) => {
  const skin = ink.linear(
    [
      [0, '#FCE68A'],
      [0.5, '#F7D046'],
      [1, '#DDA52B'],
    ],
    'down',
  );
  const one = 'M-62,-26 C-50,26 2,50 58,22 C64,18 64,8 56,8 C16,18 -22,2 -44,-34 C-50,-42 -64,-38 -62,-26Z';
  return group(
    {},
    path(one, shade('#EBBB36', 0.08), { transform: 'translate(4 -20) rotate(-10)' }),
    path(one, skin),
    line('M-54,-28 C-38,8 0,28 50,16', '#C98F22', 2.5, { opacity: 0.6 }),
    path('M-60,-36 l10,-14 l10,4 l-4,14Z', '#8A6A2A'),
  );
};

export const coconut: Ingredient = (ink) =>
  group(
    {},
    circle(0, 0, 54, rounded(ink, '#7A4F32')),
    ellipse(6, 2, 47, 46, '#5B3722'),
    ellipse(
      6,
      2,
      43,
      42,
      ink.radial([
        [0, '#FFFFFF'],
        [0.7, '#FFF9EF'],
        [1, '#EADFCB'],
      ]),
    ),
    ellipse(
      10,
      6,
      27,
      26,
      ink.radial(
        [
          [0, '#DCCDB5'],
          [0.6, '#EFE5D3'],
          [1, '#FBF5EA'],
        ],
        { cx: 0.4, cy: 0.35, r: 0.7 },
      ),
    ),
    line('M-44,-24 C-52,-6 -50,18 -42,32', '#A67A55', 3, { opacity: 0.7 }),
  );

export const mint: Ingredient = (ink) =>
  group(
    {},
    leaf(ink, 0, 20, 1, -10),
    leaf(ink, 0, 20, 1, 190),
    leaf(ink, 0, 20, 1.05, -62),
    leaf(ink, 0, 20, 1.05, -118),
    leaf(ink, 0, 24, 0.7, -90),
  );
