import { palette, shade, tint } from './colour.ts';
import type { Ingredient } from './fruit.ts';
import { type Ink, rounded } from './ink.ts';
import { circle, ellipse, group, line, path, place, polygon } from './svg.ts';

function nut(ink: Ink, x: number, y: number, scale: number, turn: number): string {
  return place(
    x,
    y,
    scale,
    turn,
    path(
      'M0,-40 C32,-38 44,-6 34,18 C26,38 8,42 0,48 C-8,42 -26,38 -34,18 C-44,-6 -32,-38 0,-40Z',
      rounded(ink, '#A5652F'),
    ),
    path('M-36,6 C-30,36 -10,42 0,48 C10,42 30,36 36,6 C20,18 -20,18 -36,6Z', '#D3A671', { opacity: 0.75 }),
    line('M-12,-30 C-18,-14 -18,-2 -16,8', tint('#A5652F', 0.45), 4, { opacity: 0.6 }),
  );
}

export const hazelnut: Ingredient = (ink) =>
  group({}, nut(ink, -26, -8, 0.82, -18), nut(ink, 30, -2, 0.74, 26), nut(ink, 2, 26, 0.86, 4));

export const almond: Ingredient = (ink) => {
  const one = (x: number, y: number, turn: number) =>
    place(
      x,
      y,
      0.9,
      turn,
      path('M0,-48 C26,-24 32,14 18,36 C10,48 -10,48 -18,36 C-32,14 -26,-24 0,-48Z', rounded(ink, '#BE7B40')),
      line('M-6,-26 C-12,-6 -12,14 -6,32', shade('#BE7B40', 0.3), 2.5, { opacity: 0.6 }),
      line('M6,-24 C12,-6 12,14 8,32', shade('#BE7B40', 0.3), 2.5, { opacity: 0.6 }),
    );
  return group({}, one(24, -14, 58), one(-26, 0, -24), one(16, 26, 96));
};

export const pistachio: Ingredient = (ink) => {
  const one = (x: number, y: number, scale: number, turn: number) =>
    place(
      x,
      y,
      scale,
      turn,
      ellipse(0, 0, 42, 29, rounded(ink, '#E8D3AA')),
      path('M-36,-4 C-20,-30 26,-32 41,0 C24,-12 -12,-14 -36,-4Z', '#A98A5A'),
      path('M-34,-6 C-18,-32 24,-34 40,-2 C22,-16 -12,-18 -34,-6Z', rounded(ink, '#9CB64E')),
      line('M-22,8 C-4,16 16,16 28,10', '#FFF6E0', 3, { opacity: 0.7 }),
    );
  return group({}, one(-28, -8, 0.86, -24), one(30, 2, 0.8, 22), one(-2, 30, 0.86, -4));
};

function cocoaPiece(x: number, y: number, size: number, colour: string): string {
  const top: readonly (readonly [number, number])[] = [
    [0, -0.5],
    [1, -0.1],
    [0.1, 0.42],
    [-0.95, -0.02],
  ];
  const scaled = (points: readonly (readonly [number, number])[], dy = 0) =>
    points.map(([px, py]) => [x + px * size, y + py * size + dy] as const);
  const h = size * 0.42;
  return (
    polygon(
      [
        ...scaled([
          [-0.95, -0.02],
          [0.1, 0.42],
        ]),
        ...scaled(
          [
            [0.1, 0.42],
            [-0.95, -0.02],
          ],
          h,
        ),
      ],
      shade(colour, 0.12),
    ) +
    polygon(
      [
        ...scaled([
          [0.1, 0.42],
          [1, -0.1],
        ]),
        ...scaled(
          [
            [1, -0.1],
            [0.1, 0.42],
          ],
          h,
        ),
      ],
      shade(colour, 0.45),
    ) +
    polygon(scaled(top), tint(colour, 0.14)) +
    polygon(
      scaled([
        [0.01, -0.34],
        [0.68, -0.07],
        [0.09, 0.26],
        [-0.64, -0.03],
      ]),
      tint(colour, 0.26),
    )
  );
}

/** Broken pieces of a chocolate slab of the given colour. */
export function chocolateOf(colour: string): Ingredient {
  return () =>
    group(
      {},
      cocoaPiece(24, -26, 36, colour),
      cocoaPiece(-24, -4, 42, colour),
      cocoaPiece(26, 14, 42, colour),
    );
}

export const chocolate: Ingredient = chocolateOf('#5E3520');

export const caramel: Ingredient = () =>
  group(
    {},
    cocoaPiece(20, -24, 36, '#D18B33'),
    cocoaPiece(-24, 0, 42, '#D18B33'),
    cocoaPiece(28, 14, 40, '#D18B33'),
  );

