import { TRPCError } from '@trpc/server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AppDeps } from '#http/app-deps.ts';
import { escapeHtml } from '#http/escape-html.ts';
import { cookieName } from '#http/login-cookies.ts';
import type { TakePoints } from '#http/plugins/rate-limit.ts';
import { weighProcedures } from '#http/procedure-meta.ts';
import { createGuestContext } from '#http/request-context.ts';
import { DEFAULT_BRAND } from '#shared/brand/brand.ts';
import { BRAND_PAGES, underTitle } from '#shared/brand/brand-pages.ts';
import {
  type Category,
  categoryLabel,
  findCategoryRow,
  findRenamedCategory,
  isCategory,
} from '#shared/categories.ts';
import { firmTables, isSeedFirm } from '#shared/firm/firm-tables.ts';
import { findSeedKey } from '#shared/firm/seed-key.ts';
import { CATEGORY_PAGE_SIZE, FIRM_DATA_ID, FIRST_DATA_ID, SEARCH_PAGE_SIZE } from '#shared/first-data.ts';
import {
  categoryMeta,
  findProductId,
  HOME_META,
  MISSING_CATEGORY_META,
  MISSING_PRODUCT_META,
  type PageMeta,
  plainMeta,
  productMeta,
  SEARCH_TITLE,
  searchMeta,
  writeMeta,
} from '#shared/page-meta.ts';
import { PICTURE_SIZES, pictureSet } from '#shared/product-pictures.ts';
import { type Caller, createCaller } from '#trpc/app-router.ts';
import { dataBlock, type ShopBrand, writeBrand } from './brand-head.ts';
import { firstPaint, type PaintedProduct, type PaintedShelf } from './first-paint.ts';
import { type OfferedProduct, structuredData } from './structured-data.ts';

type FirstPicture = { readonly href: string; readonly media: string; readonly isListed?: true };

type FirstShelf = {
  readonly firstData?: { readonly path: string; readonly input: unknown; readonly data: unknown };
  readonly firstPictures?: readonly FirstPicture[];
  readonly shelf?: PaintedShelf;
};

type Head = PageMeta &
  FirstShelf & {
    readonly image: string;
    readonly canonicalPath: string | null;
    readonly product?: OfferedProduct;
    readonly text?: string;
    readonly isMissing?: true;
  };

type Visit = {
  readonly url: string;
  readonly isGuest: boolean;
  readonly brand: ShopBrand;
  readonly publicOrigin: string | undefined;
  readonly origin: string;
};

const SHOP_IMAGE = '/art/og-image.jpg';

const PRIVATE_TITLES: Readonly<Record<string, string>> = {
  '/cart': 'Shporta',
  '/porosite': 'Porositë e Mia',
  '/faturat': 'Faturat',
  '/blerjet': 'Blerjet e mia',
  '/porosi-e-shpejte': 'Porosi e shpejtë',
  '/llogaria': 'Llogaria ime',
  '/login': 'Hyr',
  '/signup': 'Regjistrohu',
};

/**
 * Writes each page's own title, description and preview into the HTML: link previews and search engines read it without
 * running the screens. A page that can't be described is sent as built.
 */
export function createPageAnswers(deps: AppDeps, indexHtml: string, takePoints: TakePoints) {
  const guest = createCaller(createGuestContext(deps));
  const [publicOrigin] = deps.settings.publicOrigins;
  const session = cookieName('session', deps.settings.isSecure);
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const { url, ip } = request;
    const isGuest = request.cookies[session] === undefined;
    const brand = await guest.public.shop.brand();
    // Reads the tables that name the shop's categories.
    await guest.public.firm.tables();
    reply.header('cache-control', 'private, no-cache');
    const movedTo = findMovedCategory(url);
    if (movedTo !== null) return reply.redirect(movedTo, 301);
    const maySearch = async () => isGuest && takePoints(ip, weighProcedures('public.catalog.search'));
    const head = await describePage(guest, url, maySearch).catch(() => null);
    const visit = { url, isGuest, brand, publicOrigin, origin: publicOrigin ?? originOf(request) };
    return reply
      .code(head?.isMissing ? 404 : 200)
      .type('text/html; charset=utf-8')
      .send(writePage(indexHtml, head, visit));
  };
}

