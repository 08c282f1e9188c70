import { shade, tint } from './colour.ts';
import { type Ink, rounded, turned } from './ink.ts';
import { randomFrom } from './random.ts';
import { circle, ellipse, group, line, num, path, place, polygon } from './svg.ts';

/** A piped peak of cream standing on (cx, baseY), as wide as 2r. */
export function rosette(ink: Ink, cx: number, baseY: number, r: number, colour: string, layers = 4): string {
  const fill = ink.radial(
    [
      [0, tint(colour, 0.62)],
      [0.38, tint(colour, 0.14)],
      [0.72, shade(colour, 0.1)],
      [1, shade(colour, 0.3)],
    ],
    { cx: 0.32, cy: 0.12, r: 0.9 },
  );
  const step = r * 0.34;
  const rolls = Array.from({ length: layers }, (_, i) => {
    const w = r * (1 - (i / (layers + 0.2)) ** 1.15);
    const y = baseY - step * (i + 0.5);
    const h = step * (0.86 - i * 0.05);
    const p = (x: number, dy: number) => `${num(cx + w * x)},${num(y + h * dy)}`;
    const d = `M${p(-1, 0.1)} C${p(-1.04, -0.75)} ${p(-0.4, -1.05)} ${p(0.2, -1.2)} C${p(0.85, -1.35)} ${p(1.12, -0.7)} ${p(1, -0.15)} C${p(0.86, 0.7)} ${p(0.3, 1)} ${p(-0.2, 1.02)} C${p(-0.7, 1.05)} ${p(-0.97, 0.75)} ${p(-1, 0.1)}Z`;
    return (
      path(d, fill) +
      line(`M${p(-0.82, -0.1)} C${p(-0.7, -0.6)} ${p(-0.3, -0.75)} ${p(0.1, -0.88)}`, '#FFFFFF', h * 0.12, {
        opacity: 0.4,
      })
    );
  });
  const y = baseY - step * (layers + 0.12);
  const w = r * 0.26;
  const q = (x: number, dy: number) => `${num(cx + w * x)},${num(y + w * dy)}`;
  const tip = `M${q(-1, 0.5)} C${q(-1.05, -0.4)} ${q(-0.2, -0.7)} ${q(0.15, -1.9)} C${q(0.75, -1.7)} ${q(1.5, -0.5)} ${q(1.05, 0.4)} C${q(0.7, 1)} ${q(-0.7, 1.1)} ${q(-1, 0.5)}Z`;
  return group({}, ...rolls, path(tip, fill));
}

/** A scoop of ice cream around (cx, cy) with the ruffle that the spoon leaves. */
export function scoop(ink: Ink, cx: number, cy: number, r: number, colour: string, seed: string): string {
  const random = randomFrom(seed);
  const ruffle = Array.from({ length: 9 }, (_, i) => {
    const x = cx + ((i - 4) / 4) * r * 0.95;
    return circle(
      x,
      cy + r * (0.56 - Math.abs(i - 4) * 0.035) + random() * r * 0.1,
      r * (0.2 + random() * 0.05),
      rounded(ink, shade(colour, 0.04)),
    );
  });
  const marks = Array.from({ length: 7 }, () => {
    const x = cx + (random() - 0.4) * r * 1.2;
    const y = cy + (random() - 0.5) * r;
    return line(
      `M${num(x)},${num(y)} q${num(r * 0.08)},${num(r * 0.05)} ${num(r * 0.17)},0`,
      shade(colour, 0.22),
      r * 0.035,
      { opacity: 0.55 },
    );
  });
  return group(
    {},
    circle(cx, cy, r, rounded(ink, colour)),
    ...ruffle,
    ...marks,
    ellipse(cx - r * 0.36, cy - r * 0.44, r * 0.13, r * 0.22, '#FFFFFF', {
      opacity: 0.45,
      transform: `rotate(38 ${num(cx - r * 0.36)} ${num(cy - r * 0.44)})`,
    }),
  );
}

/** A wafer cone with its tip at the origin's (cx, tipY). */
export function cone(ink: Ink, cx: number, topY: number, tipY: number, r: number): string {
  const outline = `M${cx - r},${topY} Q${cx},${topY + r * 0.4} ${cx + r},${topY} L${cx + 8},${tipY} Q${cx},${tipY + 10} ${cx - 8},${tipY}Z`;
  const clip = ink.clip(`<path d="${outline}"/>`);
  const lines: string[] = [];
  for (let k = -12; k < 14; k++) {
    lines.push(line(`M${cx + k * 26},${topY - 10} l-150,330`, '#A96A28', 3.5, { opacity: 0.55 }));
    lines.push(line(`M${cx + k * 26},${topY - 10} l150,330`, '#A96A28', 3.5, { opacity: 0.55 }));
  }
  return path(outline, turned(ink, '#DDA254')) + group({ 'clip-path': clip }, ...lines);
}

/** A ring doughnut lying on the table, iced with the given colour. */
export function doughnut(ink: Ink, cx: number, cy: number, r: number, icing: string): string {
  const dough = ink.linear(
    [
      [0, '#EFC07A'],
      [0.5, '#D9984A'],
      [1, '#A9662A'],
    ],
    'down',
  );
  const shine = ink.linear(
    [
      [0, tint(icing, 0.5)],
      [0.35, tint(icing, 0.1)],
      [1, shade(icing, 0.2)],
    ],
    'diagonal',
  );
  const drip = `M-100,-6 C-104,-58 -52,-74 0,-74 C52,-74 104,-58 100,-6 C100,14 84,22 74,12 C66,4 58,18 54,28 C48,42 32,38 26,26 C20,16 8,26 2,34 C-8,46 -24,38 -28,26 C-32,14 -46,18 -54,26 C-66,36 -76,26 -78,14 C-82,4 -98,14 -100,-6Z`;
  return place(
    cx,
    cy,
    r / 100,
    0,
    path(
      'M-106,4 C-106,-46 -58,-70 0,-70 C58,-70 106,-46 106,4 C106,48 58,66 0,66 C-58,66 -106,48 -106,4Z',
      dough,
    ),
    path(drip, shine),
    ellipse(0, -22, 33, 15, shade('#C98540', 0.3)),
    path('M-33,-22 A33,15 0 0 1 33,-22 C20,-30 -20,-30 -33,-22Z', shade(icing, 0.34)),
    line('M-78,-22 C-70,-48 -44,-58 -18,-61', '#FFFFFF', 8, { opacity: 0.55 }),
    line('M58,-42 C66,-38 72,-34 76,-28', '#FFFFFF', 6, { opacity: 0.35 }),
  );
}

