import { boxShadow, createCamera, drawBox } from '../camera.ts';
import { mix, palette, shade, tint } from '../colour.ts';
import { rosette } from '../cream.ts';
import { strawberry } from '../fruit.ts';
import { type Ink, rounded, turned } from '../ink.ts';
import { mark } from '../label.ts';
import { type Frustum, wallPath } from '../round.ts';
import { castShadow, type Picture, productPicture } from '../stage.ts';
import { circle, ellipse, group, num, path, place, rect } from '../svg.ts';

function foilSheen(ink: Ink, colour: string): string {
  return ink.linear(
    [
      [0, tint(colour, 0.25)],
      [0.3, tint(colour, 0.62)],
      [0.42, colour],
      [0.6, tint(colour, 0.5)],
      [0.8, shade(colour, 0.1)],
      [1, shade(colour, 0.24)],
    ],
    'diagonal',
  );
}

function scallopedDisc(ink: Ink, cx: number, cy: number, r: number, colour: string): string {
  const flat = 0.36;
  const edge = Array.from({ length: 40 }, (_, i) => {
    const angle = (i / 40) * Math.PI * 2;
    return ellipse(cx + Math.cos(angle) * r, cy + Math.sin(angle) * r * flat, r * 0.088, r * 0.05, colour);
  });
  const under = edge.map((dot) => dot.replace(`fill="${colour}"`, `fill="${shade(colour, 0.38)}"`));
  return (
    group({ transform: 'translate(0 13)' }, ...under, ellipse(cx, cy, r, r * flat, shade(colour, 0.38))) +
    group({}, ...edge) +
    ellipse(cx, cy, r, r * flat, foilSheen(ink, colour)) +
    ellipse(cx, cy, r * 0.9, r * flat * 0.9, 'none', {
      stroke: shade(colour, 0.2),
      'stroke-width': 3,
      opacity: 0.6,
    })
  );
}

/** Foil-faced cake boards, the biggest below; the top one carries a slice. */
export function drawCakeBoards(colour: string): Picture {
  return productPicture(colour, (ink) =>
    group(
      {},
      castShadow(ink, 650, 690, 400, 170),
      scallopedDisc(ink, 640, 640, 370, colour),
      scallopedDisc(ink, 622, 588, 290, tint(colour, 0.12)),
      scallopedDisc(ink, 640, 540, 214, tint(colour, 0.2)),
      castShadow(ink, 646, 540, 130, 40, 0.8),
      cakeSlice(ink, 640, 530),
    ),
  );
}

function cakeSlice(ink: Ink, x: number, y: number): string {
  const layer = (dy: number, height: number, colour: string) =>
    path(`M-130,${dy} L40,${dy + 50} V${dy + 50 - height} L-130,${dy - height}Z`, colour) +
    path(`M40,${dy + 50} L150,${dy - 20} V${dy - 20 - height} L40,${dy + 50 - height}Z`, shade(colour, 0.16));
  return place(
    x,
    y,
    1.1,
    0,
    layer(0, 36, '#E8B978'),
    layer(-36, 22, '#FFF3E0'),
    layer(-58, 34, '#E8B978'),
    layer(-92, 22, '#F4A7B5'),
    layer(-114, 30, '#E8B978'),
    layer(-144, 26, '#FFF3E0'),
    path('M-130,-170 L40,-120 L150,-190 C70,-232 -60,-220 -130,-170Z', rounded(ink, '#FFF6E8')),
    rosette(ink, 70, -164, 58, '#FFF3E0', 2),
    place(66, -236, 0.72, 8, strawberry(ink)),
  );
}

