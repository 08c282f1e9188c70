import { z } from 'zod';
import { params, paramsOf } from '#http/rest/kit/params.ts';
import { type RestRow, rowsOf } from '#http/rest/kit/rest-row.ts';
import { arrayOf, listed, listOf, shapeOf, to } from '#http/rest/kit/shape.ts';
import type { CategoryRow, Subcategory } from '#shared/firm/firm-types.ts';
import {
  createCategoryInput,
  createSubcategoryInput,
  updateCategoryInput,
  updateSubcategoryInput,
} from '#shared/inputs/firm-inputs.ts';

const row = rowsOf({ tag: 'Categories', roles: ['admin'] });

const publicSubcategory = to.text.named('key', 'name');

const publicCategory = to.text.named('key', 'name', 'icon');

const publicSubcategoryShape = shapeOf<Subcategory>()(publicSubcategory);

const publicCategoryShape = shapeOf<CategoryRow>('PublicCategory')({
  ...publicCategory,
  subcategories: listOf(publicSubcategoryShape, (of) => of.subcategories.filter(isActive)),
});

const subcategoryShape = shapeOf<Subcategory>('Subcategory')({
  ...publicSubcategory,
  position: to.int((of) => of.position),
  active: to.bool(isActive),
});

const categoryShape = shapeOf<CategoryRow>('Category')({
  ...publicCategory,
  position: to.int((of) => of.position),
  active: to.bool(isActive),
  subcategories: listOf(subcategoryShape, (of) => of.subcategories),
});

const moved = z.int().optional();
const deleted = z.object({ message: z.string(), moved });

const TAKEN = ['Key taken', 'Name taken', 'Too many'] as const;
const USED = ['In use', 'Last one'] as const;

/** In a body `key` is the new one; in the address it is the current one. */
const { key, name, position, isActive: active, moveTo: move_to } = updateCategoryInput.shape;
const changes = { name, position, 'active as isActive': active, move_to };

export const categoriesRows: readonly RestRow[] = [
  row('GET /categories', {
    summary: 'The active categories with their active subcategories, by position',
    roles: ['guest'],
    output: z.object({ categories: listed(arrayOf(publicCategoryShape)) }),
    call: async ({ public: anyone }) => ({
      categories: (await anyone.firm.tables()).categories.filter(isActive),
    }),
  }),
  row('POST /admin/categories', {
    summary: 'Add a category',
    status: 201,
    input: paramsOf(createCategoryInput),
    output: z.object({ category: categoryShape }),
    errors: TAKEN,
    call: async ({ admin }, input) => ({ category: await admin.categories.create(input) }),
  }),
  row('PUT /admin/categories/{category}', {
    summary: 'Change a category; fields left out stay. With move_to its products go there',
    input: params({
      'category as key': key,
      'key as newKey': updateCategoryInput.shape.newKey,
      icon: updateCategoryInput.shape.icon,
      ...changes,
    }),
    output: z.object({ category: categoryShape.optional(), moved }),
    errors: ['Category not found', ...TAKEN, ...USED],
    call: async ({ admin }, input) => {
      const { category, ...did } = await admin.categories.update(input);
      return { category: onlyMoves(input) ? undefined : category, moved: movedOf(input, did) };
    },
  }),
  row('DELETE /admin/categories/{category}', {
    summary: 'Delete a category that no product is in. With move_to its products go there before',
    input: params({ 'category as key': key, move_to }),
    output: deleted,
    errors: ['Category not found', ...USED],
    call: async ({ admin }, input) => ({
      message: 'Kategoria u fshi.',
      moved: movedOf(input, await admin.categories.remove(input)),
    }),
  }),
  row('POST /admin/categories/{category}/subcategories', {
    summary: 'Add a subcategory',
    status: 201,
    input: paramsOf(createSubcategoryInput),
    output: z.object({ subcategory: subcategoryShape }),
    errors: ['Category not found', ...TAKEN],
    call: async ({ admin }, input) => ({ subcategory: await admin.categories.createSubcategory(input) }),
  }),
  row('PUT /admin/categories/{category}/subcategories/{subcategory}', {
    summary: 'Change a subcategory; fields left out stay. With move_to its products go there',
    input: params({
      category: key,
      'subcategory as key': key,
      'key as newKey': updateSubcategoryInput.shape.newKey,
      ...changes,
    }),
    output: z.object({ subcategory: subcategoryShape.optional(), moved }),
    errors: ['Category not found', 'Subcategory not found', ...TAKEN, 'In use'],
    call: async ({ admin }, input) => {
      const { subcategory, ...did } = await admin.categories.updateSubcategory(input);
      return { subcategory: onlyMoves(input) ? undefined : subcategory, moved: movedOf(input, did) };
    },
  }),
  row('DELETE /admin/categories/{category}/subcategories/{subcategory}', {
    summary: 'Delete a subcategory that no product is in. With move_to its products go there before',
    input: params({ category: key, 'subcategory as key': key, move_to }),
    output: deleted,
    errors: ['Category not found', 'Subcategory not found', 'In use'],
    call: async ({ admin }, input) => ({
      message: 'Nënkategoria u fshi.',
      moved: movedOf(input, await admin.categories.removeSubcategory(input)),
    }),
  }),
];

function isActive(of: { readonly isActive: boolean }): boolean {
  return of.isActive;
}

/** Only where a target was given. */
function movedOf({ moveTo }: { readonly moveTo?: string | undefined }, did: { readonly moved: number }) {
  return moveTo === undefined ? undefined : did.moved;
}

/** Products were moved, and the row itself was not changed. */
function onlyMoves({ moveTo, ...input }: { readonly moveTo?: string | undefined }): boolean {
  const changed = Object.entries(input).filter(
    ([name, value]) => name !== 'key' && name !== 'category' && value !== undefined,
  );
  return moveTo !== undefined && changed.length === 0;
}
