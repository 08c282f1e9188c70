import { boxShadow, createCamera, drawBox } from '../camera.ts';
import { palette, shade, tint } from '../colour.ts';
import { strawberry } from '../fruit.ts';
import { type Ink, rounded } from '../ink.ts';
import { mark } from '../label.ts';
import { type Picture, productPicture } from '../stage.ts';
import { circle, group, line, num, path, place, rect } from '../svg.ts';

export type BoxPrint = 'plain' | 'window' | 'flowers' | 'dots';

/** A round cake from above, as it shows through a window. */
function cakeFromAbove(ink: Ink, r: number, icing: string): string {
  const piped = Array.from({ length: 12 }, (_, i) => {
    const angle = (i / 12) * Math.PI * 2;
    return circle(
      Math.cos(angle) * r * 0.8,
      Math.sin(angle) * r * 0.8,
      r * 0.17,
      rounded(ink, tint(icing, 0.35)),
    );
  });
  const berries = [0, 72, 144, 216, 288].map((turn) =>
    group(
      { transform: `rotate(${turn}) translate(0 ${num(-r * 0.34)})` },
      place(0, 0, r / 300, 180, strawberry(ink)),
    ),
  );
  return group(
    {},
    circle(0, 0, r, shade(icing, 0.2)),
    circle(0, 0, r * 0.95, rounded(ink, icing)),
    ...piped,
    ...berries,
  );
}

function flower(x: number, y: number, size: number, colour: string): string {
  return place(
    x,
    y,
    size,
    0,
    ...[0, 72, 144, 216, 288].map((turn) =>
      group({ transform: `rotate(${turn})` }, path('M0,0 C-16,-8 -14,-34 0,-38 C14,-34 16,-8 0,0Z', colour)),
    ),
    circle(0, 0, 8, palette.gold),
  );
}

function scattered(width: number, height: number, draw: (x: number, y: number, i: number) => string): string {
  const marks: string[] = [];
  let i = 0;
  for (let row = 0; row * 78 + 36 < height; row++) {
    for (let column = 0; column * 108 + (row % 2) * 54 + 34 < width; column++) {
      marks.push(draw(34 + column * 108 + (row % 2) * 54, 36 + row * 78, i++));
    }
  }
  return group({}, ...marks);
}

function facePrint(pattern: BoxPrint, print: string, width: number, height: number): string {
  if (pattern === 'flowers')
    return scattered(width, height, (x, y, i) =>
      flower(x, y, i % 2 === 0 ? 0.62 : 0.44, i % 3 === 0 ? print : tint(print, 0.45)),
    );
  if (pattern === 'dots') return scattered(width, height, (x, y) => circle(x, y, 12, print));
  return group(
    {},
    rect(0, height - 22, width, 10, print),
    mark(width * 0.5, height * 0.44, Math.min(110, height * 0.5), print),
  );
}

/** A closed cake box; with a window the cake shows. */
export function drawCakeBox(colour: string, print: string, pattern: BoxPrint): Picture {
  const box = { width: 500, depth: 500, height: 230 };
  return productPicture(print, (ink) => {
    const camera = createCamera({ x: 630, y: 660, turn: -26, elevation: 32 });
    const window = rect(64, 64, 372, 372, '#000', { rx: 46 });
    const glimpse = group(
      {},
      rect(64, 64, 372, 372, shade(colour, 0.4), { rx: 46 }),
      group(
        { 'clip-path': ink.clip(window) },
        place(256, 262, 1, 0, cakeFromAbove(ink, 190, '#FBE6D0')),
        path('M40,40 L260,40 L60,300Z', '#FFFFFF', { opacity: 0.24 }),
        path('M300,40 L350,40 L40,440 V380Z', '#FFFFFF', { opacity: 0.14 }),
      ),
      rect(64, 64, 372, 372, 'none', { rx: 46, stroke: print, 'stroke-width': 5 }),
    );
    const closed = group(
      {},
      facePrint(pattern, print, 500, 500),
      pattern === 'plain'
        ? ''
        : group(
            {},
            circle(250, 250, 112, colour),
            circle(250, 250, 112, 'none', { stroke: print, 'stroke-width': 5 }),
            mark(250, 250, 116, print),
          ),
    );
    const flap = path('M130,0 H370 L348,66 Q344,76 332,76 H168 Q156,76 152,66Z', tint(colour, 0.16), {
      stroke: shade(colour, 0.28),
      'stroke-width': 2,
    });
    return group(
      {},
      boxShadow(ink, camera, box, 60),
      drawBox(ink, camera, box, colour, {
        top: pattern === 'window' ? glimpse : closed,
        front: group(
          { 'clip-path': ink.clip(rect(0, 0, 500, 230, '#000')) },
          pattern === 'plain' || pattern === 'window'
            ? rect(0, 208, 500, 9, print)
            : facePrint(pattern, print, 500, 230),
          flap,
        ),
        side: group(
          { 'clip-path': ink.clip(rect(0, 0, 500, 230, '#000')) },
          pattern === 'plain' || pattern === 'window'
            ? rect(0, 208, 500, 9, print)
            : facePrint(pattern, print, 500, 230),
          rect(0, 0, 500, 230, palette.cocoa, { opacity: 0.2 }),
        ),
      }),
    );
  });
}

