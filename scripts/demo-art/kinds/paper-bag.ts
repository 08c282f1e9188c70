import { boxShadow, createCamera, drawBox } from '../camera.ts';
import { palette, shade, tint } from '../colour.ts';
import { face, type Ink, rounded } from '../ink.ts';
import { mark } from '../label.ts';
import { castShadow, type Picture, productPicture } from '../stage.ts';
import { circle, ellipse, group, line, num, path, place, polygon, rect } from '../svg.ts';

export type Print = 'mark' | 'stripes' | 'dots' | 'leaves';

function frontPrint(print: Print, ink: string, paper: string, width: number, height: number): string {
  const centre = mark(width / 2, height * 0.48, width * 0.4, ink);
  if (print === 'mark')
    return group({}, centre, rect(width * 0.26, height * 0.72, width * 0.48, 16, ink, { rx: 8 }));
  const seal = circle(width / 2, height * 0.48, width * 0.31, paper) + centre;
  if (print === 'stripes')
    return group(
      {},
      ...Array.from({ length: 7 }, (_, i) =>
        rect(((i * 2 + 0.5) * width) / 14, 0, width / 14, height, ink, { opacity: 0.85 }),
      ),
      seal,
    );
  const motifs: string[] = [];
  for (let row = 0; row < 8; row++) {
    for (let column = 0; column < 5; column++) {
      const x = ((column + (row % 2 === 0 ? 0.5 : 0)) * width) / 4.6 + width * 0.02;
      const y = ((row + 0.6) * height) / 8;
      motifs.push(
        print === 'dots'
          ? circle(x, y, 13, ink)
          : place(
              x,
              y,
              0.5,
              (row * 47 + column * 71) % 360,
              path('M0,0 C14,-26 46,-30 66,-6 C48,14 16,16 0,0Z', ink),
            ),
      );
    }
  }
  return group({}, ...motifs.filter((_, i) => i < 40), seal);
}

/** A shopping bag with a pleated side and twisted paper handles. */
export function drawCarrierBag(paper: string, print: string, pattern: Print): Picture {
  return productPicture(print, (ink) => {
    const camera = createCamera({ x: 600, y: 776, turn: -28, elevation: 16 });
    const bag = { width: 400, depth: 210, height: 470 };
    const clip = ink.clip(rect(0, 0, bag.width, bag.height, '#000'));
    const front = group(
      { 'clip-path': clip },
      rect(0, 26, bag.width, 3, shade(paper, 0.2), { opacity: 0.5 }),
      frontPrint(pattern, print, paper, bag.width, bag.height),
    );
    const pleat = group(
      {},
      polygon(
        [
          [0, 0],
          [bag.depth / 2, 0],
          [bag.depth / 2, 330],
          [0, bag.height],
        ],
        palette.cocoa,
        { opacity: 0.14 },
      ),
      polygon(
        [
          [bag.depth / 2, 330],
          [0, bag.height],
          [bag.depth, bag.height],
        ],
        '#FFFFFF',
        { opacity: 0.16 },
      ),
      line(
        `M${bag.depth / 2},0 V330 L0,${bag.height} M${bag.depth / 2},330 L${bag.depth},${bag.height}`,
        shade(paper, 0.5),
        2,
        { opacity: 0.6 },
      ),
    );
    const handle = (y: number, colour: string) => {
      const [x1, y1] = camera.at(-84, y, bag.height - 8);
      const [x2, y2] = camera.at(84, y, bag.height - 8);
      const d = `M${num(x1)},${num(y1)} C${num(x1 + 4)},${num(y1 - 170)} ${num(x2 - 4)},${num(y2 - 170)} ${num(x2)},${num(y2)}`;
      return (
        line(d, shade(colour, 0.3), 15) +
        line(d, colour, 9) +
        line(d, tint(colour, 0.5), 3, { 'stroke-dasharray': '7 9' })
      );
    };
    const inside = group(
      {},
      rect(4, 4, bag.width - 8, bag.depth - 8, shade(paper, 0.42)),
      rect(4, 40, bag.width - 8, bag.depth - 44, shade(paper, 0.3)),
    );
    return group(
      {},
      boxShadow(ink, camera, bag, 60),
      handle(bag.depth / 2, shade(paper, 0.2)),
      drawBox(ink, camera, bag, paper, { front, side: pleat, top: inside }),
      handle(-bag.depth / 2, tint(paper, 0.1)),
    );
  });
}

function flatbread(ink: Ink, x: number, y: number, r: number, turn: number): string {
  return place(
    x,
    y,
    1,
    turn,
    ellipse(0, 8, r, r * 0.96, shade('#C98540', 0.3)),
    ellipse(0, 0, r, r * 0.96, rounded(ink, '#E3AC62')),
    ...[-2, -1, 0, 1, 2].map((i) =>
      line(
        `M${i * r * 0.32 - 20},${-r * 0.62} L${i * r * 0.32 + 20},${r * 0.62}`,
        shade('#E3AC62', 0.24),
        9,
        { opacity: 0.5 },
      ),
    ),
    ...[-2, -1, 0, 1, 2].map((i) =>
      line(
        `M${-r * 0.62},${i * r * 0.32 + 20} L${r * 0.62},${i * r * 0.32 - 20}`,
        shade('#E3AC62', 0.24),
        9,
        { opacity: 0.5 },
      ),
    ),
    ...[
      [-40, -60],
      [30, -84],
      [70, -30],
      [-84, -20],
      [4, -30],
      [50, 40],
      [-50, 50],
    ].map(([dx, dy]) => ellipse(dx ?? 0, dy ?? 0, 6, 3.6, '#FFF3D6')),
  );
}

