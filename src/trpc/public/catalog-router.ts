import { getProduct } from '#domain/catalog/get-product.ts';
import { countCategory, listCategory, pageCategory } from '#domain/catalog/list-category.ts';
import { listRecommendations } from '#domain/catalog/list-recommendations.ts';
import {
  countShop,
  listChangedProducts,
  listFeatured,
  listRelated,
  listShop,
} from '#domain/catalog/list-shop.ts';
import { searchProducts } from '#domain/catalog/search/search-shop.ts';
import { suggestTerms } from '#domain/catalog/search/suggest-terms.ts';
import { readExpectedDay } from '#domain/purchasing/orders/expected-day.ts';
import { changedSinceInput } from '#shared/inputs/basic-inputs.ts';
import { productIdInput } from '#shared/inputs/catalog-inputs.ts';
import {
  categoryListInput,
  categoryPageInput,
  countCategoryInput,
  featuredInput,
  relatedProductsInput,
  searchProductsInput,
  shopListInput,
  suggestTermsInput,
} from '#shared/inputs/shop-list-inputs.ts';
import { calls, LIST, publicProcedure, router, SEARCH_FOR_WORDS } from '#trpc/trpc.ts';

const catalogueProcedure = publicProcedure.meta({ isCatalogue: true });

const catalogueList = catalogueProcedure.meta(LIST);

export const catalogRouter = router({
  byCategory: catalogueList.input(categoryListInput).query(calls(listCategory)),
  categoryCounts: catalogueList.input(countCategoryInput).query(calls(countCategory)),
  categoryPage: catalogueList.input(categoryPageInput).query(calls(pageCategory)),
  // Not cached: its many pages would fill the cache.
  list: publicProcedure.meta(LIST).input(shopListInput).query(calls(listShop)),
  changed: publicProcedure.meta(LIST).input(changedSinceInput).query(calls(listChangedProducts)),
  count: catalogueProcedure.query(({ ctx }) => countShop(ctx)),
  search: catalogueList.input(searchProductsInput).query(calls(searchProducts)),
  suggestions: catalogueProcedure.meta(SEARCH_FOR_WORDS).input(suggestTermsInput).query(calls(suggestTerms)),
  featured: catalogueList.input(featuredInput).query(calls(listFeatured)),
  product: catalogueProcedure.input(productIdInput).query(calls(getProduct)),
  related: catalogueList.input(relatedProductsInput).query(calls(listRelated)),
  // Not cached: both depend on orders.
  expected: publicProcedure.input(productIdInput).query(({ ctx, input }) => readExpectedDay(ctx, input.id)),
  recommendations: publicProcedure.meta(LIST).query(({ ctx }) => listRecommendations(ctx)),
});
