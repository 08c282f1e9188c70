import { palette } from '../colour.ts';
import { rosette } from '../cream.ts';
import { face, type Ink, turned } from '../ink.ts';
import { castShadow, type Picture, productPicture } from '../stage.ts';
import { group, line, path, place, rect } from '../svg.ts';

/** A filled piping bag with its steel nozzle, and two nozzles beside it. */
export function drawPipingBag(colour: string): Picture {
  return productPicture(colour, (ink) => {
    const bag =
      'M-150,-330 C-60,-360 60,-360 150,-330 C130,-120 70,120 34,236 L-34,236 C-70,120 -130,-120 -150,-330Z';
    const film = ink.linear([
      [0, '#FFFFFF', 0.5],
      [0.3, '#FFFFFF', 0.15],
      [0.7, '#FFFFFF', 0],
      [1, palette.cocoa, 0.2],
    ]);
    return group(
      {},
      castShadow(ink, 600, 760, 330, 54, 0.8),
      place(
        552,
        446,
        0.97,
        38,
        path(bag, turned(ink, colour)),
        path('M-150,-330 C-60,-360 60,-360 150,-330 L138,-210 C60,-180 -60,-250 -138,-206Z', '#FFFFFF', {
          opacity: 0.62,
        }),
        path('M-150,-330 C-40,-430 60,-410 150,-330 C60,-300 -60,-300 -150,-330Z', face(ink, '#F4EEE4')),
        path(bag, film),
        line('M-92,-180 C-78,-60 -56,60 -28,170', '#FFFFFF', 14, { opacity: 0.5 }),
        path('M-36,230 L36,230 L20,318 L12,304 L4,320 L-4,304 L-12,320 L-20,306Z', turned(ink, '#B9BEC4')),
        rect(-40, 224, 80, 18, turned(ink, '#D9DDE1'), { rx: 5 }),
      ),
      nozzle(ink, 880, 640, 1),
      nozzle(ink, 990, 680, 0.8),
      castShadow(ink, 306, 792, 118, 34),
      rosette(ink, 306, 800, 116, colour, 3),
    );
  });
}

function nozzle(ink: Ink, x: number, y: number, scale: number): string {
  return group(
    {},
    castShadow(ink, x + 4, y + 132 * scale, 66 * scale, 20 * scale),
    place(
      x,
      y,
      scale,
      0,
      path('M-62,120 A62,18 0 0 0 62,120 L24,-60 L12,-44 L0,-64 L-12,-44 L-24,-60Z', turned(ink, '#B9BEC4')),
      path('M-62,108 A62,18 0 0 0 62,108 V120 A62,18 0 0 1 -62,120Z', turned(ink, '#DDE1E4')),
    ),
  );
}
