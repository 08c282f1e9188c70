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
import { idempotencyKeyInput, storeImageInput } from '#shared/inputs/basic-inputs.ts';
import {
  changeManyProductsInput,
  createProductInput,
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
import { calls, router, withKeyOf } from '#trpc/trpc.ts';

export const productsRouter = router({
  list: adminProcedure.input(listProductsInput).query(calls(listProducts)),
  counts: adminProcedure.query(({ ctx }) => countProducts(ctx)),
  get: adminProcedure.input(productIdInput).query(calls(getStaffProduct)),
  bin: adminProcedure.input(productBinInput).query(calls(listProductBin)),
  storeImage: adminProcedure
    .input(storeImageInput)
    .mutation(async ({ ctx, input }) => storeProductImage(ctx, Buffer.from(await input.image.arrayBuffer()))),
  matchPictures: adminProcedure.input(matchPicturesInput).mutation(calls(matchPictures)),
  setPictures: adminProcedure.input(setPicturesInput).mutation(calls(setPictures)),
  create: adminProcedure
    .input(createProductInput)
    .mutation(({ ctx, input }) => once(ctx, 'product.create', withKeyOf(ctx, input), createProduct)),
  update: adminProcedure.input(updateProductInput).mutation(calls(updateProduct)),
  remove: adminProcedure.input(productIdInput).mutation(calls(deleteProduct)),
  restore: adminProcedure.input(productIdInput).mutation(calls(restoreProduct)),
  duplicate: adminProcedure
    .input(productIdInput.extend({ idempotencyKey: idempotencyKeyInput }))
    .mutation(({ ctx, input }) => once(ctx, 'product.duplicate', input, duplicateProduct)),
  setDiscount: adminProcedure.input(setDiscountInput).mutation(calls(setDiscount)),
  toggleFeatured: adminProcedure.input(toggleFeaturedInput).mutation(calls(toggleFeatured)),
  bulk: adminProcedure.input(changeManyProductsInput).mutation(calls(changeManyProducts)),
  previewPrices: adminProcedure.input(previewPricesInput).mutation(calls(previewPrices)),
  priceRows: adminProcedure.input(priceRowsInput).query(calls(listPriceRows)),
  applyPrices: adminProcedure.input(pricePreviewInput).mutation(calls(applyPrices)),
  undoPrices: adminProcedure.input(pricePreviewInput).mutation(calls(undoPrices)),
});