/** The address of a category whose key was changed. */
function findMovedCategory(url: string): string | null {
  const [, key, query = ''] = /^\/category\/([a-z0-9-]+)(\?.*)?$/.exec(url) ?? [];
  const category = key === undefined || isCategory(key) ? undefined : findRenamedCategory(key);
  return category?.isActive ? `/category/${category.key}${query}` : null;
}

function originOf({ protocol, host }: FastifyRequest): string {
  return /^[\w.-]+(:\d+)?$|^\[[\da-f:]+\](:\d+)?$/i.test(host) ? `${protocol}://${host}` : '';
}

/**
 * A guest's search costs the same rate-limit points as the screen's call; without points left the page is sent without
 * results, and the call that follows is rejected with a time to wait.
 */
async function describePage(guest: Caller, url: string, maySearch: () => Promise<boolean>): Promise<Head> {
  const { pathname, searchParams } = new URL(url, 'http://shop.invalid');
  const page = { image: SHOP_IMAGE, canonicalPath: pathname };
  if (pathname === '/') return { ...page, ...HOME_META, firstPictures: HERO };
  const [, kind, name = ''] = /^\/(category|product)\/([^/]+)\/*$/.exec(pathname) ?? [];
  if (kind === 'category') {
    if (!isCategory(name)) return { ...page, ...MISSING_CATEGORY_META, ...MISSING };
    const shelf = searchParams.has('sub') ? {} : await readCategoryShelf(guest, name);
    const art = findSeedKey(findCategoryRow(name));
    const image = art ? `/art/category-${art}.webp` : SHOP_IMAGE;
    return { ...page, ...categoryMeta(name), image, ...shelf };
  }
  if (kind === 'product') {
    return (await describeProduct(guest, name)) ?? { ...page, ...MISSING_PRODUCT_META, ...MISSING };
  }
  const written = Object.entries(BRAND_PAGES).find(([address]) => address === pathname)?.[1];
  if (written) {
    const text = await guest.public.shop.page({ page: written.field });
    const found = text === null ? MISSING : { text: underTitle(written.title, text) };
    return { ...page, ...plainMeta(written.title), ...found };
  }
  if (pathname === '/search') {
    const term = searchParams.get('q') ?? '';
    const query = term.slice(0, MAX_TERM).trim();
    const shelf = query !== '' && (await maySearch()) ? await readSearchShelf(guest, query) : {};
    return { ...page, ...searchMeta(term.slice(0, 80)), canonicalPath: null, ...shelf };
  }
  return { ...page, ...plainMeta(PRIVATE_TITLES[pathname] ?? 'Dyqani'), canonicalPath: null };
}

const MAX_TERM = 100;

const MISSING = { canonicalPath: null, isMissing: true } as const;

const HERO = [
  { href: '/art/hero-pasticeri-tall.webp', media: '(max-width: 47.99em)' },
  { href: '/art/hero-pasticeri-wide.webp', media: '(min-width: 48em)' },
] as const;

async function describeProduct(guest: Caller, address: string): Promise<Head | null> {
  const id = findProductId(address);
  const product = id === undefined ? null : await guest.public.catalog.product({ id }).catch(nullWhenMissing);
  if (!product) return null;
  return {
    ...productMeta(product),
    image: product.image ?? SHOP_IMAGE,
    canonicalPath: `/product/${product.id}`,
    firstData: { path: 'product', input: { id: product.id }, data: product },
    product,
    ...(product.image ? { firstPictures: [{ href: product.image, media: 'all' }] } : {}),
  };
}

function nullWhenMissing(error: unknown): null {
  if (error instanceof TRPCError && error.code === 'NOT_FOUND') return null;
  throw error;
}

async function readCategoryShelf(guest: Caller, category: Category): Promise<FirstShelf> {
  const input = { category, subcategories: [], limit: CATEGORY_PAGE_SIZE };
  const data = await guest.public.catalog.byCategory(input);
  return {
    firstData: { path: 'byCategory', input, data },
    ...showFirst('category', categoryLabel(category), data.products),
  };
}

async function readSearchShelf(guest: Caller, query: string): Promise<FirstShelf> {
  const input = { query, limit: SEARCH_PAGE_SIZE, isLiteral: false };
  const data = await guest.public.catalog.search(input);
  return {
    firstData: { path: 'search', input, data },
    ...showFirst('search', SEARCH_TITLE, data.products),
  };
}

function showFirst(
  page: PaintedShelf['page'],
  title: string,
  products: readonly PaintedProduct[],
): FirstShelf {
  const [first] = products;
  if (!first) return {};
  return {
    shelf: { page, title, products },
    ...(first.image ? { firstPictures: [{ href: first.image, media: 'all', isListed: true }] } : {}),
  };
}

function writePage(indexHtml: string, head: Head | null, visit: Visit): string {
  const { url, isGuest, brand } = visit;
  const branded = writeBrand(indexHtml, brand);
  const html = head ? writeHead(branded, head, visit) : branded;
  const [path = '/'] = url.split('?', 1);
  const data = isGuest && head?.firstData ? dataBlock(FIRST_DATA_ID, head.firstData) : '';
  // Omitted for a shop with unchanged tables: the screens start with those of a new database.
  const firm = isSeedFirm(firmTables()) ? '' : dataBlock(FIRM_DATA_ID, firmTables());
  return html.replace(
    '<div id="root"></div>',
    () => `<div id="root">${firstPaint(path, isGuest, brand.screen, head ?? {})}</div>${data}${firm}`,
  );
}

function writeHead(html: string, head: Head, { brand, isGuest, publicOrigin, origin }: Visit): string {
  const words = writeMeta(head, brand.screen);
  const title = escapeHtml(words.title);
  const description = escapeHtml(words.description);
  const image = head.image === SHOP_IMAGE ? pictureOf(brand) : head.image;
  const path = head.canonicalPath;
  const lines = [
    `<meta name="description" content="${description}" />`,
    `<meta property="og:type" content="website" />`,
    `<meta property="og:site_name" content="${escapeHtml(brand.screen.name)}" />`,
    `<meta property="og:locale" content="sq_AL" />`,
    `<meta property="og:title" content="${title}" />`,
    `<meta property="og:description" content="${description}" />`,
    image !== null && `<meta property="og:image" content="${escapeHtml(origin + image)}" />`,
    `<meta name="twitter:card" content="summary_large_image" />`,
    path === null && '<meta name="robots" content="noindex" />',
    path !== null && publicOrigin && `<link rel="canonical" href="${escapeHtml(publicOrigin + path)}" />`,
    ...(head.firstPictures ?? []).map((picture) => preload(picture, isGuest)),
    path !== null && structuredData(brand, { origin, product: head.product }),
  ].filter((line) => typeof line === 'string');
  return html
    .replace(/<title>[^<]*<\/title>/, () => `<title>${title}</title>`)
    .replace(/<meta name="description"[^>]*>/, () => lines.join('\n    '));
}

function preload({ href, media, isListed }: FirstPicture, isGuest: boolean): string {
  const sizes = PICTURE_SIZES[isGuest ? 'card' : 'list'];
  const set = isListed ? pictureSet(href) : undefined;
  const sized = set ? ` imagesrcset="${escapeHtml(set)}" imagesizes="${sizes}"` : '';
  return `<link rel="preload" as="image" href="${escapeHtml(href)}"${sized} media="${media}" fetchpriority="high" />`;
}

/** The shop's preview picture: the program's own is used only for a shop without a name. */
function pictureOf({ screen, icons }: ShopBrand): string | null {
  if (icons) return `/images/${icons[512]}`;
  return screen.logo ?? (screen.name === DEFAULT_BRAND.name ? SHOP_IMAGE : null);
}
