import { boxShadow, type Camera, createCamera, drawBox } from '../camera.ts';
import { shade, tint } from '../colour.ts';
import { face, type Ink, rounded } from '../ink.ts';
import { mark } from '../label.ts';
import { randomFrom } from '../random.ts';
import { type Picture, productPicture } from '../stage.ts';
import { circle, ellipse, group, line, path, place, polygon, rect } from '../svg.ts';

/** A pizza seen from above, 2r wide around the origin. */
function pizza(ink: Ink, r: number): string {
  const random = randomFrom('pizza');
  const toppings: string[] = [];
  for (let i = 0; i < 26; i++) {
    const angle = random() * Math.PI * 2;
    const far = Math.sqrt(random()) * r * 0.74;
    toppings.push(
      ellipse(
        Math.cos(angle) * far,
        Math.sin(angle) * far,
        20 + random() * 26,
        14 + random() * 18,
        '#FBE3A0',
        { opacity: 0.8 },
      ),
    );
  }
  const spots = [
    [-0.42, -0.34],
    [0.12, -0.56],
    [0.5, -0.18],
    [-0.05, -0.06],
    [-0.58, 0.16],
    [0.32, 0.3],
    [-0.2, 0.46],
    [0.1, 0.68],
    [0.62, 0.34],
  ] as const;
  const salami = spots.map(
    ([x, y]) =>
      circle(x * r, y * r + 3, r * 0.135, shade('#B8352A', 0.4)) +
      circle(x * r, y * r, r * 0.135, rounded(ink, '#C8452F')) +
      circle(x * r - 8, y * r - 6, 5, '#E58A6A') +
      circle(x * r + 10, y * r + 6, 4, '#E58A6A'),
  );
  const basil = [
    [-0.28, -0.62, 20],
    [0.34, 0.02, 100],
    [-0.36, 0.04, -40],
    [0.1, 0.36, 10],
  ].map(([x, y, turn]) =>
    place(
      (x ?? 0) * r,
      (y ?? 0) * r,
      0.72,
      turn ?? 0,
      path('M0,0 C14,-26 46,-30 66,-6 C48,14 16,16 0,0Z', '#5E8F3A'),
      line('M4,-1 C22,-8 42,-9 60,-6', '#9DC274', 3),
    ),
  );
  return group(
    {},
    circle(0, 6, r, shade('#C98540', 0.35)),
    circle(0, 0, r, rounded(ink, '#DFA255')),
    circle(0, 0, r * 0.86, '#C9502C'),
    circle(0, 0, r * 0.83, rounded(ink, '#F3C04F')),
    ...toppings,
    ...salami,
    ...basil,
  );
}

function openLid(ink: Ink, camera: Camera, size: number, colour: string): string {
  const half = size / 2;
  const hinge = 64;
  const lean = 110;
  const rise = size * 0.7;
  const corner = (x: number, up: number) => camera.at(x, half + lean * up, hinge + rise * up);
  const flap = (x: number, dy: number) => camera.at(x, half + lean * 0.9 + dy, hinge + rise * 0.9);
  return group(
    {},
    polygon(
      [corner(-half, 0), corner(half, 0), corner(half, 1), corner(-half, 1)],
      face(ink, tint(colour, 0.16), 0.16),
      { stroke: shade(colour, 0.25), 'stroke-width': 1 },
    ),
    polygon(
      [
        corner(-half, 0.02),
        corner(-half, 1),
        flap(-half + 36, -44),
        camera.at(-half + 36, half - 44, hinge + 20),
      ],
      shade(colour, 0.08),
    ),
    polygon(
      [
        corner(half, 0.02),
        corner(half, 1),
        flap(half - 36, -44),
        camera.at(half - 36, half - 44, hinge + 20),
      ],
      shade(colour, 0.2),
    ),
    polygon(
      [corner(-half, 1), corner(half, 1), flap(half - 30, -60), flap(-half + 30, -60)],
      shade(colour, 0.12),
    ),
    camera.onPlane(
      [-half, half + lean, hinge + rise],
      [1, 0, 0],
      [0, -lean / rise, -1],
      mark(half, rise * 0.5, 170, shade(colour, 0.16)),
    ),
  );
}

/** An open pizza box with the pizza in it. */
export function drawPizzaBox(colour: string, print: string): Picture {
  const size = 470;
  return productPicture(print, (ink) => {
    const camera = createCamera({ x: 618, y: 668, turn: -20, elevation: 36 });
    const tray = { width: size, depth: size, height: 58 };
    const inner = 'M10,10 H460 V460 H10Z';
    return group(
      {},
      boxShadow(ink, camera, tray, 54),
      openLid(ink, camera, size, colour),
      drawBox(ink, camera, tray, colour, {
        front: group(
          {},
          rect(0, 38, size, 8, print),
          mark(60, 22, 26, print),
          rect(90, 14, 150, 12, print, { rx: 6 }),
        ),
        side: rect(0, 38, size, 8, print, { opacity: 0.7 }),
        top: group({}, path(inner, shade(colour, 0.3)), path('M24,40 H450 V455 H24Z', shade(colour, 0.12))),
      }),
      camera.onPlane([0, -6, 50], [1, 0, 0], [0, -1, 0], pizza(ink, 205)),
      camera.onPlane(
        [-size / 2, -size / 2, 58],
        [1, 0, 0],
        [0, 1, 0],
        rect(0, 0, size, 10, tint(colour, 0.3)),
      ),
    );
  });
}

/** A pile of closed, printed pizza boxes. */
export function drawPizzaStack(colour: string, print: string): Picture {
  const size = 500;
  return productPicture(print, (ink) => {
    const camera = createCamera({ x: 630, y: 640, turn: -26, elevation: 34 });
    const top = group(
      {},
      rect(22, 22, size - 44, size - 44, 'none', { stroke: print, 'stroke-width': 9, rx: 10 }),
      circle(250, 225, 148, print),
      place(250, 225, 0.62, 0, pizza(ink, 200)),
      rect(110, 404, 280, 24, print, { rx: 12 }),
      rect(170, 440, 160, 14, print, { rx: 7, opacity: 0.8 }),
    );
    const edge = (width: number) =>
      group(
        {},
        rect(0, 52, width, 4, shade(colour, 0.3), { opacity: 0.7 }),
        rect(width * 0.12, 20, width * 0.34, 12, print, { rx: 6 }),
        path(`M${width * 0.44},56 h${width * 0.12} l-10,-16 h-${width * 0.12 - 20}Z`, shade(colour, 0.1)),
      );
    return group(
      {},
      boxShadow(ink, camera, { width: size, depth: size, height: 60 }, 60),
      ...[0, 1, 2].map((i) =>
        drawBox(
          ink,
          camera,
          { x: [0, 8, -4][i] ?? 0, y: [0, -6, 4][i] ?? 0, z: i * 62, width: size, depth: size, height: 60 },
          colour,
          { front: edge(size), side: edge(size), ...(i === 2 ? { top } : {}) },
        ),
      ),
    );
  });
}
