import { createCamera } from '../camera.ts';
import { shade, tint } from '../colour.ts';
import { face, type Ink, rounded, turned } from '../ink.ts';
import { band, collar, type Frustum, mouth, wall } from '../round.ts';
import { castShadow, type Picture, productPicture } from '../stage.ts';
import { circle, ellipse, group, line, num, rect } from '../svg.ts';
import { metal } from './foil-tray.ts';

/** A round fluted tray, empty or with baklava. */
export function drawRoundFoilTray(filling: 'empty' | 'food'): Picture {
  const tray: Frustum = { cx: 626, topY: 500, bottomY: 640, topR: 350, bottomR: 300, flatness: 0.42 };
  return productPicture('#8FA3AD', (ink) => {
    const flutes = Array.from({ length: 37 }, (_, i) => {
      const t = ((i - 18) / 18.6) * Math.PI * 0.5;
      const x1 = tray.cx + Math.sin(t) * 344;
      const y1 = 512 + Math.cos(t) * 146;
      const x2 = tray.cx + Math.sin(t) * 300;
      const y2 = 640 + Math.cos(t) * 126;
      return (
        line(`M${num(x1)},${num(y1)} L${num(x2)},${num(y2)}`, shade(metal, 0.3), 3, { opacity: 0.45 }) +
        line(`M${num(x1 + 4)},${num(y1)} L${num(x2 + 4)},${num(y2)}`, '#FFFFFF', 2.5, { opacity: 0.6 })
      );
    });
    return group(
      {},
      castShadow(ink, 640, 690, 350, 150),
      wall(ink, tray, metal),
      ...flutes,
      collar(ink, tray, 496, 18, 14, tint(metal, 0.3)),
      mouth(
        ink,
        { ...tray, topY: 496, topR: 366 },
        metal,
        turned(ink, filling === 'food' ? '#C98540' : tint(metal, 0.2)),
        0.09,
      ),
      filling === 'food'
        ? baklava(ink)
        : ellipse(620, 548, 250, 92, 'none', {
            stroke: shade(metal, 0.24),
            'stroke-width': 4,
            opacity: 0.5,
          }) + ellipse(600, 540, 150, 50, '#FFFFFF', { opacity: 0.35 }),
    );
  });
}

function baklava(ink: Ink): string {
  const camera = createCamera({ x: 626, y: 516, turn: 45, elevation: 25 });
  const pieces: string[] = [];
  for (let row = 3; row >= -3; row--) {
    for (let column = 3; column >= -3; column--) {
      const [x, y] = [column * 88, row * 88];
      if (Math.hypot(x, y) > 296) continue;
      pieces.push(
        camera.onPlane(
          [x - 40, y + 40, 0],
          [1, 0, 0],
          [0, -1, 0],
          rect(0, 0, 80, 80, face(ink, '#E2A24A', 0.3), { rx: 8, stroke: '#9A5A22', 'stroke-width': 3 }),
          circle(40, 40, 14, '#8FA84A'),
          circle(36, 36, 5, '#B9CC74'),
        ),
      );
    }
  }
  const opening = ink.clip(ellipse(626, 512, 332, 140, '#000'));
  return group({ 'clip-path': opening }, ...pieces);
}

/** Small fluted cups for tartlets and crème caramel. */
export function drawFoilCups(): Picture {
  return productPicture('#8FA3AD', (ink) => {
    const cup = (x: number, y: number, filling: string, topping: string) => {
      const shape: Frustum = { cx: x, topY: y, bottomY: y + 116, topR: 136, bottomR: 94, flatness: 0.34 };
      const flutes = Array.from({ length: 17 }, (_, i) => {
        const t = ((i - 8) / 8.6) * Math.PI * 0.5;
        return line(
          `M${num(x + Math.sin(t) * 134)},${num(y + 8 + Math.cos(t) * 46)} L${num(x + Math.sin(t) * 94)},${num(y + 116 + Math.cos(t) * 32)}`,
          shade(metal, 0.3),
          3.5,
          { opacity: 0.5 },
        );
      });
      return group(
        {},
        castShadow(ink, x + 6, y + 134, 120, 46),
        wall(ink, shape, metal),
        band(ink, shape, y, y + 14, tint(metal, 0.4)),
        ...flutes,
        collar(ink, shape, y - 6, 12, 10, tint(metal, 0.3)),
        mouth(ink, { ...shape, topY: y - 6, topR: 146 }, metal, filling, 0.05),
        topping,
      );
    };
    const caramel = turned(ink, '#C47A28');
    const cream = turned(ink, '#FBE7A8');
    const berries = (x: number, y: number) =>
      group(
        {},
        ...[
          [-50, 0],
          [0, -16],
          [52, 2],
          [2, 22],
          [-30, -26],
          [36, -30],
        ].map(([dx, dy]) => circle(x + (dx ?? 0), y + (dy ?? 0), 25, rounded(ink, '#46528F'))),
      );
    return group(
      {},
      cup(440, 440, turned(ink, tint(metal, 0.3)), ''),
      cup(810, 430, caramel, ellipse(790, 430, 60, 16, '#FFFFFF', { opacity: 0.35 })),
      cup(626, 600, cream, berries(626, 592)),
    );
  });
}
