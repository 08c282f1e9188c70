import { boxShadow, createCamera, drawBox } from '../camera.ts';
import { mix, palette, shade, tint } from '../colour.ts';
import { type FlavourName, flavours } from '../flavours.ts';
import type { Ink } from '../ink.ts';
import { mark } from '../label.ts';
import { castShadow, type Picture, productPicture } from '../stage.ts';
import { circle, group, place, polygon, rect } from '../svg.ts';

const slab = { width: 620, depth: 380, height: 64 };

function segments(ink: Ink, colour: string): string {
  const camera = view();
  const parts: string[] = [];
  for (let row = 2; row >= 0; row--) {
    for (let column = 4; column >= 0; column--) {
      const x = -slab.width / 2 + 62 + column * 124;
      const y = -slab.depth / 2 + 63 + row * 126.7;
      const ridge = (inset: number, z: number) =>
        (
          [
            [-1, -1],
            [1, -1],
            [1, 1],
            [-1, 1],
          ] as const
        ).map(([sx, sy]) => camera.at(x + sx * (58 - inset), y + sy * (59 - inset), z));
      const low = ridge(0, slab.height);
      const high = ridge(15, slab.height + 20);
      const side = (a: number, b: number, fill: string) => {
        const corners = [low[a], low[b], high[b], high[a]].flatMap((point) =>
          point === undefined ? [] : [point],
        );
        return polygon(corners, fill);
      };
      parts.push(
        side(2, 3, tint(colour, 0.12)),
        side(3, 0, tint(colour, 0.34)),
        side(1, 2, shade(colour, 0.36)),
        side(0, 1, shade(colour, 0.14)),
        polygon(
          high,
          ink.linear(
            [
              [0, tint(colour, 0.3)],
              [1, tint(colour, 0.08)],
            ],
            'diagonal',
          ),
        ),
      );
    }
  }
  return group({}, ...parts);
}

function view() {
  return createCamera({ x: 610, y: 570, scale: 1.12, turn: -24, elevation: 40 });
}

/** A slab of couverture in an open sleeve. */
export function drawChocolateBlock(name: FlavourName, sleeve: string): Picture {
  const flavour = flavours[name];
  return productPicture(mix(flavour.print, flavour.colour, 0.4), (ink) => {
    const camera = view();
    const wrap = { x: -190, y: 0, z: -2, width: 300, depth: slab.depth + 12, height: slab.height + 30 };
    const pale = tint(sleeve, 0.86);
    return group(
      {},
      boxShadow(ink, camera, slab, 60),
      drawBox(ink, camera, slab, flavour.colour),
      segments(ink, flavour.colour),
      drawBox(ink, camera, wrap, sleeve, {
        top: group(
          {},
          rect(252, 0, 14, wrap.depth, palette.gold),
          rect(20, 0, 6, wrap.depth, palette.gold),
          mark(138, 150, 110, pale),
          rect(66, 250, 146, 18, pale, { rx: 9 }),
          rect(96, 286, 86, 12, pale, { rx: 6, opacity: 0.8 }),
        ),
        front: group(
          {},
          rect(252, 0, 14, wrap.height, palette.gold),
          rect(20, 0, 6, wrap.height, palette.gold),
          circle(140, wrap.height / 2, 20, pale),
        ),
      }),
      castShadow(ink, 980, 842, 84, 24, 0.9),
      place(980, 800, 1.5, 4, flavour.ingredient(ink)),
    );
  });
}
