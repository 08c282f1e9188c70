import { type Camera, createCamera } from '../camera.ts';
import { shade, tint } from '../colour.ts';
import { rosette } from '../cream.ts';
import { strawberry } from '../fruit.ts';
import { type Ink, rounded, turned } from '../ink.ts';
import { randomFrom } from '../random.ts';
import { castShadow, type Picture, productPicture } from '../stage.ts';
import { circle, ellipse, group, line, num, type Point, path, place, polygon } from '../svg.ts';
import { aqua, clear } from './clear-plastic.ts';

function salad(ink: Ink): string {
  const random = randomFrom('salad');
  const leaves = Array.from({ length: 54 }, (_, i) => {
    const angle = i * 2.4;
    const far = Math.sqrt((i + 0.5) / 54);
    const green = ['#6F9F38', '#7DAE3F', '#9CC257'][i % 3] ?? '#7DAE3F';
    return place(
      Math.cos(angle) * far * 176,
      Math.sin(angle) * far * 44,
      0.9 + random() * 0.3,
      random() * 360,
      path('M0,0 C14,-26 46,-30 66,-6 C48,14 16,16 0,0Z', green),
      line('M4,-1 C22,-8 42,-9 60,-6', '#D4E5A8', 2.5),
    );
  });
  const reds = [
    [-150, 6],
    [-62, -34],
    [-30, 34],
    [66, -14],
    [140, 22],
  ].map(([x, y]) => circle(x ?? 0, y ?? 0, 29, rounded(ink, '#D8402F')));
  const rings = [
    [-104, 26],
    [20, -36],
    [104, -36],
  ].map(([x, y]) => ellipse(x ?? 0, y ?? 0, 30, 20, 'none', { stroke: '#B783B5', 'stroke-width': 6 }));
  return group({}, ellipse(0, 20, 214, 66, '#56832F'), ...leaves, ...rings, ...reds);
}

function ringOf(camera: Camera, w: number, d: number, z: number): readonly [Point, Point, Point, Point] {
  return [
    camera.at(-w / 2, -d / 2, z),
    camera.at(w / 2, -d / 2, z),
    camera.at(w / 2, d / 2, z),
    camera.at(-w / 2, d / 2, z),
  ];
}

/** A hinged clear box, closed over a salad or over cakes. */
export function drawHingedBox(inside: 'salad' | 'cake'): Picture {
  return productPicture(aqua, (ink) => {
    const camera = createCamera({ x: 626, y: 650, turn: -24, elevation: 28 });
    const floor = ringOf(camera, 460, 320, 0);
    const rim = ringOf(camera, 580, 430, 120);
    const top = ringOf(camera, 470, 330, 270);
    const side = (a: Point, b: Point, c: Point, d: Point, fill: string, opacity: number) =>
      polygon([a, b, c, d], fill, {
        opacity,
        stroke: '#FFFFFF',
        'stroke-width': 2.5,
        'stroke-linejoin': 'round',
      });
    const [cx, cy] = camera.at(0, 0, 110);
    const shine = clear(ink);
    return group(
      {},
      castShadow(ink, 650, 680, 330, 150),
      polygon(floor, shade(aqua, 0.2), { opacity: 0.25 }),
      side(rim[3], rim[2], top[2], top[3], tint(aqua, 0.6), 0.5),
      side(rim[0], rim[3], top[3], top[0], tint(aqua, 0.5), 0.4),
      inside === 'salad' ? place(cx, cy - 6, 1.06, 4, salad(ink)) : cakes(ink, cx, cy + 40),
      side(floor[0], floor[1], rim[1], rim[0], tint(aqua, 0.4), 0.42),
      side(floor[1], floor[2], rim[2], rim[1], aqua, 0.4),
      side(rim[0], rim[1], top[1], top[0], shine, 0.85),
      side(rim[1], rim[2], top[2], top[1], tint(aqua, 0.3), 0.34),
      side(top[0], top[1], top[2], top[3], '#FFFFFF', 0.34),
      polygon(rim, 'none', { stroke: '#FFFFFF', 'stroke-width': 7, 'stroke-linejoin': 'round' }),
      line(
        `M${num(rim[0][0])},${num(rim[0][1] + 5)} L${num(rim[1][0])},${num(rim[1][1] + 5)} L${num(rim[2][0])},${num(rim[2][1] + 5)}`,
        shade(aqua, 0.1),
        2.5,
        { opacity: 0.6 },
      ),
      camera.onPlane(
        [-200, 140, 270],
        [1, 0, 0],
        [0, -1, 0],
        path('M0,0 H150 L40,280 H0Z', '#FFFFFF', { opacity: 0.4 }),
      ),
    );
  });
}

function cakes(ink: Ink, cx: number, cy: number): string {
  return group(
    {},
    ...[-150, 0, 150].map((dx, i) => {
      const icing = ['#F4A7B5', '#FFF1DC', '#8C5734'][i] ?? '#FFF1DC';
      const y = cy + dx * 0.12;
      return (
        path(
          `M${cx + dx - 66},${num(y - 70)} L${cx + dx - 50},${num(y + 20)} A50,14 0 0 0 ${cx + dx + 50},${num(y + 20)} L${cx + dx + 66},${num(y - 70)}Z`,
          turned(ink, '#D9A05A'),
        ) +
        rosette(ink, cx + dx, y - 46, 78, icing, 2) +
        place(cx + dx, y - 118, 0.5, 0, strawberry(ink))
      );
    }),
  );
}
