import type { CategoryIconName, CategoryRow, FirmTables } from './firm-types.ts';
import { SEED_UNITS } from './seed-units.ts';
import { splitKey } from './split-key.ts';

const SUBCATEGORIES: readonly (readonly [string, string, CategoryIconName, readonly string[]])[] = [
  [
    'pasticeri',
    'Pastiçeri',
    'cake',
    [
      'TedoreFilling',
      'TedoreGlazur',
      'TedoreKrem',
      'TedoreMiell',
      'TedoreIceCream',
      'MasterMartini',
      'Dekorime',
      'Tjera',
    ],
  ],
  [
    'paketime',
    'Paketime',
    'box',
    ['Pizza', 'Hamburger', 'Sandwich', 'Samun/Pide', 'Leter', 'Torte', 'Mbajtese'],
  ],
  ['ambalazhe', 'Ambalazhe', 'cutlery', ['Alumini', 'Plastike', 'Lugë', 'Pirun', 'Set']],
];

function toCategories(): CategoryRow[] {
  let id = 0;
  return SUBCATEGORIES.map(([key, name, icon, keys], at) => ({
    id: at + 1,
    key,
    name,
    icon,
    position: at + 1,
    isActive: true,
    formerKeys: [],
    subcategories: keys.map((subcategory, place) => {
      id += 1;
      return { id, key: subcategory, name: splitKey(subcategory), position: place + 1, isActive: true };
    }),
  }));
}

/** The content of a new database; a browser shows it until it has read the firm's own. */
export const SEED_FIRM: FirmTables = {
  regions: ['Lipjan', 'Ferizaj', 'Dragondan', 'Pejë'].map((name, at) => ({
    id: at + 1,
    name,
    paperName: '',
    position: at + 1,
    isActive: true,
  })),
  categories: toCategories(),
  units: SEED_UNITS,
};
