import { mix, palette, shade, tint } from '../colour.ts';
import { bowl, heapOfButtons, rosette } from '../cream.ts';
import { type FlavourName, flavours } from '../flavours.ts';
import { face, type Ink } from '../ink.ts';
import { roundel, wording } from '../label.ts';
import { castShadow, type Picture, productPicture } from '../stage.ts';
import { ellipse, group, line, path, rect } from '../svg.ts';

const outline =
  'M290,176 L690,176 L694,214 C676,330 690,520 706,700 C712,760 690,778 650,784 Q490,806 330,784 C290,778 268,760 274,700 C290,520 304,330 286,214Z';

function bag(ink: Ink, colour: string, artwork: string): string {
  const shape = ink.clip(path(outline, '#000'));
  const folds = ink.linear([
    [0, shade(colour, 0.5), 0.3],
    [0.12, '#FFFFFF', 0.24],
    [0.24, '#FFFFFF', 0],
    [0.72, shade(colour, 0.6), 0.02],
    [0.86, '#FFFFFF', 0.12],
    [1, shade(colour, 0.6), 0.34],
  ]);
  return group(
    {},
    path(outline, face(ink, colour, 0.16)),
    group(
      { 'clip-path': shape },
      artwork,
      path(outline, folds),
      path('M270,742 Q490,690 710,742 L710,810 L270,810Z', shade(colour, 0.5), { opacity: 0.22 }),
    ),
    rect(288, 176, 404, 34, shade(colour, 0.1), { opacity: 0.55 }),
    line('M296,188 H686 M296,198 H686', tint(colour, 0.5), 2, { opacity: 0.6 }),
    line('M300,236 H682', shade(colour, 0.3), 5, { opacity: 0.35 }),
    path('M322,280 C314,420 310,560 304,690 C330,560 340,420 346,280Z', '#FFFFFF', { opacity: 0.22 }),
  );
}

function flavourPrint(ink: Ink, name: FlavourName): string {
  const flavour = flavours[name];
  return group(
    {},
    path('M250,470 C380,400 560,520 740,430 V820 H250Z', tint(flavour.print, 0.9)),
    path('M250,496 C380,426 560,546 740,456 V480 C560,566 380,452 250,522Z', tint(flavour.colour, 0.15)),
    roundel(ink, flavour, 490, 420, 118),
    wording(490, 600, 190, flavour.print, 2),
    wording(490, 680, 110, mix(flavour.print, palette.cream, 0.4), 1),
  );
}

/** A stand-up bag of cream powder with a bowl of what comes of it. */
export function drawCreamPouch(name: FlavourName): Picture {
  const flavour = flavours[name];
  return productPicture(mix(flavour.print, flavour.colour, 0.5), (ink) =>
    group(
      {},
      castShadow(ink, 500, 782, 216, 62),
      bag(ink, flavour.print, flavourPrint(ink, name)),
      castShadow(ink, 852, 806, 118, 40),
      bowl(ink, 846, 664, 168, '#F4EEE4', rosette(ink, 846, 694, 140, flavour.colour, 3)),
    ),
  );
}

/** A bag of chocolate buttons with a window, and a heap of them. */
export function drawChocolateButtons(name: FlavourName): Picture {
  const flavour = flavours[name];
  return productPicture(mix(flavour.print, flavour.colour, 0.4), (ink) => {
    const window = 'M372,470 Q490,430 608,470 Q640,590 600,706 Q490,736 380,706 Q340,590 372,470Z';
    const print = group(
      {},
      path(window, shade(flavour.colour, 0.3)),
      group(
        { 'clip-path': ink.clip(path(window, '#000')) },
        heapOfButtons(`${name}-window`, 490, 724, 290, flavour.colour, 7, 0.15),
      ),
      path(window, 'none', { stroke: '#E3B04B', 'stroke-width': 6 }),
      roundel(ink, flavour, 490, 336, 84),
    );
    return group(
      {},
      castShadow(ink, 500, 782, 216, 62),
      bag(ink, flavour.print === '#C79A4B' ? '#CDA65C' : flavour.print, print),
      castShadow(ink, 860, 790, 178, 56),
      heapOfButtons(name, 866, 784, 360, flavour.colour, 5),
    );
  });
}

/** A paper sack of flour; `stripe` tells the sorts apart, `grain` stands beside it. */
export function drawFlourSack(name: FlavourName, stripe: string, flour: string): Picture {
  const flavour = flavours[name];
  const sack =
    'M318,150 L742,150 C752,170 748,196 742,214 C766,330 774,560 764,700 C760,764 734,782 690,786 Q530,800 370,786 C326,782 300,764 296,700 C286,560 294,330 318,214 C312,196 308,170 318,150Z';
  return productPicture(stripe, (ink) => {
    const paper = '#EAD6B4';
    const creases = ink.linear([
      [0, shade(paper, 0.5), 0.3],
      [0.1, '#FFFFFF', 0.34],
      [0.3, '#FFFFFF', 0.06],
      [0.75, shade(paper, 0.5), 0.05],
      [1, shade(paper, 0.6), 0.4],
    ]);
    return group(
      {},
      castShadow(ink, 540, 786, 246, 70),
      path(sack, face(ink, paper, 0.12)),
      group(
        { 'clip-path': ink.clip(path(sack, '#000')) },
        path('M270,300 Q530,330 790,300 V350 Q530,380 270,350Z', stripe),
        path('M270,362 Q530,392 790,362 V374 Q530,404 270,374Z', stripe, { opacity: 0.6 }),
        path('M270,690 Q530,716 790,690 V740 Q530,766 270,740Z', stripe),
        path(sack, creases),
      ),
      rect(314, 150, 432, 40, shade(paper, 0.08), { rx: 4 }),
      line('M324,170 H738', stripe, 4, { 'stroke-dasharray': '14 9' }),
      path('M350,240 C340,320 338,420 342,470 C360,420 372,320 376,240Z', '#FFFFFF', { opacity: 0.3 }),
      path('M700,230 C716,330 720,430 712,500 C694,430 688,330 686,240Z', shade(paper, 0.4), {
        opacity: 0.16,
      }),
      roundel(ink, { ...flavour, print: stripe }, 530, 510, 120),
      wording(530, 652, 150, stripe, 1),
      castShadow(ink, 880, 800, 150, 44),
      bowl(ink, 880, 690, 150, '#B98A5A', flourHeap(ink, 880, 690, 136, flour)),
    );
  });
}

function flourHeap(ink: Ink, cx: number, y: number, r: number, flour: string): string {
  const fill = ink.radial([
    [0, tint(flour, 0.6)],
    [0.5, flour],
    [1, shade(flour, 0.18)],
  ]);
  return (
    path(
      `M${cx - r},${y + 6} C${cx - r * 0.7},${y - 40} ${cx - r * 0.3},${y - 96} ${cx},${y - 98} C${cx + r * 0.34},${y - 94} ${cx + r * 0.7},${y - 36} ${cx + r},${y + 6} Q${cx},${y + 60} ${cx - r},${y + 6}Z`,
      fill,
    ) +
    ellipse(cx - r * 0.24, y - 46, 26, 12, '#FFFFFF', {
      opacity: 0.4,
      transform: `rotate(-40 ${cx - r * 0.24} ${y - 46})`,
    })
  );
}
