import { mix, palette, shade, tint } from '../colour.ts';
import { face, type Ink } from '../ink.ts';
import { mark } from '../label.ts';
import { type Picture, productPicture } from '../stage.ts';
import { circle, ellipse, group, line, path, place, rect } from '../svg.ts';

export type Finish = 'plastic' | 'clear' | 'wood' | 'metal';
export type Piece = 'spoon' | 'fork' | 'knife';

const outlines: Record<Piece, string> = {
  spoon:
    'M0,-330 C58,-330 82,-262 76,-206 C70,-152 36,-130 24,-96 C18,-76 22,60 30,270 C32,318 -32,318 -30,270 C-22,60 -18,-76 -24,-96 C-36,-130 -70,-152 -76,-206 C-82,-262 -58,-330 0,-330Z',
  fork: 'M-66,-330 C-58,-338 -48,-336 -46,-326 L-38,-220 H-32 L-26,-330 C-24,-340 -12,-340 -11,-330 L-6,-220 H6 L11,-330 C12,-340 24,-340 26,-330 L32,-220 H38 L46,-326 C48,-336 58,-338 66,-330 C72,-270 72,-220 66,-186 C58,-150 32,-134 24,-100 C18,-76 22,60 30,270 C32,318 -32,318 -30,270 C-22,60 -18,-76 -24,-100 C-32,-134 -58,-150 -66,-186 C-72,-220 -72,-270 -66,-330Z',
  knife:
    'M-24,-330 C14,-322 42,-250 44,-170 C45,-120 36,-70 24,-40 C18,-20 22,80 30,270 C32,318 -32,318 -30,270 C-22,80 -20,-20 -26,-60 C-32,-150 -34,-250 -24,-330Z',
};

function reliefs(piece: Piece, colour: string, finish: Finish): string {
  const bright = finish === 'clear' ? 0.95 : 0.55;
  const bowl =
    piece === 'spoon'
      ? ellipse(0, -236, 54, 74, shade(colour, finish === 'wood' ? 0.12 : 0.1), { opacity: 0.55 }) +
        path(
          'M-46,-262 C-40,-300 -16,-316 4,-316 C-16,-300 -30,-270 -34,-226 C-46,-228 -50,-244 -46,-262Z',
          '#FFFFFF',
          { opacity: bright },
        )
      : '';
  const blade =
    piece === 'knife'
      ? path('M-18,-310 C-24,-240 -22,-140 -14,-60 C-6,-140 -8,-240 -18,-310Z', '#FFFFFF', {
          opacity: bright,
        })
      : '';
  const tines =
    piece === 'fork'
      ? line('M-52,-316 L-48,-210 C-46,-180 -32,-160 -22,-136', '#FFFFFF', 6, { opacity: bright })
      : '';
  const grain =
    finish === 'wood'
      ? group(
          { opacity: 0.35 },
          line('M-10,-80 C-6,40 -14,160 -8,290', shade(colour, 0.4), 2.5),
          line('M6,-90 C10,40 2,160 10,290', shade(colour, 0.4), 2.5),
          line('M16,20 C20,100 16,200 22,280', shade(colour, 0.4), 2),
        )
      : line('M-12,-84 C-10,40 -14,160 -18,280', '#FFFFFF', 7, { opacity: bright }) +
        line('M14,-60 C12,60 16,160 20,280', shade(colour, 0.5), 3, { opacity: 0.25 });
  return bowl + blade + tines + grain;
}

function cutlery(ink: Ink, piece: Piece, colour: string, finish: Finish): string {
  const d = outlines[piece];
  const shape =
    finish === 'clear'
      ? path(d, face(ink, tint(colour, 0.3), 0.3), {
          opacity: 0.6,
          stroke: shade(colour, 0.1),
          'stroke-width': 3,
        }) + path(d, 'none', { stroke: '#FFFFFF', 'stroke-width': 2 })
      : path(d, face(ink, colour, 0.2), {
          stroke: shade(colour, finish === 'plastic' ? 0.22 : 0.3),
          'stroke-width': 1.5,
        });
  return group({}, shape, reliefs(piece, colour, finish));
}

function lifted(
  ink: Ink,
  x: number,
  y: number,
  scale: number,
  turn: number,
  drawn: string,
  outline: string,
): string {
  return (
    place(x + 14, y + 20, scale, turn, path(outline, '#7A4A2B', { opacity: 0.3, filter: ink.blur(9) })) +
    place(x, y, scale, turn, drawn)
  );
}

/** Three of one piece, fanned out. */
export function drawCutlery(piece: Piece, colour: string, finish: Finish, backdrop: string): Picture {
  return productPicture(backdrop, (ink) => {
    const one = cutlery(ink, piece, colour, finish);
    return group(
      {},
      ...(
        [
          [-28, 420],
          [0, 630],
          [28, 840],
        ] as const
      ).map(([turn, x]) => lifted(ink, x, turn === 0 ? 500 : 530, 1.16, turn, one, outlines[piece])),
    );
  });
}

