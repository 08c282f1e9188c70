import { boxShadow, createCamera, drawBox } from '../camera.ts';
import { palette, shade, tint } from '../colour.ts';
import { face } from '../ink.ts';
import { mark } from '../label.ts';
import { castShadow, type Picture, productPicture } from '../stage.ts';
import { ellipse, group, num, path, rect } from '../svg.ts';

/** A roll of baking paper lying before its box. */
export function drawPaperRoll(sheet: string, colour: string): Picture {
  return productPicture(colour, (ink) => {
    const camera = createCamera({ x: 610, y: 560, turn: -20, elevation: 26 });
    const box = { y: 90, width: 700, depth: 120, height: 130 };
    const art = group(
      {},
      rect(0, 0, 700, 26, palette.gold),
      mark(90, 78, 60, tint(colour, 0.85)),
      rect(170, 58, 240, 18, tint(colour, 0.8), { rx: 9 }),
      rect(170, 90, 150, 12, tint(colour, 0.6), { rx: 6 }),
    );
    const [x1, y1] = camera.at(-330, -120, 62);
    const [x2, y2] = camera.at(330, -120, 62);
    const tube = ink.linear(
      [
        [0, tint(sheet, 0.7)],
        [0.4, sheet],
        [1, shade(sheet, 0.34)],
      ],
      'down',
    );
    const tail = `M${num(x1)},${num(y1 + 40)} L${num(x2)},${num(y2 + 40)} L${num(x2 - 36)},${num(y2 + 150)} C${num(x2 - 200)},${num(y2 + 150)} ${num(x1 + 300)},${num(y1 + 160)} ${num(x1 - 40)},${num(y1 + 146)}Z`;
    return group(
      {},
      boxShadow(ink, camera, box, 40),
      drawBox(ink, camera, box, colour, { front: art }),
      castShadow(ink, 610, y1 + 210, 400, 50, 0.8),
      path(tail, face(ink, tint(sheet, 0.2), 0.08)),
      path(
        `M${num(x1)},${num(y1 - 62)} L${num(x2)},${num(y2 - 62)} A36,62 0 0 1 ${num(x2)},${num(y2 + 62)} L${num(x1)},${num(y1 + 62)} A36,62 0 0 1 ${num(x1)},${num(y1 - 62)}Z`,
        tube,
      ),
      ellipse(x2, y2, 36, 62, tint(sheet, 0.3)),
      ellipse(x2, y2, 26, 46, 'none', { stroke: shade(sheet, 0.25), 'stroke-width': 2 }),
      ellipse(x2, y2, 16, 29, '#B98A5A'),
      ellipse(x2 + 2, y2 + 1, 11, 22, '#6E4A2E'),
    );
  });
}
