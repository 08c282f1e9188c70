import type { FlavourName } from './flavours.ts';
import * as tools from './kinds/baking-tools.ts';
import { drawBucket } from './kinds/bucket.ts';
import { drawChocolateBlock } from './kinds/chocolate-block.ts';
import { drawCreamTub } from './kinds/cream-tub.ts';
import { drawCupcakeCases } from './kinds/cupcake-cases.ts';
import { drawCreamCarton, drawMargarine } from './kinds/dairy.ts';
import { drawCandles, drawNumberCandle, drawSprinkles } from './kinds/decoration.ts';
import { drawGlazeBottle, drawMirrorGlaze } from './kinds/glaze.ts';
import { drawIceCream } from './kinds/ice-cream.ts';
import { drawPaperRoll } from './kinds/paper-roll.ts';
import { drawPipingBag } from './kinds/piping-bag.ts';
import { drawChocolateButtons, drawCreamPouch, drawFlourSack } from './kinds/pouch.ts';
import { drawSachet } from './kinds/sachet.ts';
import * as sugar from './kinds/sugar.ts';
import type { Picture } from './stage.ts';

/** File name without its ending, and what it shows. */
export type NamedPicture = readonly [name: string, picture: Picture];

function inFlavours(
  kind: string,
  draw: (flavour: FlavourName) => Picture,
  names: readonly FlavourName[],
): NamedPicture[] {
  return names.map((name) => [`${kind}-${name}`, draw(name)]);
}

const iceCreams: readonly (readonly [FlavourName, string?])[] = [
  ['vanilla', '#45261A'],
  ['chocolate', '#2F1A12'],
  ['strawberry', '#B0224B'],
  ['pistachio', '#6D7D2C'],
  ['lemon'],
  ['caramel', '#7A4A16'],
  ['blueberry', '#38306E'],
  ['hazelnut', '#5A3120'],
  ['mint', '#3B2018'],
  ['bubblegum', '#F291B2'],
];

