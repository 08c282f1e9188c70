import { PROCEDURE_WEIGHTS } from '#http/call-weights.ts';
import type { TakePoints } from '#http/plugins/rate-limit.ts';
import { CATEGORY_LABELS, type Category } from '#shared/categories.ts';
import { CATEGORY_PAGE_SIZE, SEARCH_PAGE_SIZE } from '#shared/first-data.ts';
import { SEARCH_TITLE } from '#shared/page-meta.ts';
import type { Caller } from '#trpc/app-router.ts';
import type { PaintedShelf } from './first-paint.ts';

/** What a page is about to ask for, so that it need not: the call, its input, its answer. */
export type FirstData = { readonly path: string; readonly input: unknown; readonly data: unknown };

export type FirstPicture = { readonly href: string; readonly media: string; readonly isListed?: true };

export type FirstShelf = {
  readonly firstData?: FirstData;
  readonly firstPictures?: readonly FirstPicture[];
  readonly shelf?: PaintedShelf;
};

type Listed = { readonly name: string; readonly image: string | null };

export async function readCategoryShelf(guest: Caller, category: Category): Promise<FirstShelf> {
  const input = { category, subcategories: [], limit: CATEGORY_PAGE_SIZE };
  const data = await guest.public.catalog.byCategory(input);
  return {
    firstData: { path: 'byCategory', input, data },
    ...showFirst('category', CATEGORY_LABELS[category], data.products),
  };
}

/**
 * What a guest's search finds first. It costs the address that asks as much as the call of the screens would; without
 * points the page comes without it, and the call that follows is told to wait.
 */
export async function readSearchShelf(
  guest: Caller,
  typed: string,
  takePoints: TakePoints,
): Promise<FirstShelf> {
  const query = typed.slice(0, MAX_TERM).trim();
  if (query === '' || !(await takePoints(PROCEDURE_WEIGHTS['public.catalog.search'] ?? 1))) return {};
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
