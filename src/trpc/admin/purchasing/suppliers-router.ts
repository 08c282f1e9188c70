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
import { calls, callsOnce, router } from '#trpc/trpc.ts';

export const suppliersRouter = router({
  list: purchasingProcedure.input(listSuppliersInput).query(calls(listSuppliers)),
  get: purchasingProcedure.input(supplierInput).query(({ ctx, input }) => findSupplier(ctx, input.id)),
  create: purchasingProcedure.input(createSupplierInput).mutation(callsOnce(createSupplier)),
  update: purchasingProcedure.input(updateSupplierInput).mutation(calls(updateSupplier)),
  products: purchasingProcedure.input(supplierProductsInput).query(calls(listSupplierProducts)),
  ofProduct: purchasingProcedure.input(suppliersOfProductInput).query(calls(listSuppliersOfProduct)),
  setProducts: purchasingProcedure.input(setSupplierProductsInput).mutation(calls(setSupplierProducts)),
});
