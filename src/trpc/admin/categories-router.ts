import {
  createCategory,
  deleteCategory,
  listCategories,
  sortCategories,
  updateCategory,
} from '#domain/firm/categories.ts';
import {
  createSubcategory,
  deleteSubcategory,
  sortSubcategories,
  updateSubcategory,
} from '#domain/firm/subcategories.ts';
import {
  createCategoryInput,
  createSubcategoryInput,
  deleteCategoryInput,
  deleteSubcategoryInput,
  sortRowsInput,
  sortSubcategoriesInput,
  updateCategoryInput,
  updateSubcategoryInput,
} from '#shared/inputs/firm-inputs.ts';
import { adminProcedure } from '#trpc/procedures.ts';
import { calls, router } from '#trpc/trpc.ts';

export const categoriesRouter = router({
  list: adminProcedure.query(({ ctx }) => listCategories(ctx)),
  create: adminProcedure.input(createCategoryInput).mutation(calls(createCategory)),
  update: adminProcedure.input(updateCategoryInput).mutation(calls(updateCategory)),
  sort: adminProcedure.input(sortRowsInput).mutation(calls(sortCategories)),
  remove: adminProcedure.input(deleteCategoryInput).mutation(calls(deleteCategory)),
  createSubcategory: adminProcedure.input(createSubcategoryInput).mutation(calls(createSubcategory)),
  updateSubcategory: adminProcedure.input(updateSubcategoryInput).mutation(calls(updateSubcategory)),
  sortSubcategories: adminProcedure.input(sortSubcategoriesInput).mutation(calls(sortSubcategories)),
  removeSubcategory: adminProcedure.input(deleteSubcategoryInput).mutation(calls(deleteSubcategory)),
});