/** Small spoons of many colours for ice cream. */
export function drawIceCreamSpoons(colours: readonly string[]): Picture {
  return productPicture(colours[0] ?? palette.accent, (ink) => {
    const d =
      'M0,-200 C44,-200 52,-160 46,-120 C40,-90 20,-84 16,-60 V180 C16,206 -16,206 -16,180 V-60 C-20,-84 -40,-90 -46,-120 C-52,-160 -44,-200 0,-200Z';
    return group(
      {},
      ...colours.map((colour, i) => {
        const turn = (i - (colours.length - 1) / 2) * 17;
        const angle = (turn * Math.PI) / 180;
        const x = 630 + Math.sin(angle) * 360;
        const y = 800 - Math.cos(angle) * 330;
        return lifted(
          ink,
          x,
          y,
          1.3,
          turn,
          group(
            {},
            path(d, face(ink, colour, 0.2), { stroke: shade(colour, 0.2), 'stroke-width': 1.5 }),
            path('M-30,-140 C-30,-176 -12,-184 2,-186 C-12,-170 -18,-150 -20,-122Z', '#FFFFFF', {
              opacity: 0.6,
            }),
            line('M-7,-50 V176', '#FFFFFF', 5, { opacity: 0.5 }),
          ),
          d,
        );
      }),
    );
  });
}

/** A set in its sleeve on a napkin. */
export function drawCutlerySet(colour: string, finish: Finish, napkin: string, sleeve: string): Picture {
  return productPicture(sleeve, (ink) => {
    const cloth = group(
      {},
      rect(-190, -350, 380, 700, face(ink, napkin, 0.08), { rx: 6 }),
      rect(-172, -332, 344, 664, 'none', {
        stroke: shade(napkin, 0.14),
        'stroke-width': 3,
        'stroke-dasharray': '4 9',
        rx: 4,
      }),
      path('M-190,-350 L-190,-250 L-90,-350Z', shade(napkin, 0.1)),
    );
    const band = group(
      {},
      rect(-210, 40, 420, 190, face(ink, sleeve, 0.16), { rx: 4 }),
      rect(-210, 52, 420, 5, tint(sleeve, 0.7)),
      rect(-210, 212, 420, 5, tint(sleeve, 0.7)),
      mark(0, 134, 96, tint(sleeve, 0.88)),
    );
    const pieces = (['fork', 'knife', 'spoon'] as const).map(
      (piece, i) =>
        place(
          (i - 1) * 112 + 10,
          14,
          0.98,
          0,
          path(outlines[piece], '#7A4A2B', { opacity: 0.26, filter: ink.blur(7) }),
        ) + place((i - 1) * 112, 0, 0.98, 0, cutlery(ink, piece, colour, finish)),
    );
    return group(
      {},
      place(
        654,
        530,
        0.96,
        14,
        rect(-190, -350, 390, 710, '#7A4A2B', { opacity: 0.3, filter: ink.blur(16) }),
      ),
      place(630, 508, 0.96, 14, cloth, ...pieces, band),
    );
  });
}

/** A laid place: plate, cutlery, napkin. */
export function drawPartySet(colour: string): Picture {
  return productPicture(colour, (ink) => {
    const paper = tint(colour, 0.8);
    const dots = Array.from({ length: 20 }, (_, i) =>
      group(
        { transform: `rotate(${i * 18})` },
        circle(0, -242, i % 2 === 0 ? 14 : 9, i % 2 === 0 ? colour : palette.gold),
      ),
    );
    const white = '#FFFDF8';
    return group(
      { transform: 'translate(640 510) scale(0.9) translate(-676 -510)' },
      circle(650, 530, 306, '#7A4A2B', { opacity: 0.3, filter: ink.blur(16) }),
      place(
        630,
        500,
        1.06,
        0,
        circle(0, 0, 290, face(ink, white, 0.1)),
        circle(0, 0, 276, 'none', { stroke: mix(colour, white, 0.4), 'stroke-width': 4 }),
        ...dots,
        circle(0, 0, 200, shade(white, 0.06)),
        circle(3, 4, 196, face(ink, paper, 0.04)),
        mark(0, 0, 150, colour),
      ),
      lifted(ink, 232, 510, 0.98, -3, cutlery(ink, 'fork', white, 'plastic'), outlines.fork),
      lifted(ink, 1010, 510, 0.98, 2, cutlery(ink, 'knife', white, 'plastic'), outlines.knife),
      lifted(ink, 1110, 510, 0.98, 4, cutlery(ink, 'spoon', white, 'plastic'), outlines.spoon),
    );
  });
}
