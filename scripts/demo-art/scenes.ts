import { mix, palette } from './colour.ts';
import { createInk, type Ink } from './ink.ts';
import { drawBucket } from './kinds/bucket.ts';
import { drawBurgerBox } from './kinds/burger-box.ts';
import { drawCakeBox } from './kinds/cake-box.ts';
import { drawBottles, drawSaucePots } from './kinds/clear-plastic.ts';
import { drawCupcakeCases } from './kinds/cupcake-cases.ts';
import { drawDessertCup } from './kinds/dessert-cup.ts';
import { drawFoilTray } from './kinds/foil-tray.ts';
import { drawGlazeBottle, drawMirrorGlaze } from './kinds/glaze.ts';
import { drawCarrierBag } from './kinds/paper-bag.ts';
import { drawPizzaBox } from './kinds/pizza-box.ts';
import { drawFlourSack } from './kinds/pouch.ts';
import { type Picture, svgDocument } from './stage.ts';
import { circle, group, num, path, rect } from './svg.ts';

/** Where a picture stands: the middle of its foot (630, 780 in its own units) in the scene's units. */
interface Standing {
  picture: Picture;
  x: number;
  y: number;
  scale: number;
}

export interface Scene {
  accent: string;
  /** From back to front. */
  things: readonly Standing[];
}

interface Frame {
  width: number;
  height: number;
  /** The disc behind the things. */
  disc: { x: number; y: number; r: number };
  tableY: number;
}

function ground(ink: Ink, frame: Frame, accent: string): string {
  const { width, height, disc, tableY } = frame;
  const wall = ink.linear(
    [
      [0, '#FFFCF6'],
      [0.5, mix(palette.cream, accent, 0.05)],
      [1, mix(palette.creamDeep, accent, 0.16)],
    ],
    'diagonal',
  );
  const glow = ink.linear(
    [
      [0, mix(palette.cream, accent, 0.2)],
      [1, mix(palette.creamDeep, accent, 0.42)],
    ],
    'diagonal',
  );
  const table = ink.linear(
    [
      [0, mix('#FFFDF8', accent, 0.05), 0.85],
      [1, mix(palette.creamDeep, accent, 0.12), 0.6],
    ],
    'down',
  );
  return group(
    {},
    rect(0, 0, width, height, wall),
    circle(disc.x, disc.y, disc.r, glow),
    circle(disc.x, disc.y, disc.r * 1.22, 'none', {
      stroke: mix(palette.cream, accent, 0.3),
      'stroke-width': 2,
      'stroke-dasharray': '2 14',
      'stroke-linecap': 'round',
    }),
    path(
      `M0,${tableY} C${num(width * 0.3)},${tableY - 22} ${num(width * 0.7)},${tableY + 18} ${width},${tableY - 12} V${height} H0Z`,
      table,
    ),
  );
}

export function sceneDocument(scene: Scene, frame: Frame): string {
  const ink = createInk();
  const things = scene.things.map(({ picture, x, y, scale }) =>
    group(
      { transform: `translate(${num(x)} ${num(y)}) scale(${num(scale)}) translate(-630 -780)` },
      picture.draw(ink),
    ),
  );
  return svgDocument(frame.width, frame.height, ink, group({}, ground(ink, frame, scene.accent), ...things));
}

export const wideFrame: Frame = { width: 1600, height: 900, disc: { x: 1120, y: 440, r: 370 }, tableY: 700 };
export const tallFrame: Frame = { width: 800, height: 1000, disc: { x: 400, y: 680, r: 330 }, tableY: 830 };
export const categoryFrame: Frame = {
  width: 900,
  height: 675,
  disc: { x: 450, y: 330, r: 270 },
  tableY: 540,
};

const pastry = {
  bucket: drawBucket('pistachio'),
  mirror: drawMirrorGlaze('raspberry'),
  bottle: drawGlazeBottle('chocolate'),
  cupcakes: drawCupcakeCases('#E8647A', 'dots'),
  sack: drawFlourSack('wheat', '#C0852C', '#FFF6E4'),
};
const packaging = {
  pizza: drawPizzaBox('#FBF7F0', '#C8352A'),
  bag: drawCarrierBag('#D3A671', '#5A3120', 'mark'),
  cake: drawCakeBox('#FBE3E8', '#D23A55', 'flowers'),
  burger: drawBurgerBox('#D3A671', '#5A3120'),
};
const containers = {
  tray: drawFoilTray('food', 'large'),
  cups: drawDessertCup('dome', ['#E8647A', '#FFF3E0']),
  bottles: drawBottles(['#E8647A', '#F39A35', '#8DB740']),

  pots: drawSaucePots(['#C8352A', '#F2C14B', '#FFF3DC']),
};

