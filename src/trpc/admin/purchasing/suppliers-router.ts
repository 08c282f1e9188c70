import {
  listSupplierProducts,
  listSuppliersOfProduct,
  setSupplierProducts,
} from '#domain/purchasing/suppliers/supplier-products.ts';
import {
  createSupplier,
  findSupplier,
  listSuppliers,
  updateSupplier,
} from '#domain/purchasing/suppliers/suppliers.ts';
import {
  createSupplierInput,
  listSuppliersInput,
  setSupplierProductsInput,
  supplierInput,
  supplierProductsInput,
  suppliersOfProductInput,
  updateSupplierInput,
} from '#shared/purchasing/supplier-inputs.ts';
import { purchasingProcedure } from '#trpc/procedures.ts';
import { router } from '#trpc/trpc.ts';
import { withKeyOf } from '#trpc/with-key.ts';

export const suppliersRouter = router({
  list: purchasingProcedure.input(listSuppliersInput).query(({ ctx, input }) => listSuppliers(ctx, input)),
  get: purchasingProcedure.input(supplierInput).query(({ ctx, input }) => findSupplier(ctx, input.id)),
  create: purchasingProcedure
    .input(createSupplierInput)
    .mutation(({ ctx, input }) => createSupplier(ctx, withKeyOf(ctx, input))),
  update: purchasingProcedure
    .input(updateSupplierInput)
    .mutation(({ ctx, input }) => updateSupplier(ctx, input)),
  products: purchasingProcedure
    .input(supplierProductsInput)
    .query(({ ctx, input }) => listSupplierProducts(ctx, input)),
  ofProduct: purchasingProcedure
    .input(suppliersOfProductInput)
    .query(({ ctx, input }) => listSuppliersOfProduct(ctx, input)),
  setProducts: purchasingProcedure
    .input(setSupplierProductsInput)
    .mutation(({ ctx, input }) => setSupplierProducts(ctx, input)),
});
