import { changeManyProducts, setDiscount, toggleFeatured } from '#domain/catalog/change-products.ts';
import { createProduct, duplicateProduct } from '#domain/catalog/create-product.ts';
import { deleteProduct, restoreProduct } from '#domain/catalog/delete-product.ts';
import { countProducts, listProducts } from '#domain/catalog/list-products.ts';
import { storeProductImage } from '#domain/catalog/product-image.ts';
import { matchPictures, setPictures } from '#domain/catalog/product-pictures.ts';
import { applyPrices, listPriceRows, previewPrices, undoPrices } from '#domain/catalog/reprice-products.ts';
import { getStaffProduct, listProductBin } from '#domain/catalog/staff-products.ts';
import { updateProduct } from '#domain/catalog/update-product.ts';
import { once } from '#kernel/idempotency.ts';
import { storeImageInput } from '#shared/inputs/basic-inputs.ts';
import {
  changeManyProductsInput,
  createProductInput,
  duplicateProductInput,
  listProductsInput,
  productBinInput,
  productIdInput,
  setDiscountInput,
  toggleFeaturedInput,
  updateProductInput,
} from '#shared/inputs/catalog-inputs.ts';
import { matchPicturesInput, setPicturesInput } from '#shared/inputs/picture-inputs.ts';
import { previewPricesInput, pricePreviewInput, priceRowsInput } from '#shared/prices/price-changes.ts';
import { adminProcedure } from '#trpc/procedures.ts';
import { router } from '#trpc/trpc.ts';
import { withKeyOf } from '#trpc/with-key.ts';

export const productsRouter = router({
  list: adminProcedure.input(listProductsInput).query(({ ctx, input }) => listProducts(ctx, input)),
  counts: adminProcedure.query(({ ctx }) => countProducts(ctx)),
  get: adminProcedure.input(productIdInput).query(({ ctx, input }) => getStaffProduct(ctx, input)),
  bin: adminProcedure.input(productBinInput).query(({ ctx, input }) => listProductBin(ctx, input)),
  storeImage: adminProcedure
    .input(storeImageInput)
    .mutation(async ({ ctx, input }) => storeProductImage(ctx, Buffer.from(await input.image.arrayBuffer()))),
  matchPictures: adminProcedure
    .input(matchPicturesInput)
    .mutation(({ ctx, input }) => matchPictures(ctx, input)),
  setPictures: adminProcedure.input(setPicturesInput).mutation(({ ctx, input }) => setPictures(ctx, input)),
  create: adminProcedure
    .input(createProductInput)
    .mutation(({ ctx, input }) => once(ctx, 'product.create', withKeyOf(ctx, input), createProduct)),
  update: adminProcedure.input(updateProductInput).mutation(({ ctx, input }) => updateProduct(ctx, input)),
  remove: adminProcedure.input(productIdInput).mutation(({ ctx, input }) => deleteProduct(ctx, input)),
  restore: adminProcedure.input(productIdInput).mutation(({ ctx, input }) => restoreProduct(ctx, input)),
  duplicate: adminProcedure
    .input(duplicateProductInput)
    .mutation(({ ctx, input }) => once(ctx, 'product.duplicate', input, duplicateProduct)),
  setDiscount: adminProcedure.input(setDiscountInput).mutation(({ ctx, input }) => setDiscount(ctx, input)),
  toggleFeatured: adminProcedure
    .input(toggleFeaturedInput)
    .mutation(({ ctx, input }) => toggleFeatured(ctx, input)),
  bulk: adminProcedure
    .input(changeManyProductsInput)
    .mutation(({ ctx, input }) => changeManyProducts(ctx, input)),
  previewPrices: adminProcedure
    .input(previewPricesInput)
    .mutation(({ ctx, input }) => previewPrices(ctx, input)),
  priceRows: adminProcedure.input(priceRowsInput).query(({ ctx, input }) => listPriceRows(ctx, input)),
  applyPrices: adminProcedure.input(pricePreviewInput).mutation(({ ctx, input }) => applyPrices(ctx, input)),
  undoPrices: adminProcedure.input(pricePreviewInput).mutation(({ ctx, input }) => undoPrices(ctx, input)),
});
