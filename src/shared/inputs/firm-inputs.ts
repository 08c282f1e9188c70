import { z } from 'zod';
import { CATEGORY_ICONS } from '#shared/firm/firm-types.ts';
import { cleanLine } from '#shared/text/clean-text.ts';
import { idInput } from './basic-inputs.ts';

const NAME_MESSAGE = 'Emri ka 1 deri në 60 shenja.';

function line(max: number, message: string) {
  return z
    .string({ error: message })
    .max(1_000, message)
    .transform(cleanLine)
    .pipe(z.string().max(max, message));
}

const nameInput = line(60, NAME_MESSAGE).pipe(z.string().min(1, NAME_MESSAGE));

const positionInput = z.int().min(1).max(10_000);

const regionFields = {
  name: nameInput,
  paperName: line(60, NAME_MESSAGE),
  position: positionInput,
  isActive: z.boolean(),
};

/** A new row is the last, and active. */
const atTheEnd = { position: positionInput.optional(), isActive: z.boolean().default(true) };

export const createRegionInput = z.object({
  ...regionFields,
  paperName: regionFields.paperName.default(''),
  ...atTheEnd,
});

export const updateRegionInput = z.object(regionFields).partial().extend({ id: idInput });

export const sortRowsInput = z.object({ ids: z.array(idInput).min(1).max(1000) });

export const moveCustomersInput = z.object({ id: idInput, toRegionId: idInput });

const CATEGORY_KEY_MESSAGE = 'Çelësi ka 2 deri në 30 shenja: shkronja të vogla, shifra, vizë.';

const SUBCATEGORY_KEY_MESSAGE = 'Çelësi ka 2 deri në 30 shenja: shkronja, shifra, / dhe hapësira.';

const categoryKeyInput = z
  .string({ error: CATEGORY_KEY_MESSAGE })
  .regex(/^[a-z0-9-]{2,30}$/, CATEGORY_KEY_MESSAGE);

const subcategoryKeyInput = z
  .string({ error: SUBCATEGORY_KEY_MESSAGE })
  .regex(/^[\p{L}\p{N}/ ]{2,30}$/u, SUBCATEGORY_KEY_MESSAGE)
  .refine((key) => key.trim() === key, SUBCATEGORY_KEY_MESSAGE);

const knownKeyInput = z.string().min(1).max(60);

const iconInput = z.enum(CATEGORY_ICONS, { error: 'Zgjidhni ikonën.' });

export const createCategoryInput = z.object({
  key: categoryKeyInput,
  name: nameInput,
  icon: iconInput.default('box'),
  ...atTheEnd,
});

export const updateCategoryInput = z.object({
  key: knownKeyInput,
  newKey: categoryKeyInput.optional(),
  name: nameInput.optional(),
  icon: iconInput.optional(),
  position: positionInput.optional(),
  isActive: z.boolean().optional(),
  moveTo: knownKeyInput.optional(),
});

export const deleteCategoryInput = z.object({ key: knownKeyInput, moveTo: knownKeyInput.optional() });

export const createSubcategoryInput = z.object({
  category: knownKeyInput,
  key: subcategoryKeyInput,
  name: nameInput,
  ...atTheEnd,
});

export const updateSubcategoryInput = z.object({
  category: knownKeyInput,
  key: knownKeyInput,
  newKey: subcategoryKeyInput.optional(),
  name: nameInput.optional(),
  position: positionInput.optional(),
  isActive: z.boolean().optional(),
  moveTo: knownKeyInput.optional(),
});

export const sortSubcategoriesInput = sortRowsInput.extend({ category: knownKeyInput });

export const deleteSubcategoryInput = deleteCategoryInput.extend({ category: knownKeyInput });

const UNIT_KEY_MESSAGE = 'Çelësi ka 1 deri në 8 shkronja të mëdha.';

const UNIT_CODE_MESSAGE = 'Kodi ka 2 ose 3 shkronja të mëdha a shifra (UN/ECE Rec. 20).';

const unitFields = {
  name: nameInput,
  nameEn: line(60, NAME_MESSAGE),
  nameSr: line(60, NAME_MESSAGE),
  code: z.string({ error: UNIT_CODE_MESSAGE }).regex(/^[A-Z0-9]{2,3}$/, UNIT_CODE_MESSAGE),
  position: positionInput,
  isActive: z.boolean(),
};

/** `name` is the Albanian one; the other languages are optional. */
export const createUnitInput = z.object({
  key: z.string({ error: UNIT_KEY_MESSAGE }).regex(/^[A-Z]{1,8}$/, UNIT_KEY_MESSAGE),
  ...unitFields,
  nameEn: unitFields.nameEn.default(''),
  nameSr: unitFields.nameSr.default(''),
  code: unitFields.code.default('C62'),
  ...atTheEnd,
});

export const updateUnitInput = z.object(unitFields).partial().extend({ key: knownKeyInput });

export const unitKeyInput = z.object({ key: knownKeyInput });

export type CreateUnit = z.output<typeof createUnitInput>;
export type UpdateUnit = z.output<typeof updateUnitInput>;

const PLATE_MESSAGE = 'Targa ka 1 deri në 20 shenja.';

const PAYLOAD_MESSAGE = 'Ngarkesa është numër i plotë, 1 deri në 100.000 kg.';

const BOXES_MESSAGE = 'Pakot janë numër i plotë, 1 deri në 10.000.';

const vanFields = {
  name: nameInput,
  plate: line(20, PLATE_MESSAGE).pipe(z.string().min(1, PLATE_MESSAGE)),
  payloadKg: z
    .int({ error: PAYLOAD_MESSAGE })
    .min(1, PAYLOAD_MESSAGE)
    .max(100_000, PAYLOAD_MESSAGE)
    .nullable(),
  boxes: z.int({ error: BOXES_MESSAGE }).min(1, BOXES_MESSAGE).max(10_000, BOXES_MESSAGE).nullable(),
  position: positionInput,
  isActive: z.boolean(),
};

export const createVanInput = z.object({
  ...vanFields,
  payloadKg: vanFields.payloadKg.default(null),
  boxes: vanFields.boxes.default(null),
  ...atTheEnd,
});

export const updateVanInput = z.object(vanFields).partial().extend({ id: idInput });

export type CreateVan = z.output<typeof createVanInput>;
export type UpdateVan = z.output<typeof updateVanInput>;
export type CreateCategory = z.output<typeof createCategoryInput>;
export type UpdateCategory = z.output<typeof updateCategoryInput>;
export type CreateSubcategory = z.output<typeof createSubcategoryInput>;
export type UpdateSubcategory = z.output<typeof updateSubcategoryInput>;
export type SortSubcategories = z.output<typeof sortSubcategoriesInput>;
export type DeleteCategory = z.output<typeof deleteCategoryInput>;
export type DeleteSubcategory = z.output<typeof deleteSubcategoryInput>;
export type CreateRegion = z.output<typeof createRegionInput>;
export type UpdateRegion = z.output<typeof updateRegionInput>;
export type MoveCustomers = z.output<typeof moveCustomersInput>;
