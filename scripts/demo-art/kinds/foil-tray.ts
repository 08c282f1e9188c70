import { boxShadow, type Camera, createCamera } from '../camera.ts';
import { palette, shade, tint } from '../colour.ts';
import { face, type Ink, rounded } from '../ink.ts';
import { mark } from '../label.ts';
import { randomFrom } from '../random.ts';
import { type Picture, productPicture } from '../stage.ts';
import { ellipse, group, line, num, type Point, path, place, polygon, rect } from '../svg.ts';

export const metal = '#C3C9CE';

interface Tray {
  width: number;
  depth: number;
  height: number;
  /** How far the walls lean in towards the floor. */
  taper: number;
  z?: number;
}

function metalFace(ink: Ink, colour: string): string {
  return ink.linear(
    [
      [0, tint(colour, 0.7)],
      [0.22, tint(colour, 0.2)],
      [0.4, tint(colour, 0.75)],
      [0.62, colour],
      [0.8, tint(colour, 0.35)],
      [1, shade(colour, 0.2)],
    ],
    'diagonal',
  );
}

function ridges(
  from: readonly [Point, Point],
  to: readonly [Point, Point],
  count: number,
  colour: string,
): string {
  const along = (a: Point, b: Point, t: number): Point => [
    a[0] + (b[0] - a[0]) * t,
    a[1] + (b[1] - a[1]) * t,
  ];
  return group(
    { opacity: 0.5 },
    ...Array.from({ length: count }, (_, i) => {
      const t = (i + 0.5) / count;
      const [x1, y1] = along(from[0], from[1], t);
      const [x2, y2] = along(to[0], to[1], t);
      return (
        line(`M${num(x1)},${num(y1)} L${num(x2)},${num(y2)}`, shade(colour, 0.3), 3) +
        line(`M${num(x1 + 3)},${num(y1)} L${num(x2 + 3)},${num(y2)}`, '#FFFFFF', 2)
      );
    }),
  );
}

/** A pressed tray in perspective; `food` is drawn on a plane just under its rim, in the tray's own units. */
function foilTray(
  ink: Ink,
  camera: Camera,
  tray: Tray,
  colour: string,
  food?: (width: number, depth: number) => string,
): string {
  const { width, depth, height, taper, z = 0 } = tray;
  const ring = (w: number, d: number, up: number) =>
    (
      [
        [-w / 2, -d / 2],
        [w / 2, -d / 2],
        [w / 2, d / 2],
        [-w / 2, d / 2],
      ] as const
    ).map(([x, y]) => camera.at(x, y, z + up)) as unknown as readonly [Point, Point, Point, Point];
  const outer = ring(width, depth, height);
  const lip = ring(width, depth, height - 10);
  const body = ring(width - 36, depth - 36, height - 10);
  const floor = ring(width - 2 * taper, depth - 2 * taper, 0);
  const opening = ring(width - 40, depth - 40, height);
  const clip = ink.clip(polygon(opening, '#000'));
  const well =
    food === undefined
      ? polygon(floor, metalFace(ink, shade(colour, 0.1))) +
        polygon([opening[3], opening[2], floor[2], floor[3]], face(ink, shade(colour, 0.06))) +
        polygon([opening[0], opening[3], floor[3], floor[0]], face(ink, shade(colour, 0.26))) +
        ridges([opening[3], opening[2]], [floor[3], floor[2]], 18, colour) +
        ridges([opening[0], opening[3]], [floor[0], floor[3]], 12, colour)
      : camera.onPlane(
          [-(width - 40) / 2, (depth - 40) / 2, z + height - 26],
          [1, 0, 0],
          [0, -1, 0],
          food(width - 40, depth - 40),
        );
  return group(
    {},
    polygon([body[0], body[1], floor[1], floor[0]], metalFace(ink, colour)),
    polygon([body[1], body[2], floor[2], floor[1]], face(ink, shade(colour, 0.3), 0.2)),
    ridges([body[0], body[1]], [floor[0], floor[1]], 22, colour),
    ridges([body[1], body[2]], [floor[1], floor[2]], 14, colour),
    polygon([outer[0], outer[1], lip[1], lip[0]], tint(colour, 0.3)),
    polygon([outer[1], outer[2], lip[2], lip[1]], shade(colour, 0.14)),
    polygon(outer, metalFace(ink, tint(colour, 0.2)), { stroke: shade(colour, 0.2), 'stroke-width': 1 }),
    polygon(opening, shade(colour, 0.44)),
    group({ 'clip-path': clip }, well),
    polygon(opening, 'none', { stroke: '#FFFFFF', 'stroke-width': 2, opacity: 0.7 }),
  );
}

function lasagne(ink: Ink): (width: number, depth: number) => string {
  return (width, depth) => {
    const random = randomFrom('lasagne');
    const spots = Array.from({ length: 46 }, () =>
      ellipse(
        random() * width,
        random() * depth,
        16 + random() * 34,
        10 + random() * 20,
        random() < 0.5 ? '#F9E4A6' : '#C9682F',
        { opacity: 0.55 },
      ),
    );
    const herbs = Array.from({ length: 9 }, () =>
      place(
        40 + random() * (width - 80),
        40 + random() * (depth - 80),
        0.4,
        random() * 360,
        path('M0,0 C14,-26 46,-30 66,-6 C48,14 16,16 0,0Z', palette.leaf),
      ),
    );
    return group({}, rect(0, 0, width, depth, rounded(ink, '#E7A948')), ...spots, ...herbs);
  };
}

export type TrayFilling = 'empty' | 'food' | 'lid';

/** A rectangular aluminium tray: a nest of empty ones, one with food, or one with its card lid. */
export function drawFoilTray(filling: TrayFilling, size: 'small' | 'large'): Picture {
  return productPicture('#8FA3AD', (ink) => {
    const camera = createCamera({
      x: 626,
      y: 600,
      turn: -24,
      elevation: 36,
      scale: size === 'small' ? 0.86 : 1.08,
    });
    const tray: Tray = { width: 600, depth: 420, height: 120, taper: 52 };
    const shadow = boxShadow(ink, camera, { width: 500, depth: 330, height: 1 }, 70);
    if (filling === 'empty')
      return group(
        {},
        shadow,
        ...[0, 1, 2, 3].map((i) => foilTray(ink, camera, { ...tray, z: i * 24 }, metal)),
      );
    if (filling === 'food') return group({}, shadow, foilTray(ink, camera, tray, metal, lasagne(ink)));
    const lid = group(
      {},
      rect(0, 0, 600, 420, face(ink, '#FBF7F0'), { rx: 10 }),
      rect(24, 24, 552, 372, 'none', { stroke: palette.accent, 'stroke-width': 5, rx: 8 }),
      mark(300, 190, 130, palette.accent),
      rect(200, 300, 200, 16, palette.accent, { rx: 8 }),
    );
    return group(
      {},
      shadow,
      foilTray(ink, camera, tray, metal, lasagne(ink)),
      camera.onPlane(
        [-150, 330, 126],
        [1, 0, 0],
        [0, -1, 0],
        rect(-6, 16, 600, 420, palette.cocoa, { opacity: 0.2, filter: ink.blur(10) }),
        lid,
      ),
    );
  });
}
