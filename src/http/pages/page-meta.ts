import { TRPCError } from '@trpc/server';
import type { FastifyRequest } from 'fastify';
import type { AppDeps } from '#http/app-deps.ts';
import { escapeHtml } from '#http/escape-html.ts';
import { cookieName } from '#http/login-cookies.ts';
import type { TakePoints } from '#http/plugins/rate-limit.ts';
import { weighProcedures } from '#http/procedure-meta.ts';
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
import { INTERNAL_FRAME } from '#trpc/context.ts';
import { dataBlock, type ShopBrand, writeBrand } from './brand-head.ts';
import { firstPaint, type PaintedShelf } from './first-paint.ts';
import { type OfferedProduct, structuredData } from './structured-data.ts';

type Head = PageMeta &
  FirstShelf & {
    readonly image: string | null;
    readonly canonicalPath: string | null;
    readonly product?: OfferedProduct;
    readonly text?: string;
    readonly isMissing?: true;
  };

type Page = { readonly html: string; readonly isMissing: boolean; readonly movedTo?: string };

type RenderPage = (request: FastifyRequest, indexHtml: string) => Promise<Page>;

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
 * Writes each page's own title, description and preview into the HTML that the server sends: previews and search
 * engines read it without running the screens. A page that can't be described is sent as it is.
 */
export function createPageMeta(deps: AppDeps, takePoints: TakePoints): RenderPage {
  const guest = createGuest(deps);
  const [publicOrigin] = deps.settings.publicOrigins;
  const session = cookieName('session', deps.settings.isSecure);
  return async (request, indexHtml) => {
    const { url, ip } = request;
    const isGuest = request.cookies[session] === undefined;
    const search = (term: string) =>
      isGuest ? readSearchShelf(guest, term, (points) => takePoints(ip, points)) : {};
    const brand = await guest.public.shop.brand();
    // Reads the tables that name the shop's categories.
    await guest.public.firm.tables();
    const movedTo = findMovedCategory(url);
    if (movedTo !== null) return { html: '', isMissing: false, movedTo };
    const head = await describePage(guest, url, search).catch(() => null);
    const reader = { publicOrigin, origin: originOf(request), isGuest };
    const branded = writeBrand(indexHtml, brand);
    const described = head ? writeHead(branded, head, brand, reader) : branded;
    const html = writeFirstPaint(described, { url, head, isGuest, brand });
    return { html, isMissing: head?.isMissing ?? false };
  };
}

export function createGuest(deps: AppDeps): Caller {
  return createCaller({
    db: deps.db,
    actor: null,
    clock: deps.clock,
    auth: deps.auth,
    emit: deps.hub.emit,
    loginId: null,
    frame: INTERNAL_FRAME,
    ip: '',
    userAgent: '',
    idempotencyKey: null,
    cookies: { refreshToken: null, setLogin: () => {}, clearLogin: () => {} },
    events: deps.hub,
    imagesFolder: deps.imagesFolder,
    documentsFolder: deps.documentsFolder,
    health: deps.health,
  });
}

/** Where the page of a category is that had another key before. */
function findMovedCategory(url: string): string | null {
  const [, key, query = ''] = /^\/category\/([a-z0-9-]+)(\?.*)?$/.exec(url) ?? [];
  const category = key === undefined || isCategory(key) ? undefined : findRenamedCategory(key);
  return category?.isActive ? `/category/${category.key}${query}` : null;
}

type Search = (term: string) => FirstShelf | Promise<FirstShelf>;

async function describePage(guest: Caller, url: string, search: Search): Promise<Head> {
  const { pathname, searchParams } = new URL(url, 'http://shop.invalid');
  const [, first = '', second = '', ...deeper] = pathname.split('/');
  const page = { image: SHOP_IMAGE, canonicalPath: pathname };
  if (pathname === '/') return { ...page, ...HOME_META, firstPictures: HERO };
  const isThing = second !== '' && deeper.join('') === '';
  if (first === 'category' && isThing) {
    if (!isCategory(second)) return { ...page, ...MISSING_CATEGORY_META, ...MISSING };
    const shelf = searchParams.has('sub') ? {} : await readCategoryShelf(guest, second);
    const art = findSeedKey(findCategoryRow(second));
    const image = art ? `/art/category-${art}.webp` : SHOP_IMAGE;
    return { ...page, ...categoryMeta(second), image, ...shelf };
  }
  if (first === 'product' && isThing) {
    return (await describeProduct(guest, second)) ?? { ...page, ...MISSING_PRODUCT_META, ...MISSING };
  }
  const written = Object.entries(BRAND_PAGES).find(([address]) => address === pathname)?.[1];
  if (written) {
    const text = await guest.public.shop.page({ page: written.field });
    return {
      ...page,
      ...plainMeta(written.title),
      ...(text === null ? MISSING : { text: underTitle(written.title, text) }),
    };
  }
  if (pathname === '/search') {
    const term = searchParams.get('q') ?? '';
    return { ...page, ...searchMeta(term.slice(0, 80)), canonicalPath: null, ...(await search(term)) };
  }
  return { ...page, ...plainMeta(PRIVATE_TITLES[pathname] ?? 'Dyqani'), canonicalPath: null };
}

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

function originOf({ protocol, host }: FastifyRequest): string {
  return /^[\w.-]+(:\d+)?$|^\[[\da-f:]+\](:\d+)?$/i.test(host) ? `${protocol}://${host}` : '';
}

