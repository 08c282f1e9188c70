import { boxShadow, createCamera, drawBox } from '../camera.ts';
import { palette, shade, tint } from '../colour.ts';
import { face } from '../ink.ts';
import { mark } from '../label.ts';
import { type Picture, productPicture } from '../stage.ts';
import { circle, group, num, path, rect } from '../svg.ts';

export type SheetPrint = 'plain' | 'checks' | 'marks';

function sheetPrint(print: SheetPrint, ink: string, width: number, depth: number): string {
  if (print === 'plain') return '';
  if (print === 'checks') {
    const step = 44;
    const columns = Array.from({ length: Math.floor(width / step / 2) + 1 }, (_, i) =>
      rect(i * step * 2, 0, step, depth, ink, { opacity: 0.42 }),
    );
    const rows = Array.from({ length: Math.floor(depth / step / 2) + 1 }, (_, i) =>
      rect(0, i * step * 2, width, Math.min(step, depth - i * step * 2), ink, { opacity: 0.42 }),
    );
    return group({}, ...columns, ...rows);
  }
  const marks: string[] = [];
  for (let y = 62; y < depth - 20; y += 112) {
    for (let x = 62; x < width - 20; x += 116) marks.push(mark(x, y, 58, ink));
  }
  return group({}, ...marks);
}

/** A ream of greaseproof sheets, the corner of the top one lifted. */
export function drawPaperSheets(paper: string, ink: string, pattern: SheetPrint): Picture {
  const ream = { width: 620, depth: 440, height: 92 };
  return productPicture(ink, (drawing) => {
    const camera = createCamera({ x: 620, y: 610, turn: -22, elevation: 38 });
    const edges = (length: number) =>
      group(
        {},
        ...Array.from({ length: 12 }, (_, i) =>
          rect(0, 6 + i * 7, length, 1.4, shade(paper, 0.4), { opacity: 0.4 }),
        ),
      );
    const [ax, ay] = camera.at(310, -220, 94);
    const [bx, by] = camera.at(120, -220, 94);
    const [cx, cy] = camera.at(310, -60, 94);
    const [tx, ty] = camera.at(206, -132, 176);
    const under = `M${num(bx)},${num(by)} L${num(ax)},${num(ay)} L${num(cx)},${num(cy)}Z`;
    const curl = `M${num(bx)},${num(by)} Q${num((bx + tx) / 2 + 30)},${num((by + ty) / 2 + 20)} ${num(tx)},${num(ty)} Q${num((cx + tx) / 2 + 16)},${num((cy + ty) / 2 + 24)} ${num(cx)},${num(cy)} Q${num((bx + cx) / 2 + 30)},${num((by + cy) / 2 + 10)} ${num(bx)},${num(by)}Z`;
    return group(
      {},
      boxShadow(drawing, camera, ream, 54),
      drawBox(drawing, camera, ream, paper, {
        top: group(
          { 'clip-path': drawing.clip(rect(0, 0, 620, 440, '#000')) },
          sheetPrint(pattern, ink, 620, 440),
        ),
        front: edges(620),
        side: edges(440),
      }),
      path(under, tint(paper, 0.2)),
      path(under, palette.cocoa, { opacity: 0.16 }),
      path(curl, face(drawing, tint(paper, 0.3), 0.2), { stroke: shade(paper, 0.22), 'stroke-width': 1.5 }),
    );
  });
}

/** Two piles of folded napkins, embossed at the border. */
export function drawNapkins(first: string, second: string): Picture {
  return productPicture(second, (ink) => {
    const camera = createCamera({ x: 620, y: 640, turn: -28, elevation: 34 });
    const pile = (x: number, y: number, count: number, colour: string) =>
      Array.from({ length: count }, (_, i) =>
        drawBox(
          ink,
          camera,
          { x: x + (i % 2) * 4, y, z: i * 20, width: 320, depth: 320, height: 20 },
          i % 2 === 0 ? colour : shade(colour, 0.03),
          i === count - 1
            ? { top: embossed(colour) }
            : { front: rect(0, 8, 320, 2, shade(colour, 0.3), { opacity: 0.5 }) },
        ),
      );
    return group(
      {},
      boxShadow(ink, camera, { x: -180, y: 60, width: 330, depth: 330, height: 1 }, 50),
      boxShadow(ink, camera, { x: 170, y: -60, width: 330, depth: 330, height: 1 }, 50),
      ...pile(-180, 60, 11, first),
      ...pile(176, -60, 6, second),
    );
  });
}

function embossed(colour: string): string {
  const dots = Array.from(
    { length: 13 },
    (_, i) =>
      circle(22 + i * 23, 22, 5, shade(colour, 0.16)) +
      circle(22, 22 + i * 23, 5, shade(colour, 0.16)) +
      circle(298, 22 + i * 23, 5, shade(colour, 0.16)) +
      circle(22 + i * 23, 298, 5, shade(colour, 0.16)),
  );
  return group(
    {},
    ...dots,
    rect(46, 46, 228, 228, 'none', { stroke: shade(colour, 0.14), 'stroke-width': 3, rx: 8 }),
    mark(160, 160, 90, shade(colour, 0.14)),
  );
}
