import { boxShadow, createCamera, drawBox } from '../camera.ts';
import { palette, shade, tint } from '../colour.ts';
import { face, rounded, turned } from '../ink.ts';
import { type Frustum, mouth, wall } from '../round.ts';
import { castShadow, type Picture, productPicture } from '../stage.ts';
import { ellipse, group, line, num, path, place, rect } from '../svg.ts';

/** A silicone sheet of half-sphere moulds with three turned-out bonbons. */
export function drawMould(colour: string): Picture {
  return productPicture(colour, (ink) => {
    const camera = createCamera({ x: 600, y: 600, turn: -24, elevation: 42 });
    const sheet = { width: 640, depth: 420, height: 44 };
    const wells = [0, 1, 2].flatMap((row) =>
      [0, 1, 2, 3].map((column) => {
        const [x, y] = camera.at(-230 + column * 153, 130 - row * 130, 46);
        return (
          ellipse(x, y, 66, 46, shade(colour, 0.16)) +
          ellipse(
            x,
            y + 3,
            59,
            40,
            ink.linear(
              [
                [0, shade(colour, 0.5)],
                [0.6, shade(colour, 0.22)],
                [1, tint(colour, 0.1)],
              ],
              'diagonal',
            ),
          ) +
          line(
            `M${num(x - 60)},${num(y + 12)} A63,43 0 0 0 ${num(x + 60)},${num(y + 12)}`,
            tint(colour, 0.5),
            4,
            { opacity: 0.7 },
          )
        );
      }),
    );
    const bonbon = (x: number, y: number, fill: string) =>
      castShadow(ink, x + 6, y + 34, 66, 22) +
      path(
        `M${x - 62},${y + 24} C${x - 62},${y - 66} ${x + 62},${y - 66} ${x + 62},${y + 24} A62,18 0 0 1 ${x - 62},${y + 24}Z`,
        rounded(ink, fill),
      ) +
      ellipse(x - 22, y - 18, 9, 16, '#FFFFFF', {
        opacity: 0.5,
        transform: `rotate(40 ${x - 22} ${y - 18})`,
      });
    return group(
      {},
      boxShadow(ink, camera, sheet, 50),
      drawBox(ink, camera, sheet, colour),
      ...wells,
      bonbon(850, 800, '#5A3120'),
      bonbon(1000, 770, '#C8553D'),
      bonbon(948, 836, '#F1E2BE'),
    );
  });
}

/** A springform tin with a sponge in it. */
export function drawCakeTin(colour: string): Picture {
  const tin: Frustum = { cx: 620, topY: 470, bottomY: 706, topR: 318, bottomR: 312, flatness: 0.3 };
  return productPicture(colour, (ink) =>
    group(
      {},
      castShadow(ink, 634, 740, 330, 112),
      wall(ink, tin, '#8C8F94'),
      ...[0.16, 0.84].map((t) =>
        path(
          `M302,${470 + 236 * t} A318,95 0 0 0 938,${470 + 236 * t} v10 A318,95 0 0 1 302,${480 + 236 * t}Z`,
          turned(ink, '#B5B8BC'),
        ),
      ),
      rect(836, 590, 26, 150, turned(ink, '#D5D8DB'), { rx: 8 }),
      rect(824, 620, 50, 26, turned(ink, '#AEB2B7'), { rx: 6 }),
      mouth(ink, tin, '#A9ACB1', '#C98A4A', 0.04),
      ellipse(620, 462, 290, 82, rounded(ink, '#DFA55E')),
      ...[
        [-120, -20],
        [60, -34],
        [150, 14],
        [-40, 24],
        [-190, 16],
        [20, 4],
      ].map(([x, y]) =>
        ellipse(620 + (x ?? 0), 462 + (y ?? 0), 12, 5, shade('#DFA55E', 0.25), { opacity: 0.5 }),
      ),
    ),
  );
}

/** A whisk and a spatula, crossed. */
export function drawTools(colour: string): Picture {
  return productPicture(colour, (ink) => {
    const wires = [-88, -52, -18, 18, 52, 88].map((w) =>
      line(`M0,-40 C${w * 1.5},-150 ${w * 1.3},-330 0,-350`, w < 0 ? '#C9CED3' : '#8F969D', 8),
    );
    const whisk = group(
      {},
      ...wires,
      rect(-20, -60, 40, 60, turned(ink, '#AEB4BA'), { rx: 8 }),
      rect(-24, -10, 48, 300, turned(ink, colour), { rx: 24 }),
    );
    const spatula = group(
      {},
      rect(-22, -30, 44, 320, turned(ink, '#C68B52'), { rx: 22 }),
      path(
        'M-74,-30 C-84,-180 -80,-300 -50,-330 C-10,-352 60,-340 76,-300 C84,-220 84,-120 74,-30 C40,-14 -40,-14 -74,-30Z',
        face(ink, colour, 0.2),
      ),
      path('M-54,-60 C-60,-180 -58,-270 -40,-306 C-32,-220 -34,-130 -40,-60Z', '#FFFFFF', { opacity: 0.3 }),
    );
    const soft = (turn: number) =>
      place(
        640,
        520,
        1,
        turn,
        rect(-40, -330, 90, 610, palette.cocoa, { rx: 45, opacity: 0.22, filter: ink.blur(18) }),
      );
    return group(
      {},
      soft(30),
      place(610, 500, 1.04, 30, spatula),
      soft(-26),
      place(640, 500, 1.04, -26, whisk),
    );
  });
}