export const picturesOfPastry: readonly NamedPicture[] = [
  ...inFlavours('bucket', drawBucket, [
    'chocolate',
    'hazelnut',
    'vanilla',
    'white-chocolate',
    'caramel',
    'pistachio',
    'strawberry',
    'raspberry',
    'cherry',
    'blueberry',
    'apricot',
    'lemon',
    'orange',
    'apple',
  ]),
  ...inFlavours('glaze-bottle', drawGlazeBottle, [
    'chocolate',
    'caramel',
    'strawberry',
    'white-chocolate',
    'pistachio',
    'cherry',
  ]),
  ...inFlavours('mirror-glaze', drawMirrorGlaze, [
    'dark-chocolate',
    'white-chocolate',
    'raspberry',
    'caramel',
    'lemon',
    'pistachio',
  ]),
  ...inFlavours('cream-tub', drawCreamTub, [
    'vanilla',
    'chocolate',
    'hazelnut',
    'pistachio',
    'coffee',
    'coconut',
    'biscuit',
  ]),
  ...inFlavours('cream-pouch', drawCreamPouch, ['vanilla', 'chocolate', 'milk', 'lemon']),
  ['flour-white', drawFlourSack('wheat', '#3F78A8', '#FFFBF2')],
  ['flour-bread', drawFlourSack('wheat', '#C0852C', '#FFF6E4')],
  ['flour-wholemeal', drawFlourSack('wheat', '#7A4A2B', '#D8B98C')],
  ['flour-corn', drawFlourSack('corn', '#D59A1C', '#F8DC7E')],
  ['flour-cocoa', drawFlourSack('chocolate', '#5A3120', '#7B4C31')],
  ['flour-vanilla', drawFlourSack('vanilla', '#C2541B', '#FBEBC4')],
  ...iceCreams.map(([name, flecks]): NamedPicture => [`ice-cream-${name}`, drawIceCream(name, flecks)]),
  ['chocolate-block-dark', drawChocolateBlock('dark-chocolate', '#9A3F12')],
  ['chocolate-block-milk', drawChocolateBlock('milk-chocolate', '#2F5D8A')],
  ['chocolate-block-white', drawChocolateBlock('white-chocolate', '#B0224B')],
  ['chocolate-buttons-dark', drawChocolateButtons('dark-chocolate')],
  ['chocolate-buttons-milk', drawChocolateButtons('milk-chocolate')],
  ['chocolate-buttons-white', drawChocolateButtons('white-chocolate')],
  ['cream-carton-milk', drawCreamCarton('milk', '#2F6DA8')],
  ['cream-carton-vanilla', drawCreamCarton('vanilla', '#C2541B')],
  ['margarine-blue', drawMargarine('#2F6DA8')],
  ['margarine-red', drawMargarine('#B5382A')],
  [
    'sprinkles-rainbow',
    drawSprinkles(
      'rainbow',
      'sticks',
      ['#E2445C', '#F6C53A', '#4FA3D1', '#7DB544', '#F08A24', '#FFFFFF'],
      '#D23A55',
    ),
  ],
  ['sprinkles-chocolate', drawSprinkles('chocolate', 'sticks', ['#5A3120', '#6F422C'], '#5A3120')],
  ['sprinkles-pink', drawSprinkles('pink', 'sticks', ['#F29BB0', '#F7C4D0', '#FFFFFF'], '#E8647A')],
  ['pearls-white', drawSprinkles('white', 'pearls', ['#FFFDF8', '#F0E6D8'], '#6E9FA8')],
  ['pearls-gold', drawSprinkles('gold', 'pearls', ['#E3B04B', '#F2CF7C'], '#A9771F')],
  ['pearls-silver', drawSprinkles('silver', 'pearls', ['#B9C0C7', '#DDE2E6'], '#5E6E7A')],
  ['curls-dark', drawSprinkles('dark', 'curls', ['#5A3120', '#6F422C'], '#9A3F12')],
  ['curls-white', drawSprinkles('coconut', 'curls', ['#FFFDF8', '#F6EBD6'], '#7C9440')],
  ['chopped-nuts', drawSprinkles('nuts', 'pearls', ['#C58B4E', '#E2BF8B'], '#7A4A2B')],
  ['candles-colour', drawCandles(['#E2445C', '#F6C53A', '#4FA3D1', '#7DB544'])],
  ['candles-gold', drawCandles(['#D9A63E', '#B98A2E'])],
  ['number-candle', drawNumberCandle('#D23A55')],
  ['sugar-flowers', sugar.drawSugarFlowers(['#F29BB0', '#FBE3C8', '#E8647A'])],
  ['fondant-white', sugar.drawFondant('#FFFDF8', '#8FB4C9')],
  ['fondant-pink', sugar.drawFondant('#F7BFCD', '#E8647A')],
  ['fondant-blue', sugar.drawFondant('#A9D3EC', '#4F9FCB')],
  ['food-colours', sugar.drawFoodColours(['#D23A55', '#F08A24', '#F6C53A', '#6FA53A', '#3F8FC4'])],
  ['piping-bag', drawPipingBag('#F4A7B5')],
  ['cupcake-cases-pink', drawCupcakeCases('#E8647A', 'dots')],
  ['cupcake-cases-brown', drawCupcakeCases('#6A3D26', 'plain')],
  ['cupcake-cases-blue', drawCupcakeCases('#5FA7CF', 'stripes')],
  ['silicone-mould', tools.drawMould('#C2541B')],
  ['sachet-vanilla', drawSachet('vanilla', '#D9A93B')],
  ['sachet-baking-powder', drawSachet('wheat', '#B5382A')],
  ['sachet-yeast', drawSachet('milk', '#3F78A8')],
  ['cake-tin', tools.drawCakeTin('#8FA3AD')],
  ['whisk-and-spatula', tools.drawTools('#C2541B')],
  ['baking-paper', drawPaperRoll('#D9B98A', '#7A4A2B')],
];
