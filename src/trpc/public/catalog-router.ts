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
import { LIST, publicProcedure, router, SEARCH_FOR_WORDS } from '#trpc/trpc.ts';

const catalogueProcedure = publicProcedure.meta({ isCatalogue: true });

const catalogueList = catalogueProcedure.meta(LIST);

export const catalogRouter = router({
  byCategory: catalogueList.input(categoryListInput).query(({ ctx, input }) => listCategory(ctx, input)),
  categoryCounts: catalogueList
    .input(countCategoryInput)
    .query(({ ctx, input }) => countCategory(ctx, input)),
  categoryPage: catalogueList.input(categoryPageInput).query(({ ctx, input }) => pageCategory(ctx, input)),
  // Not cached: its many pages would take all of the room.
  list: publicProcedure
    .meta(LIST)
    .input(shopListInput)
    .query(({ ctx, input }) => listShop(ctx, input)),
  changed: publicProcedure
    .meta(LIST)
    .input(changedSinceInput)
    .query(({ ctx, input }) => listChangedProducts(ctx, input)),
  count: catalogueProcedure.query(({ ctx }) => countShop(ctx)),
  search: catalogueList.input(searchProductsInput).query(({ ctx, input }) => searchProducts(ctx, input)),
  suggestions: catalogueProcedure
    .meta(SEARCH_FOR_WORDS)
    .input(suggestTermsInput)
    .query(({ ctx, input }) => suggestTerms(ctx, input)),
  featured: catalogueList.input(featuredInput).query(({ ctx, input }) => listFeatured(ctx, input)),
  product: catalogueProcedure.input(productIdInput).query(({ ctx, input }) => getProduct(ctx, input)),
  related: catalogueList.input(relatedProductsInput).query(({ ctx, input }) => listRelated(ctx, input)),
  // Not cached: both depend on orders.
  expected: publicProcedure.input(productIdInput).query(({ ctx, input }) => readExpectedDay(ctx, input.id)),
  recommendations: publicProcedure.meta(LIST).query(({ ctx }) => listRecommendations(ctx)),
});
