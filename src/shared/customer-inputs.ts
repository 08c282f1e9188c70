import { z } from 'zod';
import { idempotencyKeyInput, idInput, pageLimitInput } from './basic-inputs.ts';
import { cleanParagraphs } from './clean-text.ts';
import {
  addressInput,
  businessNumberInput,
  documentLanguageInput,
  fiscalNumberInput,
  optionalEmailInput,
  personNameInput,
  phoneInput,
  regionIdInput,
  searchTermInput,
  vatNumberInput,
} from './user-inputs.ts';

/** A customer whom the call centre registers; without a password, so they cannot log in. */
export const registerCustomerInput = z.object({
  name: personNameInput,
  phone: phoneInput,
  address: addressInput,
  regionId: regionIdInput,
  fiscalNumber: fiscalNumberInput.default(''),
  email: optionalEmailInput.default(null),
});

/** What the call centre may change of a customer; those left out stay. */
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

/** Finding customers by phone in any form, by part of a name, by the beginning of a fiscal number. */
export const searchCustomersInput = z.object({
  term: searchTermInput,
  limit: pageLimitInput.default(20),
});

/** Finding the one customer who has a phone number. */
export const findCustomerInput = z.object({ phone: z.string().trim().max(60) });

/** A note about a customer; `isForDriver` shows it at the customer's stops. */
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

/** A customer who was called today, or was not after all. */
export const setCalledInput = z.object({ customerId: idInput, isCalled: z.boolean() });

/** A note that the driver reads at the stop, or no longer. */
export const noteForDriverInput = z.object({ noteId: idInput, isForDriver: z.boolean() });