export const vanilla: Ingredient = (ink) => {
  const petal = ink.linear(
    [
      [0, '#FFFDF4'],
      [1, '#F0D98F'],
    ],
    'down',
  );
  return group(
    {},
    line('M-58,34 C-20,46 20,30 60,-40', '#4A2A18', 8),
    line('M-46,48 C-8,54 32,44 66,-22', '#5E3720', 8),
    line('M-46,46 C-8,52 32,42 64,-22', '#8A5C3A', 2, { opacity: 0.8 }),
    ...[0, 72, 144, 216, 288].map((turn) =>
      path('M0,0 C-24,-14 -20,-50 0,-56 C20,-50 24,-14 0,0Z', petal, {
        transform: `translate(-8 -4) rotate(${turn})`,
        stroke: '#E2C878',
        'stroke-width': 1.5,
      }),
    ),
    circle(-8, -4, 11, rounded(ink, '#E8A93A')),
  );
};

export const coffee: Ingredient = (ink) => {
  const bean = (x: number, y: number, scale: number, turn: number) =>
    place(
      x,
      y,
      scale,
      turn,
      ellipse(0, 0, 36, 26, rounded(ink, '#6B4027')),
      line('M-34,2 C-14,-12 10,12 34,-2', '#3B2014', 5),
    );
  return group({}, bean(-28, -14, 0.9, 24), bean(28, -12, 0.9, -38), bean(0, 24, 1, -6));
};

export const biscuit: Ingredient = (ink) => {
  const one = (x: number, y: number) =>
    circle(x, y, 40, rounded(ink, '#C98F4E')) +
    circle(x, y, 31, 'none', {
      stroke: shade('#C98F4E', 0.16),
      'stroke-width': 3,
      'stroke-dasharray': '5 6',
    }) +
    [
      [-10, -10],
      [12, -8],
      [0, 4],
      [-12, 14],
      [14, 14],
    ]
      .map(([dx, dy]) => circle(x + (dx ?? 0), y + (dy ?? 0), 3.2, shade('#C98F4E', 0.4)))
      .join('');
  return group({}, one(-22, -14), one(24, 18));
};

export const wheat: Ingredient = (ink) => {
  const grain = rounded(ink, '#E2B14F');
  const ear = (turn: number) => {
    const grains = [0, 1, 2, 3].flatMap((i) => [
      ellipse(-10, 6 - i * 18, 7, 13, grain, { transform: `rotate(-24 -10 ${6 - i * 18})` }),
      ellipse(10, 6 - i * 18, 7, 13, grain, { transform: `rotate(24 10 ${6 - i * 18})` }),
    ]);
    return place(
      0,
      16,
      1,
      turn,
      line('M0,46 L0,-40', '#B98A36', 4),
      ...grains,
      ellipse(0, -64, 7, 14, grain),
    );
  };
  return group({}, ear(-30), ear(28), ear(-2));
};

export const milk: Ingredient = (ink) =>
  group(
    {},
    path(
      'M0,-58 C24,-22 42,0 42,22 C42,46 22,58 0,58 C-22,58 -42,46 -42,22 C-42,0 -24,-22 0,-58Z',
      ink.radial([
        [0, '#FFFFFF'],
        [0.45, '#EAF2F7'],
        [1, '#9DBBD0'],
      ]),
      { stroke: '#B9CEDB', 'stroke-width': 2 },
    ),
    line('M-24,22 C-24,36 -14,44 -4,46', '#FFFFFF', 6),
  );

export const corn: Ingredient = (ink) => {
  const kernels: string[] = [];
  for (let row = 0; row < 7; row++) {
    const width = [3, 4, 4, 4, 4, 3, 2][row] ?? 3;
    for (let i = 0; i < width; i++) {
      kernels.push(circle((i - (width - 1) / 2) * 14, 30 - row * 13, 8.4, rounded(ink, '#F4C73A')));
    }
  }
  return group(
    {},
    path('M0,-62 C30,-50 36,10 18,44 L-18,44 C-36,10 -30,-50 0,-62Z', '#DDA428'),
    ...kernels,
    path('M-4,62 C-46,44 -44,0 -34,-18 C-30,14 -18,34 -4,62Z', palette.leaf),
    path('M4,62 C46,44 44,0 34,-18 C30,14 18,34 4,62Z', shade(palette.leaf, 0.14)),
  );
};

export const bubble: Ingredient = (ink) =>
  group(
    {},
    circle(-18, 8, 38, rounded(ink, '#6EC1E4')),
    circle(32, -14, 24, rounded(ink, '#F291B2')),
    circle(28, 34, 17, rounded(ink, '#F6D365')),
    ellipse(-30, -8, 6, 11, '#FFFFFF', { opacity: 0.7, transform: 'rotate(35 -30 -8)' }),
  );
