import { z } from 'zod';
import { createCategory, deleteCategory, sortCategories, updateCategory } from '#domain/firm/categories.ts';
import { listCategoryRows, listRegionRows, listUnitRows } from '#domain/firm/read-firm.ts';
import {
  createRegion,
  deleteRegion,
  moveCustomers,
  sortRegions,
  updateRegion,
} from '#domain/firm/regions.ts';
import {
  createSubcategory,
  deleteSubcategory,
  sortSubcategories,
  updateSubcategory,
} from '#domain/firm/subcategories.ts';
import { createUnit, deleteUnit, sortUnits, updateUnit } from '#domain/firm/units.ts';
import { createVan, deleteVan, sortVans, updateVan } from '#domain/firm/vans.ts';
import { listUsualVans } from '#domain/users/driver-vans.ts';
import { idInput } from '#shared/inputs/basic-inputs.ts';
import {
  createCategoryInput,
  createRegionInput,
  createSubcategoryInput,
  createUnitInput,
  createVanInput,
  deleteCategoryInput,
  deleteSubcategoryInput,
  moveCustomersInput,
  sortRowsInput,
  sortSubcategoriesInput,
  unitKeyInput,
  updateCategoryInput,
  updateRegionInput,
  updateSubcategoryInput,
  updateUnitInput,
  updateVanInput,
} from '#shared/inputs/firm-inputs.ts';
import { adminProcedure } from '#trpc/procedures.ts';
import { calls, router } from '#trpc/trpc.ts';

export const categoriesRouter = router({
  list: adminProcedure.query(({ ctx }) => listCategoryRows(ctx.db)),
  create: adminProcedure.input(createCategoryInput).mutation(calls(createCategory)),
  update: adminProcedure.input(updateCategoryInput).mutation(calls(updateCategory)),
  sort: adminProcedure.input(sortRowsInput).mutation(calls(sortCategories)),
  remove: adminProcedure.input(deleteCategoryInput).mutation(calls(deleteCategory)),
  createSubcategory: adminProcedure.input(createSubcategoryInput).mutation(calls(createSubcategory)),
  updateSubcategory: adminProcedure.input(updateSubcategoryInput).mutation(calls(updateSubcategory)),
  sortSubcategories: adminProcedure.input(sortSubcategoriesInput).mutation(calls(sortSubcategories)),
  removeSubcategory: adminProcedure.input(deleteSubcategoryInput).mutation(calls(deleteSubcategory)),
});

export const regionsRouter = router({
  list: adminProcedure.query(({ ctx }) => listRegionRows(ctx.db)),
  create: adminProcedure.input(createRegionInput).mutation(calls(createRegion)),
  update: adminProcedure.input(updateRegionInput).mutation(calls(updateRegion)),
  sort: adminProcedure.input(sortRowsInput).mutation(calls(sortRegions)),
  remove: adminProcedure.input(z.object({ id: idInput })).mutation(calls(deleteRegion)),
  moveCustomers: adminProcedure.input(moveCustomersInput).mutation(calls(moveCustomers)),
});

export const vansRouter = router({
  usual: adminProcedure.query(({ ctx }) => listUsualVans(ctx)),
  create: adminProcedure.input(createVanInput).mutation(calls(createVan)),
  update: adminProcedure.input(updateVanInput).mutation(calls(updateVan)),
  sort: adminProcedure.input(sortRowsInput).mutation(calls(sortVans)),
  remove: adminProcedure.input(z.object({ id: idInput })).mutation(calls(deleteVan)),
});

export const unitsRouter = router({
  list: adminProcedure.query(({ ctx }) => listUnitRows(ctx.db)),
  create: adminProcedure.input(createUnitInput).mutation(calls(createUnit)),
  update: adminProcedure.input(updateUnitInput).mutation(calls(updateUnit)),
  sort: adminProcedure.input(sortRowsInput).mutation(calls(sortUnits)),
  remove: adminProcedure.input(unitKeyInput).mutation(calls(deleteUnit)),
});