/** A bag for somun, with the warm bread looking out of it. */
export function drawBreadBag(paper: string, print: string, window: boolean): Picture {
  const outline =
    'M346,366 l27,-18 l27,18 l27,-18 l27,18 l27,-18 l27,18 l27,-18 l27,18 l27,-18 l27,18 l27,-18 l27,18 l27,-18 l27,18 l27,-18 l27,18 l27,-18 l27,18 l27,-18 l27,18 C900,520 902,660 896,786 Q620,812 340,786 C334,660 336,520 346,366Z';
  return productPicture(print, (ink) => {
    const creases = ink.linear([
      [0, palette.cocoa, 0.2],
      [0.08, '#FFFFFF', 0.26],
      [0.3, '#FFFFFF', 0.05],
      [0.7, palette.cocoa, 0.02],
      [0.9, palette.cocoa, 0.1],
      [1, palette.cocoa, 0.3],
    ]);
    const cut =
      'M500,470 H736 Q756,470 756,490 V640 Q756,700 618,720 Q480,700 480,640 V490 Q480,470 500,470Z';
    const glimpse = group(
      {},
      path(cut, '#F6E3C0'),
      group(
        { 'clip-path': ink.clip(path(cut, '#000')) },
        flatbread(ink, 560, 600, 150, 8),
        flatbread(ink, 690, 660, 140, -10),
        path('M480,470 L620,470 L520,720 H480Z', '#FFFFFF', { opacity: 0.26 }),
      ),
      path(cut, 'none', { stroke: print, 'stroke-width': 6 }),
    );
    return group(
      {},
      castShadow(ink, 634, 794, 290, 64),
      flatbread(ink, 730, 330, 168, 12),
      flatbread(ink, 520, 306, 176, -14),
      path(outline, face(ink, paper, 0.12)),
      group(
        { 'clip-path': ink.clip(path(outline, '#000')) },
        rect(330, 730, 580, 26, print),
        rect(330, 768, 580, 8, print),
      ),
      path(outline, creases),
      window ? glimpse : mark(618, 546, 170, print) + rect(508, 672, 220, 16, print, { rx: 8 }),
      path('M388,400 C376,520 372,640 376,760 C396,640 402,520 408,400Z', '#FFFFFF', { opacity: 0.25 }),
    );
  });
}

/** A boat of pide on its long paper tray. */
export function drawPideTray(paper: string, print: string): Picture {
  return productPicture(print, (ink) => {
    const camera = createCamera({ x: 620, y: 640, turn: -18, elevation: 36 });
    const tray = { width: 760, depth: 330, height: 60 };
    const filling = rounded(ink, '#9B4A2A');
    const boat = group(
      {},
      path('M-340,0 C-240,-130 240,-130 340,0 C240,130 -240,130 -340,0Z', shade('#C98540', 0.34), {
        transform: 'translate(0 12)',
      }),
      path('M-340,0 C-240,-130 240,-130 340,0 C240,130 -240,130 -340,0Z', rounded(ink, '#E0A456')),
      path('M-252,0 C-190,-74 190,-74 252,0 C190,74 -190,74 -252,0Z', filling),
      ...[-180, -110, -40, 30, 100, 170].map((x, i) =>
        circle(x, i % 2 === 0 ? -18 : 20, 20, '#F3C84F', { opacity: 0.85 }),
      ),
      ...[-146, -70, 4, 70, 140].map((x, i) =>
        place(
          x,
          i % 2 === 0 ? 18 : -22,
          0.5,
          i * 50,
          path('M0,0 C14,-26 46,-30 66,-6 C48,14 16,16 0,0Z', '#6F9A43'),
        ),
      ),
      ...[-120, 0, 120].map((x) => circle(x, 0, 13, '#D8402F')),
    );
    return group(
      {},
      boxShadow(ink, camera, tray, 50),
      drawBox(ink, camera, tray, paper, {
        top: group({}, rect(10, 10, 740, 310, shade(paper, 0.26)), rect(26, 40, 714, 280, shade(paper, 0.1))),
        front: group(
          {},
          rect(0, 40, 760, 8, print),
          mark(70, 22, 26, print),
          rect(100, 15, 200, 12, print, { rx: 6 }),
        ),
      }),
      camera.onPlane([0, 0, 44], [1, 0, 0], [0, -1, 0], boat),
      camera.onPlane([-380, -165, 60], [1, 0, 0], [0, 1, 0], rect(0, 0, 760, 10, tint(paper, 0.35))),
    );
  });
}
