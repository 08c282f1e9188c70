import { z } from 'zod';
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

export const createRegionInput = z.object({
  name: regionFields.name,
  paperName: regionFields.paperName.default(''),
  position: regionFields.position.optional(),
  isActive: regionFields.isActive.default(true),
});

export const updateRegionInput = z.object(regionFields).partial().extend({ id: idInput });

export const regionInput = z.object({ id: idInput });

export const sortRowsInput = z.object({ ids: z.array(idInput).min(1).max(1000) });

export const moveCustomersInput = z.object({ id: idInput, toRegionId: idInput });

export type CreateRegion = z.output<typeof createRegionInput>;
export type UpdateRegion = z.output<typeof updateRegionInput>;
export type MoveCustomers = z.output<typeof moveCustomersInput>;
