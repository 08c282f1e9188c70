import { getProduct } from '#domain/catalog/get-product.ts';
import { countCategory, listCategory, pageCategory } from '#domain/catalog/list-category.ts';
import { listRecommendations } from '#domain/catalog/list-recommendations.ts';
import { countShop, listFeatured, listRelated, listShop } from '#domain/catalog/list-shop.ts';
import { searchProducts } from '#domain/catalog/search/search-shop.ts';
import { suggestTerms } from '#domain/catalog/search/suggest-terms.ts';
import { productIdInput } from '#shared/inputs/catalog-inputs.ts';
import {
  categoryListInput,
  categoryPageInput,
  countCategoryInput,
  relatedProductsInput,
  searchProductsInput,
  shopListInput,
  shortListInput,
  suggestTermsInput,
} from '#shared/inputs/shop-list-inputs.ts';
import { publicProcedure, router } from '#trpc/trpc.ts';

export const catalogRouter = router({
  byCategory: publicProcedure.input(categoryListInput).query(({ ctx, input }) => listCategory(ctx, input)),
  categoryCounts: publicProcedure
    .input(countCategoryInput)
    .query(({ ctx, input }) => countCategory(ctx, input)),
  categoryPage: publicProcedure.input(categoryPageInput).query(({ ctx, input }) => pageCategory(ctx, input)),
  list: publicProcedure.input(shopListInput).query(({ ctx, input }) => listShop(ctx, input)),
  count: publicProcedure.query(({ ctx }) => countShop(ctx)),
  search: publicProcedure.input(searchProductsInput).query(({ ctx, input }) => searchProducts(ctx, input)),
  suggestions: publicProcedure.input(suggestTermsInput).query(({ ctx, input }) => suggestTerms(ctx, input)),
  featured: publicProcedure.input(shortListInput).query(({ ctx, input }) => listFeatured(ctx, input)),
  product: publicProcedure.input(productIdInput).query(({ ctx, input }) => getProduct(ctx, input)),
  related: publicProcedure.input(relatedProductsInput).query(({ ctx, input }) => listRelated(ctx, input)),
  recommendations: publicProcedure.query(({ ctx }) => listRecommendations(ctx)),
});