type Reader = {
  readonly publicOrigin: string | undefined;
  readonly origin: string;
  readonly isGuest: boolean;
};

function writeHead(
  indexHtml: string,
  head: Head,
  brand: ShopBrand,
  { publicOrigin, origin, isGuest }: Reader,
): string {
  const { screen } = brand;
  const words = writeMeta(head, screen);
  const title = escapeHtml(words.title);
  const description = escapeHtml(words.description);
  const image = head.image === SHOP_IMAGE ? pictureOf(brand) : head.image;
  const path = head.canonicalPath;
  const lines = [
    `<meta property="og:type" content="website" />`,
    `<meta property="og:site_name" content="${escapeHtml(screen.name)}" />`,
    `<meta property="og:locale" content="sq_AL" />`,
    `<meta property="og:title" content="${title}" />`,
    `<meta property="og:description" content="${description}" />`,
    image !== null &&
      `<meta property="og:image" content="${escapeHtml((publicOrigin ?? origin) + image)}" />`,
    `<meta name="twitter:card" content="summary_large_image" />`,
    path === null && '<meta name="robots" content="noindex" />',
    path !== null && publicOrigin && `<link rel="canonical" href="${escapeHtml(publicOrigin + path)}" />`,
    ...(head.firstPictures ?? []).map((picture) => preload(picture, isGuest)),
    path !== null && structuredData(brand, { origin: publicOrigin ?? origin, product: head.product }),
  ].filter((line) => typeof line === 'string');
  return indexHtml
    .replace(/<title>[^<]*<\/title>/, () => `<title>${title}</title>`)
    .replace(
      /<meta name="description"[^>]*>/,
      () => `<meta name="description" content="${description}" />\n    ${lines.join('\n    ')}`,
    );
}

function preload({ href, media, isListed }: FirstPicture, isGuest: boolean): string {
  const sizes = PICTURE_SIZES[isGuest ? 'card' : 'list'];
  const set = isListed ? pictureSet(href) : undefined;
  const sized = set ? ` imagesrcset="${escapeHtml(set)}" imagesizes="${sizes}"` : '';
  return `<link rel="preload" as="image" href="${escapeHtml(href)}"${sized} media="${media}" fetchpriority="high" />`;
}

/** The picture of the whole shop: the program's own is only that of a shop without a name of its own. */
function pictureOf({ screen, icons }: ShopBrand): string | null {
  if (icons) return `/images/${icons[512]}`;
  return screen.logo ?? (screen.name === DEFAULT_BRAND.name ? SHOP_IMAGE : null);
}

/** Data stand in a block that no browser runs; `<` is written so that no text can end it. */
function writeFirstPaint(html: string, { url, head, isGuest, brand: { screen } }: Painting): string {
  const [path = '/'] = url.split('?', 1);
  const block = isGuest && head?.firstData ? dataBlock(FIRST_DATA_ID, head.firstData) : '';
  return html.replace(
    '<div id="root"></div>',
    () => `<div id="root">${firstPaint(path, isGuest, screen, head ?? {})}</div>${block}${firmBlock()}`,
  );
}

/** A shop that never changed its tables needs none: the screens begin with those of a fresh database. */
function firmBlock(): string {
  return isSeedFirm(firmTables()) ? '' : dataBlock(FIRM_DATA_ID, firmTables());
}

type Painting = {
  readonly url: string;
  readonly head: Head | null;
  readonly isGuest: boolean;
  readonly brand: ShopBrand;
};

type FirstData = { readonly path: string; readonly input: unknown; readonly data: unknown };

type FirstPicture = { readonly href: string; readonly media: string; readonly isListed?: true };

type FirstShelf = {
  readonly firstData?: FirstData;
  readonly firstPictures?: readonly FirstPicture[];
  readonly shelf?: PaintedShelf;
};

type Listed = { readonly name: string; readonly image: string | null };

async function readCategoryShelf(guest: Caller, category: Category): Promise<FirstShelf> {
  const input = { category, subcategories: [], limit: CATEGORY_PAGE_SIZE };
  const data = await guest.public.catalog.byCategory(input);
  return {
    firstData: { path: 'byCategory', input, data },
    ...showFirst('category', categoryLabel(category), data.products),
  };
}

/**
 * What a guest's search finds first. It costs the address that asks as much as the call of the screens would; without
 * points the page comes without it, and the call that follows is told to wait.
 */
async function readSearchShelf(
  guest: Caller,
  typed: string,
  takePoints: (points: number) => Promise<boolean>,
): Promise<FirstShelf> {
  const query = typed.slice(0, MAX_TERM).trim();
  if (query === '' || !(await takePoints(weighProcedures('public.catalog.search')))) return {};
  const input = { query, limit: SEARCH_PAGE_SIZE, isLiteral: false };
  const data = await guest.public.catalog.search(input);
  return {
    firstData: { path: 'search', input, data },
    ...showFirst('search', SEARCH_TITLE, data.products),
  };
}

const MAX_TERM = 100;

function showFirst(page: PaintedShelf['page'], title: string, products: readonly Listed[]): FirstShelf {
  const [first] = products;
  if (!first) return {};
  return {
    shelf: { page, title, products },
    ...(first.image ? { firstPictures: [{ href: first.image, media: 'all', isListed: true }] } : {}),
  };
}
