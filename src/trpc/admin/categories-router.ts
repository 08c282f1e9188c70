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
import { router } from '#trpc/trpc.ts';

export const categoriesRouter = router({
  list: adminProcedure.query(({ ctx }) => listCategories(ctx)),
  create: adminProcedure.input(createCategoryInput).mutation(({ ctx, input }) => createCategory(ctx, input)),
  update: adminProcedure.input(updateCategoryInput).mutation(({ ctx, input }) => updateCategory(ctx, input)),
  sort: adminProcedure.input(sortRowsInput).mutation(({ ctx, input }) => sortCategories(ctx, input)),
  remove: adminProcedure.input(deleteCategoryInput).mutation(({ ctx, input }) => deleteCategory(ctx, input)),
  createSubcategory: adminProcedure
    .input(createSubcategoryInput)
    .mutation(({ ctx, input }) => createSubcategory(ctx, input)),
  updateSubcategory: adminProcedure
    .input(updateSubcategoryInput)
    .mutation(({ ctx, input }) => updateSubcategory(ctx, input)),
  sortSubcategories: adminProcedure
    .input(sortSubcategoriesInput)
    .mutation(({ ctx, input }) => sortSubcategories(ctx, input)),
  removeSubcategory: adminProcedure
    .input(deleteSubcategoryInput)
    .mutation(({ ctx, input }) => deleteSubcategory(ctx, input)),
});
