import type { ProductView } from '#domain/catalog/product-view.ts';
import { sizeIn } from '#shared/units.ts';

type Measure = 'kg' | 'l' | 'piece';

const MEASURES: Readonly<Record<string, readonly [measure: Measure, share: number]>> = {
  kg: ['kg', 1],
  g: ['kg', 1 / 1000],
  gr: ['kg', 1 / 1000],
  l: ['l', 1],
  litër: ['l', 1],
  liter: ['l', 1],
  litra: ['l', 1],
  cl: ['l', 1 / 100],
  ml: ['l', 1 / 1000],
  copë: ['piece', 1],
  cope: ['piece', 1],
};

const BY_UNIT = { KG: 'kg', LITER: 'l', COPE: 'piece' } as const;

/**
 * What a kilogram, a litre or a piece of a product costs, to compare with others: by the size that its name tells, else
 * by the unit in which it is sold. Good enough to say what is near; never shown.
 */
export function unitPriceOf({
  name,
  unit,
  unitPriceE4,
}: Pick<ProductView, 'name' | 'unit' | 'unitPriceE4'>): { readonly measure: Measure; readonly e4: number } {
  const e4 = unitPriceE4 ?? 0;
  if (unit !== 'COPE') return { measure: BY_UNIT[unit], e4 };
  const [amount = '', word = ''] = sizeIn(name).toLowerCase().split('\u00a0');
  const known = MEASURES[word];
  const size = Number(amount.replace(',', '.'));
  if (!known || !(size > 0)) return { measure: 'piece', e4 };
  const [measure, share] = known;
  return { measure, e4: e4 / (size * share) };
}
