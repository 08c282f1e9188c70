import { DEFAULT_BRAND, type ScreenBrand } from './brand/brand.ts';
import { type Category, categoryLabel, findCategoryRow } from './categories.ts';
import { findSeedKey, type SeedKey } from './firm/seed-key.ts';

/** The meta tags of a page; empty values fall back to the shop's. */
export type PageMeta = {
  readonly title: string;
  readonly description: string;
  readonly category?: Category;
};

type Words = Pick<ScreenBrand, 'name' | 'tagline' | 'promise'>;

const HOME_DESCRIPTION =
  'Porosisni online materiale për pastiçeri, paketime kartoni dhe letre, ambalazhe alumini dhe plastike. Dorëzim brenda 24–48 orëve në gjithë Kosovën.';

const CATEGORY_TERMS = ', me çmime shumice dhe dorëzim brenda 24–48 orëve.';

export const HOME_META: PageMeta = { title: '', description: '' };

export function writeMeta(
  { title, description, category }: PageMeta,
  brand: Words,
): { readonly title: string; readonly description: string } {
  const goods = category && goodsOf(category);
  return {
    title: title === '' ? homeTitle(brand) : `${title} – ${brand.name}`,
    description: description || (goods ? withTerms(goods, brand) : homeDescription(brand)),
  };
}

function homeTitle({ name, tagline }: Words): string {
  if (tagline === '') return name;
  const isDefault = tagline === DEFAULT_BRAND.tagline;
  return `${name} – ${isDefault ? tagline.charAt(0).toLowerCase() + tagline.slice(1) : tagline}`;
}

function homeDescription({ name, tagline, promise }: Words): string {
  if (tagline === DEFAULT_BRAND.tagline && promise === DEFAULT_BRAND.promise) return HOME_DESCRIPTION;
  return [tagline, promise].filter(Boolean).join('. ') || name;
}

function withTerms(goods: string, { promise }: Words): string {
  if (promise === DEFAULT_BRAND.promise) return goods + CATEGORY_TERMS;
  return [goods, promise].filter(Boolean).join('. ');
}

const CATEGORY_GOODS: Readonly<Record<SeedKey, string>> = {
  pasticeri: 'Mbushje, glazura, krema, miell, akullore, Master Martini dhe dekorime për pastiçeri',
  paketime: 'Kuti për pica, burgerë, sanduiçe e torta, samun e pide, letër dhe mbajtëse',
  ambalazhe: 'Enë alumini e plastike, lugë, pirunë dhe sete për një përdorim',
};

function goodsOf(category: Category): string {
  const seed = findSeedKey(findCategoryRow(category));
  return seed ? CATEGORY_GOODS[seed] : categoryLabel(category);
}

export function categoryMeta(category: Category): PageMeta {
  return { title: categoryLabel(category), description: '', category };
}

export const SEARCH_TITLE = 'Kërko produkte';

export function searchMeta(term: string): PageMeta {
  return plainMeta(term === '' ? SEARCH_TITLE : `${term} – kërkim`);
}

export function productMeta(product: {
  readonly name: string;
  readonly description: string;
  readonly category: Category;
}): PageMeta {
  const text = product.description.replace(/\s+/g, ' ').trim();
  return { title: product.name, description: text.slice(0, 200), category: product.category };
}

/** Only canonical whole numbers; anything else was never a product's URL. */
export function findProductId(text: string): number | undefined {
  return /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined;
}

export function plainMeta(title: string): PageMeta {
  return { title, description: '' };
}

export const MISSING_PRODUCT_META = plainMeta('Produkti nuk u gjet');

export const MISSING_CATEGORY_META = plainMeta('Kategoria nuk u gjet');
