import { palette, shade, tint } from '../colour.ts';
import { type FlavourName, flavours } from '../flavours.ts';
import { face, type Ink } from '../ink.ts';
import { roundel, wording } from '../label.ts';
import { castShadow, type Picture, productPicture } from '../stage.ts';
import { group, line, path, place, rect } from '../svg.ts';

/** A flat sachet, and another leaning behind it. */
export function drawSachet(name: FlavourName, colour: string): Picture {
  const flavour = flavours[name];
  const one = (ink: Ink) =>
    group(
      {},
      rect(-150, -220, 300, 440, face(ink, colour, 0.14), { rx: 8 }),
      rect(-150, -220, 300, 34, shade(colour, 0.14)),
      rect(-150, 186, 300, 34, shade(colour, 0.14)),
      ...Array.from({ length: 14 }, (_, i) =>
        line(`M${-140 + i * 21.5},-218 v30 M${-140 + i * 21.5},188 v30`, tint(colour, 0.4), 2.5, {
          opacity: 0.6,
        }),
      ),
      path('M-150,60 C-60,20 60,100 150,50 V186 H-150Z', tint(colour, 0.88)),
      roundel(ink, { ...flavour, print: colour }, 0, -40, 100),
      wording(0, 108, 160, colour),
      path('M-136,-180 L-110,-180 L-124,180 L-136,180Z', '#FFFFFF', { opacity: 0.22 }),
    );
  return productPicture(colour, (ink) =>
    group(
      {},
      castShadow(ink, 640, 780, 330, 60),
      place(500, 520, 1.02, -11, one(ink)),
      place(
        752,
        530,
        1.08,
        7,
        rect(-146, -210, 300, 440, palette.cocoa, { rx: 8, opacity: 0.28, filter: ink.blur(14) }),
        one(ink),
      ),
      castShadow(ink, 1000, 800, 70, 22),
      place(996, 752, 1.1, 6, flavour.ingredient(ink)),
    ),
  );
}
