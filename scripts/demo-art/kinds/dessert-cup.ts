import { shade, tint } from '../colour.ts';
import { rosette } from '../cream.ts';
import { type Ink, turned } from '../ink.ts';
import { type Frustum, wallPath } from '../round.ts';
import { castShadow, type Picture, productPicture } from '../stage.ts';
import { ellipse, group, path } from '../svg.ts';
import { aqua, clear } from './clear-plastic.ts';

interface Layer {
  colour: string;
  to: number;
}

function layered(ink: Ink, shape: Frustum, layers: readonly Layer[], from: number): string {
  let previous = from;
  return group(
    {},
    ...layers.map(({ colour, to }) => {
      const drawn = path(wallPath(shape, previous, to), turned(ink, colour));
      previous = to - 1;
      return drawn;
    }),
  );
}

/** A dessert cup with layers, under a dome or a flat lid. */
export function drawDessertCup(lid: 'dome' | 'flat', colours: readonly [string, string]): Picture {
  return productPicture(colours[0], (ink) => {
    const one = (cx: number, topY: number, height: number) => {
      const cup: Frustum = { cx, topY, bottomY: topY + height, topR: 150, bottomR: 104, flatness: 0.2 };
      const inner: Frustum = { ...cup, topR: 145, bottomR: 100 };
      const at = (t: number) => topY + height * t;
      const dome = path(
        `M${cx - 148},${topY - 12} C${cx - 148},${topY - 150} ${cx - 80},${topY - 190} ${cx},${topY - 190} C${cx + 80},${topY - 190} ${cx + 148},${topY - 150} ${cx + 148},${topY - 12} A148,30 0 0 1 ${cx - 148},${topY - 12}Z`,
        clear(ink),
        { stroke: '#FFFFFF', 'stroke-width': 3 },
      );
      return group(
        {},
        castShadow(ink, cx + 6, topY + height + 10, 118, 40),
        path(wallPath(cup, topY, topY + height), '#FFFFFF', { opacity: 0.5 }),
        layered(
          ink,
          inner,
          [
            { colour: colours[1], to: at(0.34) },
            { colour: colours[0], to: at(0.56) },
            { colour: colours[1], to: at(0.74) },
            { colour: '#B98048', to: at(0.97) },
          ],
          at(0.12),
        ),
        ellipse(cx, at(0.12), 139, 27, turned(ink, tint(colours[1], 0.3))),
        lid === 'dome' ? rosette(ink, cx, at(0.16), 112, tint(colours[1], 0.2), 3) : '',
        path(wallPath(cup, topY, topY + height), clear(ink)),
        lid === 'dome'
          ? dome
          : ellipse(cx, topY - 16, 158, 32, '#FFFFFF', { opacity: 0.6 }) +
              ellipse(cx, topY - 16, 128, 24, 'none', { stroke: '#FFFFFF', 'stroke-width': 4 }),
        path(wallPath({ ...cup, topR: 160, bottomR: 158 }, topY - 16, topY + 8), '#FFFFFF', {
          opacity: 0.75,
          stroke: shade(aqua, 0.05),
          'stroke-width': 1.5,
        }),
      );
    };
    return group({}, one(464, 400, 330), one(806, 436, 330));
  });
}