/** A footed stand with a cream cake. */
export function drawCakeStand(colour: string): Picture {
  const plate: Frustum = { cx: 630, topY: 560, bottomY: 584, topR: 320, bottomR: 312, flatness: 0.2 };
  const cake: Frustum = { cx: 630, topY: 350, bottomY: 540, topR: 230, bottomR: 230, flatness: 0.22 };
  return productPicture(colour, (ink) =>
    group(
      {},
      castShadow(ink, 640, 800, 220, 56),
      path(
        'M596,590 C600,660 560,740 462,776 A170,36 0 0 0 798,776 C700,740 660,660 664,590Z',
        turned(ink, colour),
      ),
      path(wallPath(plate, 560, 584), turned(ink, colour)),
      ellipse(630, 560, 320, 64, turned(ink, tint(colour, 0.4))),
      ellipse(630, 562, 292, 55, shade(colour, 0.12), { opacity: 0.35 }),
      path(wallPath(cake, 350, 540), turned(ink, '#FBE3D3')),
      path(wallPath(cake, 500, 540), turned(ink, '#E8647A')),
      ellipse(630, 350, 230, 51, turned(ink, '#FFF6E8')),
      ...[-170, -86, 0, 86, 170].map(
        (dx) =>
          rosette(ink, 630 + dx, 372 + 30 * (1 - (dx / 200) ** 2), 50, '#FFF6E8', 2) +
          place(630 + dx, 296 + 30 * (1 - (dx / 200) ** 2), 0.56, 0, strawberry(ink)),
      ),
    ),
  );
}

/** Three tiers of cupcakes. */
export function drawTieredStand(colour: string): Picture {
  return productPicture(colour, (ink) => {
    const icings = ['#F4A7B5', '#FFF1DC', '#B3C56B', '#8C5734'];
    const tier = (y: number, r: number, count: number, from: number) => {
      const cakes = Array.from({ length: count }, (_, i) => {
        const x = 630 + (count === 1 ? 0 : ((i / (count - 1)) * 2 - 1) * (r - 66));
        const icing = icings[(i + from) % icings.length] ?? '#FFF1DC';
        return (
          path(
            `M${num(x - 40)},${y - 46} L${num(x - 30)},${y + 8} A30,8 0 0 0 ${num(x + 30)},${y + 8} L${num(x + 40)},${y - 46}Z`,
            turned(ink, shade(icing, 0.3)),
          ) + rosette(ink, x, y - 34, 50, icing, 2)
        );
      });
      return group(
        {},
        path(
          `M${630 - r},${y} A${r},${num(r * 0.2)} 0 0 0 ${630 + r},${y} V${y + 16} A${r},${num(r * 0.2)} 0 0 1 ${630 - r},${y + 16}Z`,
          turned(ink, shade(colour, 0.16)),
        ),
        ellipse(630, y, r, r * 0.2, turned(ink, tint(colour, 0.45))),
        ...cakes,
      );
    };
    return group(
      {},
      castShadow(ink, 640, 800, 340, 76),
      rect(614, 250, 32, 540, turned(ink, colour)),
      tier(740, 350, 5, 0),
      tier(548, 258, 4, 1),
      tier(368, 170, 2, 2),
      circle(630, 226, 24, rounded(ink, colour)),
      rect(622, 240, 16, 90, turned(ink, colour)),
    );
  });
}

function paperCup(
  ink: Ink,
  x: number,
  baseY: number,
  colour: string,
  print: string,
  sign = tint(print, 0.88),
): string {
  const cup: Frustum = { cx: x, topY: baseY - 330, bottomY: baseY, topR: 112, bottomR: 82, flatness: 0.2 };
  return group(
    {},
    path(wallPath(cup, cup.topY, cup.bottomY), turned(ink, colour)),
    path(wallPath(cup, baseY - 230, baseY - 70), turned(ink, print)),
    mark(x, baseY - 130, 70, sign),
    path(wallPath({ ...cup, topR: 120, bottomR: 118 }, cup.topY - 26, cup.topY + 4), turned(ink, '#F7F2EA')),
    ellipse(x, cup.topY - 26, 120, 24, turned(ink, '#FFFDF8')),
    path(wallPath({ ...cup, topR: 96, bottomR: 100 }, cup.topY - 50, cup.topY - 26), turned(ink, '#F7F2EA')),
    ellipse(x, cup.topY - 50, 97, 19, turned(ink, '#FFFDF8')),
    ellipse(x + 46, cup.topY - 48, 14, 5, shade('#FFFDF8', 0.5)),
  );
}

