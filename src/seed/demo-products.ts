import { alumini } from './demo-catalog/alumini.ts';
import { dekorime } from './demo-catalog/dekorime.ts';
import type { DemoShelf, DemoShelfProduct } from './demo-catalog/demo-shelf.ts';
import { hamburger } from './demo-catalog/hamburger.ts';
import { leter } from './demo-catalog/leter.ts';
import { luge } from './demo-catalog/luge.ts';
import { masterMartini } from './demo-catalog/master-martini.ts';
import { mbajtese } from './demo-catalog/mbajtese.ts';
import { pirun } from './demo-catalog/pirun.ts';
import { pizza } from './demo-catalog/pizza.ts';
import { plastike } from './demo-catalog/plastike.ts';
import { samunPide } from './demo-catalog/samun-pide.ts';
import { sandwich } from './demo-catalog/sandwich.ts';
import { cutlerySets } from './demo-catalog/set.ts';
import { tedoreFilling } from './demo-catalog/tedore-filling.ts';
import { tedoreGlazur } from './demo-catalog/tedore-glazur.ts';
import { tedoreIceCream } from './demo-catalog/tedore-ice-cream.ts';
import { tedoreKrem } from './demo-catalog/tedore-krem.ts';
import { tedoreMiell } from './demo-catalog/tedore-miell.ts';
import { tjera } from './demo-catalog/tjera.ts';
import { torte } from './demo-catalog/torte.ts';

const shelves: readonly DemoShelf[] = [
  tedoreFilling,
  tedoreGlazur,
  tedoreKrem,
  tedoreMiell,
  tedoreIceCream,
  masterMartini,
  dekorime,
  tjera,
  pizza,
  hamburger,
  sandwich,
  samunPide,
  leter,
  torte,
  mbajtese,
  alumini,
  plastike,
  luge,
  pirun,
  cutlerySets,
];

/** A product of the demo shop with the place it stands in. */
export type DemoProduct = DemoShelfProduct & Pick<DemoShelf, 'category' | 'subcategory'>;

/** The catalogue of the demo shop: invented products with a drawn picture each, in shelf order. */
export const demoProducts: readonly DemoProduct[] = shelves.flatMap(({ category, subcategory, products }) =>
  products.map((product) => ({ ...product, category, subcategory })),
);
