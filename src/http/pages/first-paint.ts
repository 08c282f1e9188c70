import { escapeHtml } from '#http/escape-html.ts';
import { DEFAULT_BRAND, type ScreenBrand } from '#shared/brand/brand.ts';
import { PICTURE_SIZES, pictureSet } from '#shared/product-pictures.ts';

const BRAND_MARK =
  '<svg width="30.6" height="34" viewBox="4 2 92 108" aria-hidden="true"><g transform="translate(50 56) scale(0.96)" fill="none" stroke-width="25" stroke-linecap="round"><path d="M-27,38 V-10 Q-27,-36 -1,-36 H33" stroke="#C2541B" stroke-linejoin="round"/><path d="M-25,4 H13" stroke="#C2541B"/><path d="M31,8 C37,20 44,27 44,36 C44,44 38,50 31,50 C24,50 18,44 18,36 C18,27 25,20 31,8Z" fill="#E3B04B"/></g></svg>';

type PaintedBrand = Pick<ScreenBrand, 'name' | 'logo' | 'logoDark'>;

/** Like `BrandMark` of the screens. */
function paintBrand({ name, logo, logoDark }: PaintedBrand): string {
  if (logo !== null) {
    const dark = logoDark
      ? `<source media="(prefers-color-scheme: dark)" srcset="${escapeHtml(logoDark)}">`
      : '';
    return `<picture class="shop-logo">${dark}<img src="${escapeHtml(logo)}" alt="${escapeHtml(name)}" style="height:34px"></picture>`;
  }
  const mark =
    name === DEFAULT_BRAND.name
      ? BRAND_MARK
      : `<span class="shop-initial" data-letter="${escapeHtml([...name][0] ?? '')}" style="width:34px;height:34px"></span>`;
  return `${mark}<span class="shop-brand-name">${escapeHtml(name)}</span>`;
}

const HERO =
  '<div class="hero-frame"><div class="hero-stage"><div class="hero-slide"><picture><source media="(min-width: 48em)" srcset="/art/hero-pasticeri-wide.webp"><img class="hero-picture" src="/art/hero-pasticeri-tall.webp" alt="" fetchpriority="high"></picture></div></div></div>';

const BROWSING_PAGES = /^\/($|category\/|search$|product\/)/;

const SHOP_PAGES =
  /^\/($|category\/|search$|product\/|cart$|porosite$|blerjet$|faturat$|llogaria$|login$|signup$|kushtet$|privatesia$)/;

export type PaintedProduct = { readonly name: string; readonly image: string | null };

export type PaintedShelf = {
  readonly page: 'category' | 'search';
  readonly title: string;
  readonly products: readonly PaintedProduct[];
};

type Painted = {
  readonly shelf?: PaintedShelf;
  readonly product?: PaintedProduct;
  /** HTML of a page written by the shop. */
  readonly text?: string;
};

/**
 * The content of a page while its code loads: the header, and for guests the hero of the home page, the first products
 * of a category or search, the picture of a product. Its dimensions are those of the screens that replace it
 * (src/web/styles/first-paint.css).
 */
export function firstPaint(
  pathname: string,
  isGuest: boolean,
  brand: PaintedBrand,
  { shelf, product, text }: Painted = {},
): string {
  if (!SHOP_PAGES.test(pathname)) return '';
  const bar = BROWSING_PAGES.test(pathname) ? '<div class="shop-categories"></div>' : '';
  const header = `<div class="shop-header"><div class="shop-header-inner"><span class="shop-brand">${paintBrand(brand)}</span></div></div>${bar}`;
  if (text !== undefined) return `${header}<main class="shop-text">${text}</main>`;
  if (!isGuest) return header;
  if (pathname === '/') return header + HERO;
  if (product) return header + paintProduct(product);
  return shelf ? header + paintShelf(shelf) : header;
}

function paintProduct({ name, image }: PaintedProduct): string {
  const picture = image
    ? `<img class="shelf-picture" src="${escapeHtml(image)}" alt="" fetchpriority="high">`
    : '';
  return `<div class="product-page"><div class="product-columns"><span class="product-frame shelf-frame">${picture}</span><div class="shelf-title">${escapeHtml(name)}</div></div></div>`;
}

function paintShelf({ page, title, products }: PaintedShelf): string {
  const cards = products.slice(0, PAINTED_CARDS).map(({ name, image }, index) => {
    const wish = index === 0 ? 'fetchpriority="high"' : 'loading="lazy"';
    const picture = image
      ? `<img class="shelf-picture" ${inTwoSizes(image)} src="${escapeHtml(image)}" alt="" ${wish}>`
      : '';
    return `<li class="shelf-card"><span class="shelf-frame">${picture}</span><span class="shelf-name">${escapeHtml(name)}</span></li>`;
  });
  return `<div class="shelf-page" data-page="${page}"><div class="shelf-title">${escapeHtml(title)}</div><div class="shelf-space"></div><ul class="shelf-cards">${cards.join('')}</ul></div>`;
}

const PAINTED_CARDS = 4;

function inTwoSizes(image: string): string {
  return `sizes="${PICTURE_SIZES.card}" srcset="${escapeHtml(pictureSet(image) ?? image)}"`;
}