/** Two cups sunk into a moulded carrier. */
export function drawCupCarrier(colour: string, print: string): Picture {
  return productPicture(print, (ink) => {
    const camera = createCamera({ x: 630, y: 740, turn: -16, elevation: 26 });
    const tray = { width: 640, depth: 300, height: 110 };
    const front = group(
      {},
      rect(0, 14, 640, 5, shade(colour, 0.25), { opacity: 0.5 }),
      ...[116, 320, 524].map((x) => rect(x - 64, 50, 128, 32, shade(colour, 0.14), { rx: 16 })),
    );
    const cup = (x: number) => {
      const [cx, cy] = camera.at(x, 0, tray.height);
      const hole = path(
        `M${num(cx - 112)},0 H${num(cx + 112)} V${num(cy + 6)} A112,42 0 0 1 ${num(cx - 112)},${num(cy + 6)}Z`,
        '#000',
      );
      const deep =
        ellipse(cx, cy, 118, 50, shade(colour, 0.16)) + ellipse(cx, cy + 3, 108, 44, shade(colour, 0.5));
      return (
        deep +
        group(
          { 'clip-path': ink.clip(hole) },
          place(cx, cy + 62, 1.1, 0, paperCup(ink, 0, 0, '#FFFDF8', print)),
        )
      );
    };
    return group(
      {},
      boxShadow(ink, camera, tray, 54),
      drawBox(ink, camera, tray, colour, { front }),
      cup(-160),
      cup(160),
    );
  });
}

/** Paper cups: a tower and one filled. */
export function drawPaperCups(colour: string, print: string): Picture {
  return productPicture(print, (ink) =>
    group(
      {},
      castShadow(ink, 470, 780, 110, 40),
      paperCup(ink, 460, 770, colour, print),
      castShadow(ink, 770, 800, 110, 40),
      place(0, 20, 1, 0, paperCup(ink, 764, 776, shade(print, 0.05), colour, print)),
    ),
  );
}

/** Lace paper under a tart. */
export function drawLace(colour: string): Picture {
  return productPicture(colour, (ink) => {
    const camera = createCamera({ x: 630, y: 560, turn: 0, elevation: 34 });
    const petals = Array.from({ length: 24 }, (_, i) =>
      group(
        { transform: `rotate(${i * 15})` },
        circle(0, -330, 44, '#FFFDF8'),
        circle(0, -334, 17, mix(palette.cream, colour, 0.35)),
        circle(0, -276, 13, mix(palette.cream, colour, 0.3)),
        ellipse(0, -238, 9, 17, mix(palette.cream, colour, 0.25)),
      ),
    );
    const disc = group(
      {},
      ...petals,
      circle(0, 0, 306, 'none', { stroke: '#FFFDF8', 'stroke-width': 30 }),
      circle(0, 0, 226, '#FFFDF8'),
    );
    const solid = group({}, circle(0, 0, 330, '#FFFDF8'), disc);
    const shadow = group(
      { opacity: 0.3, filter: ink.blur(14), transform: 'translate(20 24)' },
      camera.onPlane([0, 0, 0], [1, 0, 0], [0, -1, 0], circle(0, 0, 372, '#7A4A2B')),
    );
    const tart: Frustum = { cx: 630, topY: 470, bottomY: 560, topR: 206, bottomR: 178, flatness: 0.5 };
    return group(
      {},
      shadow,
      camera.onPlane([0, 0, 4], [1, 0, 0], [0, -1, 0], solid),
      castShadow(ink, 640, 575, 190, 96, 0.9),
      path(wallPath(tart, 470, 560), turned(ink, '#D9984A')),
      ellipse(630, 470, 206, 103, rounded(ink, '#E2A95C')),
      ellipse(630, 468, 178, 86, rounded(ink, '#FBE7A8')),
      ...[
        [-96, 6],
        [-34, -36],
        [40, -36],
        [102, 6],
        [34, 40],
        [-36, 40],
        [0, 2],
      ].map(([x, y]) => place(630 + (x ?? 0), 456 + (y ?? 0), 0.82, 0, strawberry(ink))),
    );
  });
}