const accents = { pasticeri: '#E8647A', paketime: '#C9853F', ambalazhe: '#6E9FA8' } as const;

/** The hero slides for wide screens: all things stand in the right-hand part, the left is for words. */
export const wideScenes: Readonly<Record<keyof typeof accents, Scene>> = {
  pasticeri: {
    accent: accents.pasticeri,
    things: [
      { picture: pastry.sack, x: 870, y: 716, scale: 0.64 },
      { picture: pastry.bucket, x: 1150, y: 742, scale: 0.76 },
      { picture: pastry.cupcakes, x: 1376, y: 790, scale: 0.54 },
      { picture: pastry.mirror, x: 990, y: 846, scale: 0.58 },
    ],
  },
  paketime: {
    accent: accents.paketime,
    things: [
      { picture: packaging.bag, x: 890, y: 706, scale: 0.74 },
      { picture: packaging.pizza, x: 1230, y: 690, scale: 0.84 },
      { picture: packaging.cake, x: 1000, y: 842, scale: 0.58 },
      { picture: packaging.burger, x: 1380, y: 846, scale: 0.54 },
    ],
  },
  ambalazhe: {
    accent: accents.ambalazhe,
    things: [
      { picture: containers.bottles, x: 900, y: 712, scale: 0.68 },
      { picture: containers.cups, x: 1310, y: 716, scale: 0.78 },
      { picture: containers.tray, x: 1070, y: 868, scale: 0.62 },
      { picture: containers.pots, x: 1400, y: 850, scale: 0.44 },
    ],
  },
};

/** The same slides for phones: things below, words above. */
export const tallScenes: Readonly<Record<keyof typeof accents, Scene>> = {
  pasticeri: {
    accent: accents.pasticeri,
    things: [
      { picture: pastry.sack, x: 210, y: 856, scale: 0.54 },
      { picture: pastry.bucket, x: 470, y: 868, scale: 0.68 },
      { picture: pastry.cupcakes, x: 610, y: 936, scale: 0.42 },
      { picture: pastry.mirror, x: 260, y: 966, scale: 0.5 },
    ],
  },
  paketime: {
    accent: accents.paketime,
    things: [
      { picture: packaging.bag, x: 200, y: 850, scale: 0.6 },
      { picture: packaging.pizza, x: 500, y: 840, scale: 0.7 },
      { picture: packaging.cake, x: 270, y: 962, scale: 0.5 },
      { picture: packaging.burger, x: 600, y: 966, scale: 0.48 },
    ],
  },
  ambalazhe: {
    accent: accents.ambalazhe,
    things: [
      { picture: containers.bottles, x: 220, y: 840, scale: 0.52 },
      { picture: containers.cups, x: 530, y: 838, scale: 0.68 },
      { picture: containers.tray, x: 320, y: 976, scale: 0.58 },
      { picture: containers.pots, x: 610, y: 966, scale: 0.36 },
    ],
  },
};

export const categoryScenes: Readonly<Record<keyof typeof accents, Scene>> = {
  pasticeri: {
    accent: accents.pasticeri,
    things: [
      { picture: pastry.bucket, x: 310, y: 556, scale: 0.7 },
      { picture: pastry.bottle, x: 610, y: 566, scale: 0.66 },
      { picture: pastry.mirror, x: 440, y: 646, scale: 0.5 },
    ],
  },
  paketime: {
    accent: accents.paketime,
    things: [
      { picture: packaging.bag, x: 240, y: 560, scale: 0.7 },
      { picture: packaging.pizza, x: 580, y: 556, scale: 0.76 },
      { picture: packaging.burger, x: 390, y: 650, scale: 0.48 },
    ],
  },
  ambalazhe: {
    accent: accents.ambalazhe,
    things: [
      { picture: containers.cups, x: 610, y: 560, scale: 0.76 },
      { picture: containers.bottles, x: 250, y: 556, scale: 0.6 },
      { picture: containers.tray, x: 420, y: 664, scale: 0.5 },
    ],
  },
};