/** Thin sticks of many colours strewn over an ellipse. */
export function sprinkleSticks(
  seed: string,
  area: { cx: number; cy: number; rx: number; ry: number },
  count: number,
  colours: readonly [string, ...string[]],
  length = 16,
  width = 6,
): string {
  const random = randomFrom(seed);
  return group(
    {},
    ...Array.from({ length: count }, () => {
      const angle = random() * Math.PI * 2;
      const far = Math.sqrt(random());
      const x = area.cx + Math.cos(angle) * far * area.rx;
      const y = area.cy + Math.sin(angle) * far * area.ry;
      const turn = random() * Math.PI;
      const colour = colours[Math.floor(random() * colours.length)] ?? colours[0];
      return line(
        `M${num(x)},${num(y)} l${num(Math.cos(turn) * length)},${num(Math.sin(turn) * length * 0.7)}`,
        colour,
        width,
      );
    }),
  );
}

/** A bowl on the table with something heaped in it. */
export function bowl(ink: Ink, cx: number, rimY: number, r: number, ware: string, heap: string): string {
  const wall = `M${num(cx - r)},${num(rimY)} C${num(cx - r * 0.96)},${num(rimY + r * 0.5)} ${num(cx - r * 0.5)},${num(rimY + r * 0.72)} ${num(cx - r * 0.4)},${num(rimY + r * 0.76)} Q${num(cx)},${num(rimY + r * 0.86)} ${num(cx + r * 0.4)},${num(rimY + r * 0.76)} C${num(cx + r * 0.5)},${num(rimY + r * 0.72)} ${num(cx + r * 0.96)},${num(rimY + r * 0.5)} ${num(cx + r)},${num(rimY)}Z`;
  return (
    ellipse(cx, rimY, r, r * 0.27, turned(ink, tint(ware, 0.2))) +
    ellipse(cx, rimY + 2, r * 0.93, r * 0.235, shade(ware, 0.25)) +
    heap +
    path(`${wall}`, turned(ink, ware), {
      'clip-path': ink.clip(
        path(
          `M${num(cx - r)},${num(rimY)} A${num(r)},${num(r * 0.27)} 0 0 0 ${num(cx + r)},${num(rimY)} V${num(rimY + r)} H${num(cx - r)}Z`,
          '#000',
        ),
      ),
    })
  );
}

/** A chocolate button lying on the table. */
export function button(cx: number, cy: number, r: number, colour: string): string {
  return (
    ellipse(cx, cy + r * 0.2, r, r * 0.56, shade(colour, 0.42)) +
    ellipse(cx, cy, r, r * 0.54, tint(colour, 0.1), { stroke: shade(colour, 0.16), 'stroke-width': 1.5 }) +
    ellipse(cx - r * 0.12, cy - r * 0.08, r * 0.66, r * 0.32, tint(colour, 0.3), { opacity: 0.7 })
  );
}

/** Buttons heaped from back to front. */
export function heapOfButtons(
  seed: string,
  cx: number,
  baseY: number,
  width: number,
  colour: string,
  rows: number,
  narrowing = 1,
): string {
  const random = randomFrom(seed);
  const parts: string[] = [];
  for (let row = rows - 1; row >= 0; row--) {
    const span = width * (1 - (narrowing * row) / (rows + 0.5));
    const count = Math.max(1, Math.round(span / 46));
    for (let i = 0; i < count; i++) {
      const x = cx + ((i + 0.5) / count - 0.5) * span + (random() - 0.5) * 18;
      parts.push(button(x, baseY - row * 30 + (random() - 0.5) * 12, 32 + random() * 6, colour));
    }
  }
  return group({}, ...parts);
}

/** A paper case with fluted walls around (cx, topY)–bottomY. */
export function paperCase(
  ink: Ink,
  cx: number,
  topY: number,
  r: number,
  height: number,
  colour: string,
): string {
  const low = r * 0.72;
  const folds = Array.from({ length: 13 }, (_, i) => {
    const t = (i - 6) / 6.4;
    const curve = Math.sqrt(1 - t * t) * r * 0.2;
    return polygon(
      [
        [cx + t * r - r * 0.035, topY + curve],
        [cx + t * r + r * 0.045, topY + curve],
        [cx + t * low + r * 0.035, topY + height + curve * 0.7],
        [cx + t * low - r * 0.025, topY + height + curve * 0.7],
      ],
      shade(colour, 0.32),
      { opacity: 0.34 },
    );
  });
  const wall = `M${num(cx - r)},${num(topY)} L${num(cx - low)},${num(topY + height)} A${num(low)},${num(low * 0.2)} 0 0 0 ${num(cx + low)},${num(topY + height)} L${num(cx + r)},${num(topY)} A${num(r)},${num(r * 0.2)} 0 0 1 ${num(cx - r)},${num(topY)}Z`;
  return group({}, path(wall, turned(ink, colour)), ...folds);
}
