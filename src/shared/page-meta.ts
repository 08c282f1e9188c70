import { CATEGORY_LABELS, type Category } from './categories.ts';

export type PageMeta = { readonly title: string; readonly description: string };

const SHOP = 'Furnizo';

export const HOME_META: PageMeta = {
  title: `${SHOP} – furnizim me shumicë për pastiçeri, paketime dhe ambalazhe`,
  description:
    'Porosisni online materiale për pastiçeri, paketime kartoni dhe letre, ambalazhe alumini dhe plastike. Dorëzim brenda 24–48 orëve në gjithë Kosovën.',
};

const CATEGORY_DESCRIPTIONS: Readonly<Record<Category, string>> = {
  pasticeri:
    'Mbushje, glazura, krema, miell, akullore, Master Martini dhe dekorime për pastiçeri, me çmime shumice dhe dorëzim brenda 24–48 orëve.',
  paketime:
    'Kuti për pica, burgerë, sanduiçe e torta, samun e pide, letër dhe mbajtëse, me çmime shumice dhe dorëzim brenda 24–48 orëve.',
  ambalazhe:
    'Enë alumini e plastike, lugë, pirunë dhe sete për një përdorim, me çmime shumice dhe dorëzim brenda 24–48 orëve.',
};

export function categoryMeta(category: Category): PageMeta {
  return {
    title: `${CATEGORY_LABELS[category]} – ${SHOP}`,
    description: CATEGORY_DESCRIPTIONS[category],
  };
}

export const SEARCH_TITLE = 'Kërko produkte';

export function searchMeta(term: string): PageMeta {
  const title = term === '' ? SEARCH_TITLE : `${term} – kërkim`;
  return { title: `${title} – ${SHOP}`, description: HOME_META.description };
}

export function productMeta(product: {
  readonly name: string;
  readonly description: string;
  readonly category: Category;
}): PageMeta {
  const text = product.description.replace(/\s+/g, ' ').trim();
  const description = text === '' ? CATEGORY_DESCRIPTIONS[product.category] : text.slice(0, 200);
  return { title: `${product.name} – ${SHOP}`, description };
}

/** Only canonical whole numbers; anything else was never a product's URL. */
export function findProductId(text: string): number | undefined {
  return /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined;
}

export function plainMeta(title: string): PageMeta {
  return { title: `${title} – ${SHOP}`, description: HOME_META.description };
}

export const MISSING_PRODUCT_META = plainMeta('Produkti nuk u gjet');

export const MISSING_CATEGORY_META = plainMeta('Kategoria nuk u gjet');