/** A tall box for tiered cakes, with a window in front. */
export function drawTallCakeBox(colour: string, print: string): Picture {
  const box = { width: 380, depth: 300, height: 490 };
  return productPicture(print, (ink) => {
    const camera = createCamera({ x: 610, y: 770, turn: -28, elevation: 18 });
    const cake = group(
      {},
      rect(
        60,
        330,
        260,
        90,
        ink.linear([
          [0, '#FFF7EA'],
          [0.6, '#FBE3D3'],
          [1, '#E3BFA8'],
        ]),
        { rx: 12 },
      ),
      rect(
        95,
        240,
        190,
        94,
        ink.linear([
          [0, '#F9CDD5'],
          [0.6, '#F2AEBB'],
          [1, '#D98496'],
        ]),
        { rx: 12 },
      ),
      rect(
        130,
        160,
        120,
        84,
        ink.linear([
          [0, '#FFF7EA'],
          [0.6, '#FBE3D3'],
          [1, '#E3BFA8'],
        ]),
        { rx: 12 },
      ),
      ...[0, 1, 2, 3, 4, 5].map((i) => circle(74 + i * 46, 334, 20, rounded(ink, '#FFF3E0'))),
      ...[0, 1, 2, 3].map((i) => circle(112 + i * 52, 244, 17, rounded(ink, '#FFF3E0'))),
      place(190, 132, 0.72, 0, strawberry(ink)),
      rect(36, 418, 308, 14, palette.gold, { rx: 7 }),
    );
    const window = rect(36, 70, 308, 370, '#000', { rx: 30 });
    const front = group(
      {},
      rect(36, 70, 308, 370, shade(colour, 0.32), { rx: 30 }),
      group(
        { 'clip-path': ink.clip(window) },
        cake,
        path('M36,70 H220 L60,440 H36Z', '#FFFFFF', { opacity: 0.18 }),
      ),
      rect(36, 70, 308, 370, 'none', { rx: 30, stroke: print, 'stroke-width': 5 }),
      mark(190, 36, 40, print),
    );
    const handle = line('M100,150 C100,60 280,60 280,150', shade(colour, 0.3), 16);
    return group(
      {},
      boxShadow(ink, camera, box, 60),
      drawBox(ink, camera, box, colour, {
        front,
        side: rect(0, 464, 300, 12, print, { opacity: 0.8 }),
        top: group({}, line('M0,150 H380', shade(colour, 0.25), 3), handle),
      }),
    );
  });
}

/** A box of six cupcakes seen through its lid. */
export function drawCupcakeBox(colour: string, print: string): Picture {
  const box = { width: 600, depth: 400, height: 180 };
  return productPicture(print, (ink) => {
    const camera = createCamera({ x: 620, y: 650, turn: -24, elevation: 38 });
    const icings = ['#F4A7B5', '#FFF1DC', '#8C5734', '#FFF1DC', '#B3C56B', '#F4A7B5'];
    const cakes = icings.map((icing, i) => {
      const x = 128 + (i % 3) * 172;
      const y = 124 + Math.floor(i / 3) * 156;
      return group(
        {},
        circle(x, y, 74, shade(icing, 0.36)),
        circle(x, y, 70, rounded(ink, icing)),
        circle(x, y, 50, rounded(ink, tint(icing, 0.14))),
        circle(x, y, 28, rounded(ink, tint(icing, 0.28))),
        circle(x - 2, y - 2, 12, rounded(ink, '#A8182F')),
      );
    });
    const window = rect(40, 36, 520, 328, '#000', { rx: 36 });
    const top = group(
      {},
      rect(40, 36, 520, 328, shade(colour, 0.45), { rx: 36 }),
      group(
        { 'clip-path': ink.clip(window) },
        ...cakes,
        path('M20,20 L330,20 L60,380 H20Z', '#FFFFFF', { opacity: 0.2 }),
      ),
      rect(40, 36, 520, 328, 'none', { rx: 36, stroke: print, 'stroke-width': 5 }),
    );
    return group(
      {},
      boxShadow(ink, camera, box, 56),
      drawBox(ink, camera, box, colour, {
        top,
        front: group({}, mark(300, 88, 86, print), rect(0, 158, 600, 9, print)),
        side: rect(0, 158, 400, 9, print),
      }),
    );
  });
}
