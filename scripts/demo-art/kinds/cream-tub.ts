import { mix, tint } from '../colour.ts';
import { rosette } from '../cream.ts';
import { type FlavourName, flavours } from '../flavours.ts';
import { type Ink, turned } from '../ink.ts';
import { roundel, wording } from '../label.ts';
import { band, collar, type Frustum, mouth, wall } from '../round.ts';
import { castShadow, type Picture, productPicture } from '../stage.ts';
import { group, place } from '../svg.ts';

const tub: Frustum = { cx: 590, topY: 440, bottomY: 740, topR: 270, bottomR: 226, flatness: 0.24 };

function peaks(ink: Ink, colour: string): string {
  const { cx, topY } = tub;
  return group({}, rosette(ink, cx + 4, topY + 42, 244, colour, 3));
}

/** A wide tub of ready cream, piped into peaks. */
export function drawCreamTub(name: FlavourName): Picture {
  const flavour = flavours[name];
  const white = '#FBF7F0';
  return productPicture(mix(flavour.print, flavour.colour, 0.5), (ink) =>
    group(
      {},
      castShadow(ink, 600, 768, 270, 84),
      wall(ink, tub, flavour.print),
      band(ink, tub, 676, 696, tint(flavour.print, 0.7)),
      roundel(ink, flavour, 590, 606, 92),
      wording(768, 574, 76, tint(flavour.print, 0.8)),
      wording(412, 574, 76, tint(flavour.print, 0.8)),
      mouth(ink, { ...tub, topY: 436, topR: 282 }, white, turned(ink, flavour.colour), 0.05),
      peaks(ink, flavour.colour),
      collarFront(ink, white),
      castShadow(ink, 940, 790, 72, 24, 0.8),
      place(938, 738, 1.3, 10, flavour.ingredient(ink)),
      castShadow(ink, 262, 806, 62, 20, 0.8),
      place(262, 764, 1.1, -14, flavour.ingredient(ink)),
    ),
  );
}

/** Only the near half of the rim, so that the cream rises behind it. */
function collarFront(ink: Ink, colour: string): string {
  return collar(ink, tub, 444, 28, 12, colour);
}
