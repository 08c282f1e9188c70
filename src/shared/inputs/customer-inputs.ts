import { z } from 'zod';
import { cleanParagraphs } from '#shared/text/clean-text.ts';
import { idempotencyKeyInput, idInput, pageLimitInput, regionIdInput } from './basic-inputs.ts';
import {
  addressInput,
  businessNumberInput,
  documentLanguageInput,
  fiscalNumberInput,
  optionalEmailInput,
  personNameInput,
  phoneInput,
  searchTermInput,
  vatNumberInput,
} from './user-inputs.ts';

export const registerCustomerInput = z.object({
  name: personNameInput,
  phone: phoneInput,
  address: addressInput,
  regionId: regionIdInput,
  fiscalNumber: fiscalNumberInput.default(''),
  email: optionalEmailInput.default(null),
});

export const updateCustomerInput = z.object({
  customerId: idInput,
  name: personNameInput.optional(),
  phone: phoneInput.optional(),
  address: addressInput.optional(),
  email: optionalEmailInput.optional(),
  regionId: regionIdInput.optional(),
  fiscalNumber: fiscalNumberInput.optional(),
  vatNumber: vatNumberInput.optional(),
  businessNumber: businessNumberInput.optional(),
  documentLanguage: documentLanguageInput.optional(),
});

export const searchCustomersInput = z.object({
  term: searchTermInput,
  limit: pageLimitInput.default(20),
});

export const addCustomerNoteInput = z.object({
  customerId: idInput,
  text: z
    .string({ error: 'Shënimi është i detyrueshëm.' })
    .max(4_000, 'Shënimi është tepër i gjatë.')
    .transform(cleanParagraphs)
    .pipe(z.string().min(1, 'Shënimi është i detyrueshëm.').max(1_000, 'Shënimi është tepër i gjatë.')),
  isForDriver: z.boolean().default(false),
  idempotencyKey: idempotencyKeyInput,
});
