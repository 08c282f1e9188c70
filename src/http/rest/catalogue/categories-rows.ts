import { z } from 'zod';
import { defineRow, type RestRow } from '#http/rest/kit/rest-row.ts';
import type { CategoryRow, Subcategory } from '#shared/firm/firm-types.ts';
import {
  createCategoryInput,
  createSubcategoryInput,
  updateCategoryInput,
  updateSubcategoryInput,
} from '#shared/inputs/firm-inputs.ts';

const tag = 'Categories';
const roles = ['admin'] as const;

const subcategoryShape = z.object({
  key: z.string(),
  name: z.string(),
  position: z.int(),
  active: z.boolean(),
});
const categoryShape = z.object({
  key: z.string(),
  name: z.string(),
  icon: z.string(),
  position: z.int(),
  active: z.boolean(),
  subcategories: z.array(subcategoryShape),
});
const message = z.object({ message: z.string() });

const TAKEN = ['Key taken', 'Name taken', 'Too many'];
const USED = ['In use', 'Last one'];

const { isActive: _isActive, ...newCategory } = createCategoryInput.shape;
const { isActive: _isActiveToo, category: _category, ...newSubcategory } = createSubcategoryInput.shape;

const changes = {
  name: updateCategoryInput.shape.name,
  position: updateCategoryInput.shape.position,
  active: z.boolean().optional(),
  move_to: updateCategoryInput.shape.moveTo,
};

/** In a body `key` is the new one; in the address it is the present one. */
const key = updateCategoryInput.shape.key;

export const categoriesRows: readonly RestRow[] = [
  defineRow({
    method: 'GET',
    url: '/categories',
    roles: ['guest'],
    input: z.object({}),
    output: z.object({
      categories: z.array(
        z.object({
          key: z.string(),
          name: z.string(),
          icon: z.string(),
          subcategories: z.array(z.object({ key: z.string(), name: z.string() })),
        }),
      ),
    }),
    doc: { tag, summary: 'The active categories with their active subcategories, by position' },
    call: async ({ caller }) => {
      const { categories } = await caller.public.firm.tables();
      const isActive = (row: { readonly isActive: boolean }) => row.isActive;
      return {
        categories: categories
          .filter(isActive)
          .map((row) => ({ ...row, subcategories: row.subcategories.filter(isActive) })),
      };
    },
  }),
  defineRow({
    method: 'POST',
    url: '/admin/categories',
    roles,
    status: 201,
    input: z.object({ ...newCategory, active: z.boolean().default(true) }),
    output: z.object({ category: categoryShape }),
    doc: { tag, summary: 'Add a category', errors: { 409: TAKEN } },
    call: async ({ caller }, { active: isActive, ...same }) => ({
      category: toCategory(await caller.admin.categories.create({ ...same, isActive })),
    }),
  }),
  defineRow({
    method: 'PUT',
    url: '/admin/categories/{category}',
    roles,
    input: z.object({
      category: key,
      key: updateCategoryInput.shape.newKey,
      icon: updateCategoryInput.shape.icon,
      ...changes,
    }),
    output: z.object({ category: categoryShape, moved: z.int().optional() }),
    doc: {
      tag,
      summary: 'Change a category; fields left out stay. With move_to its products go there',
      errors: { 404: ['Category not found'], 409: [...TAKEN, ...USED] },
    },
    call: async ({ caller }, { category, key: newKey, active: isActive, move_to: moveTo, ...same }) => {
      const saved = await caller.admin.categories.update({
        ...same,
        key: category,
        newKey,
        isActive,
        moveTo,
      });
      return {
        category: toCategory(saved.category),
        ...(moveTo === undefined ? {} : { moved: saved.moved }),
      };
    },
  }),
  defineRow({
    method: 'DELETE',
    url: '/admin/categories/{category}',
    roles,
    input: z.object({ category: key }),
    output: message,
    doc: {
      tag,
      summary: 'Delete a category that no product ever was in',
      errors: { 404: ['Category not found'], 409: USED },
    },
    call: async ({ caller }, { category }) => {
      await caller.admin.categories.remove({ key: category });
      return { message: 'Kategoria u fshi.' };
    },
  }),
  defineRow({
    method: 'POST',
    url: '/admin/categories/{category}/subcategories',
    roles,
    status: 201,
    input: z.object({ category: key, ...newSubcategory, active: z.boolean().default(true) }),
    output: z.object({ subcategory: subcategoryShape }),
    doc: { tag, summary: 'Add a subcategory', errors: { 404: ['Category not found'], 409: TAKEN } },
    call: async ({ caller }, { active: isActive, ...same }) => ({
      subcategory: toSubcategory(await caller.admin.categories.createSubcategory({ ...same, isActive })),
    }),
  }),
  defineRow({
    method: 'PUT',
    url: '/admin/categories/{category}/subcategories/{subcategory}',
    roles,
    input: z.object({
      category: key,
      subcategory: key,
      key: updateSubcategoryInput.shape.newKey,
      ...changes,
    }),
    output: z.object({ subcategory: subcategoryShape, moved: z.int().optional() }),
    doc: {
      tag,
      summary: 'Change a subcategory; fields left out stay. With move_to its products go there',
      errors: { 404: ['Category not found', 'Subcategory not found'], 409: [...TAKEN, 'In use'] },
    },
    call: async (
      { caller },
      { category, subcategory, key: newKey, active: isActive, move_to: moveTo, ...same },
    ) => {
      const saved = await caller.admin.categories.updateSubcategory({
        ...same,
        category,
        key: subcategory,
        newKey,
        isActive,
        moveTo,
      });
      return {
        subcategory: toSubcategory(saved.subcategory),
        ...(moveTo === undefined ? {} : { moved: saved.moved }),
      };
    },
  }),
  defineRow({
    method: 'DELETE',
    url: '/admin/categories/{category}/subcategories/{subcategory}',
    roles,
    input: z.object({ category: key, subcategory: key }),
    output: message,
    doc: {
      tag,
      summary: 'Delete a subcategory that no product ever was in',
      errors: { 404: ['Category not found', 'Subcategory not found'], 409: ['In use'] },
    },
    call: async ({ caller }, { category, subcategory }) => {
      await caller.admin.categories.removeSubcategory({ category, key: subcategory });
      return { message: 'Nënkategoria u fshi.' };
    },
  }),
];

function toSubcategory({ key: own, name, position, isActive }: Subcategory) {
  return { key: own, name, position, active: isActive };
}

function toCategory({ key: own, name, icon, position, isActive, subcategories }: CategoryRow) {
  return {
    key: own,
    name,
    icon,
    position,
    active: isActive,
    subcategories: subcategories.map(toSubcategory),
  };
}
