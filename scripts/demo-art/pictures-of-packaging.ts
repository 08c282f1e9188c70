import { drawBurgerBox, drawSandwichWrap } from './kinds/burger-box.ts';
import * as cake from './kinds/cake-box.ts';
import * as holders from './kinds/holders.ts';
import * as bags from './kinds/paper-bag.ts';
import { drawNapkins, drawPaperSheets } from './kinds/paper-goods.ts';
import { drawPizzaBox, drawPizzaStack } from './kinds/pizza-box.ts';
import type { NamedPicture } from './pictures-of-pastry.ts';

const kraft = '#D3A671';
const white = '#FBF7F0';

export const picturesOfPackaging: readonly NamedPicture[] = [
  ['pizza-box-kraft', drawPizzaBox(kraft, '#9A3F12')],
  ['pizza-box-white', drawPizzaBox(white, '#C8352A')],
  ['pizza-stack-white', drawPizzaStack(white, '#C8352A')],
  ['pizza-stack-kraft', drawPizzaStack(kraft, '#3B241A')],
  ['burger-box-kraft', drawBurgerBox(kraft, '#5A3120')],
  ['burger-box-red', drawBurgerBox('#D23A35', '#FFF3DC')],
  ['burger-box-white', drawBurgerBox('#F6EEE2', '#C2541B')],
  ['burger-box-black', drawBurgerBox('#3A302C', '#E3B04B')],
  ['sandwich-wrap-kraft', drawSandwichWrap('#E3C598', '#7A4A2B', 'plain')],
  ['sandwich-wrap-checks', drawSandwichWrap('#FFFDF8', '#C8352A', 'checks')],
  ['sandwich-wrap-green', drawSandwichWrap('#FFFDF8', '#4F8F4A', 'stripes')],
  ['bread-bag-kraft', bags.drawBreadBag(kraft, '#5A3120', false)],
  ['bread-bag-window', bags.drawBreadBag('#FFFDF8', '#C2541B', true)],
  ['pide-tray', bags.drawPideTray(kraft, '#9A3F12')],
  ['carrier-bag-kraft', bags.drawCarrierBag(kraft, '#5A3120', 'mark')],
  ['carrier-bag-dots', bags.drawCarrierBag('#FFFDF8', '#C2541B', 'dots')],
  ['carrier-bag-stripes', bags.drawCarrierBag('#F6D9DF', '#B0224B', 'stripes')],
  ['carrier-bag-leaves', bags.drawCarrierBag('#FBF3E4', '#6F9A43', 'leaves')],
  ['paper-sheets-plain', drawPaperSheets('#F6EBD6', '#C2541B', 'plain')],
  ['paper-sheets-checks', drawPaperSheets('#FFFDF8', '#C8352A', 'checks')],
  ['paper-sheets-marks', drawPaperSheets(kraft, '#5A3120', 'marks')],
  ['napkins', drawNapkins('#FFFDF8', '#C2541B')],
  ['paper-cups', holders.drawPaperCups('#FFFDF8', '#5A3120')],
  ['cake-box-white', cake.drawCakeBox('#FFFDF8', '#C2541B', 'plain')],
  ['cake-box-window', cake.drawCakeBox(kraft, '#5A3120', 'window')],
  ['cake-box-flowers', cake.drawCakeBox('#FBE3E8', '#D23A55', 'flowers')],
  ['cake-box-dots', cake.drawCakeBox('#DDEBE2', '#4F9A78', 'dots')],
  ['cake-box-tall', cake.drawTallCakeBox('#FFFDF8', '#B0224B')],
  ['cupcake-box', cake.drawCupcakeBox('#FBE3E8', '#B0224B')],
  ['cake-boards-gold', holders.drawCakeBoards('#E3B04B')],
  ['cake-boards-silver', holders.drawCakeBoards('#B4C0CA')],
  ['cake-stand', holders.drawCakeStand('#E9DCCB')],
  ['tiered-stand', holders.drawTieredStand('#E3B04B')],
  ['cup-carrier', holders.drawCupCarrier('#C9AE8C', '#9A3F12')],
  ['lace-paper', holders.drawLace('#8FA3AD')],
];
