import * as plastic from './kinds/clear-plastic.ts';
import * as cutlery from './kinds/cutlery.ts';
import { drawDessertCup } from './kinds/dessert-cup.ts';
import { drawFoilTray } from './kinds/foil-tray.ts';
import { drawHingedBox } from './kinds/hinged-box.ts';
import { drawPaperRoll } from './kinds/paper-roll.ts';
import { drawFoilCups, drawRoundFoilTray } from './kinds/round-foil.ts';
import type { NamedPicture } from './pictures-of-pastry.ts';

const white = '#FFFDF8';
const wood = '#D9B285';
const black = '#2F2724';
const glassy = '#BFD6DC';

export const picturesOfContainers: readonly NamedPicture[] = [
  ['foil-tray', drawFoilTray('empty', 'large')],
  ['foil-tray-food', drawFoilTray('food', 'large')],
  ['foil-tray-lid', drawFoilTray('lid', 'small')],
  ['foil-tray-round', drawRoundFoilTray('empty')],
  ['foil-tray-baklava', drawRoundFoilTray('food')],
  ['foil-cups', drawFoilCups()],
  ['foil-roll', drawPaperRoll('#C3C9CE', '#5E7180')],
  ['film-roll', drawPaperRoll('#D8EBEF', '#2F6DA8')],
  ['hinged-box-salad', drawHingedBox('salad')],
  ['hinged-box-cake', drawHingedBox('cake')],
  ['dessert-cup-dome', drawDessertCup('dome', ['#E8647A', '#FFF3E0'])],
  ['dessert-cup-flat', drawDessertCup('flat', ['#6A3D26', '#F8E7C8'])],
  ['deli-tub', plastic.drawDeliTub('#E08A3A')],
  ['sauce-pots', plastic.drawSaucePots(['#C8352A', '#F2C14B', '#FFF3DC'])],
  ['bottles', plastic.drawBottles(['#E8647A', '#F39A35', '#8DB740'])],
  ['plates', plastic.drawPlates(white)],
  ['spoons-white', cutlery.drawCutlery('spoon', white, 'plastic', '#C2541B')],
  ['spoons-clear', cutlery.drawCutlery('spoon', glassy, 'clear', '#7FA9B5')],
  ['spoons-black', cutlery.drawCutlery('spoon', black, 'plastic', '#E3B04B')],
  ['spoons-wood', cutlery.drawCutlery('spoon', wood, 'wood', '#6F9A43')],
  ['spoons-ice-cream', cutlery.drawIceCreamSpoons(['#E8647A', '#F6C53A', '#7DB544', '#4FA3D1', '#F08A24'])],
  ['forks-white', cutlery.drawCutlery('fork', white, 'plastic', '#C2541B')],
  ['forks-clear', cutlery.drawCutlery('fork', glassy, 'clear', '#7FA9B5')],
  ['forks-black', cutlery.drawCutlery('fork', black, 'plastic', '#E3B04B')],
  ['forks-wood', cutlery.drawCutlery('fork', wood, 'wood', '#6F9A43')],
  ['set-white', cutlery.drawCutlerySet(white, 'plastic', '#F3E6D3', '#6F9A43')],
  ['set-black', cutlery.drawCutlerySet(black, 'plastic', white, '#C2541B')],
  ['set-wood', cutlery.drawCutlerySet(wood, 'wood', '#EED9B6', '#5A3120')],
  ['set-party-red', cutlery.drawPartySet('#D23A55')],
  ['set-party-blue', cutlery.drawPartySet('#4F9FCB')],
];
